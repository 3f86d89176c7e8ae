import type { ReactNode } from 'react';

interface Props {
  title: string;
  text: string;
  /** Links to what is there. */
  children: ReactNode;
}

/** In place of a page: what it should show does not exist. */
export const MissingState = ({ title, text, children }: Props) => (
  <div className="page state-failed">
    <h1 className="heading text-xl">{title}</h1>
    <p className="muted">{text}</p>
    <div>{children}</div>
  </div>
);
