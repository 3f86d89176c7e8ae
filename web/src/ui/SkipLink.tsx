import type { ComponentProps } from 'react';

/** A link to the page's content, which the keyboard reaches first; it is visible while it has the focus. */
export const SkipLink = ({ href, children }: ComponentProps<'a'>) => (
  <a href={href} className="skip-link">
    {children}
  </a>
);
