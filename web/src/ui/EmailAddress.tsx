import { Fragment } from 'react';

/** An e-mail address that breaks, where it has to, behind its @ and its dots and not inside a word. */
export const EmailAddress = ({ email }: { email: string }) =>
  email.split(/(?<=[@.])/).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
