import { Fragment } from 'react';

/** An e-mail address that breaks, where it has to, behind its @ and its dots and not inside a word. */
export const EmailAddress = ({ email }: { email: string }) =>
  // Not a lookbehind, by which Safari before 16.4 would not read the file.
  (email.match(/[^@.]+[@.]?|[@.]/g) ?? []).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
