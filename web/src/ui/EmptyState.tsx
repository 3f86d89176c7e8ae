import type { ReactNode } from 'react';

interface Props {
  title: string;
  text?: string;
  /** Level of the title: h1 where the page has nothing else. */
  heading?: 'h1' | 'h2';
  /** What to do next. */
  children?: ReactNode;
}

/** Says that there is nothing to show, and what to do next. */
export const EmptyState = ({ title, text, heading: Heading = 'h2', children }: Props) => (
  <div className="state-empty">
    <Heading className="heading text-lg">{title}</Heading>
    {text && <p className="muted">{text}</p>}
    {children && <div>{children}</div>}
  </div>
);
