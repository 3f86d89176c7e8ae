import type { ReactNode } from 'react';
import { useHref } from 'react-router-dom';

interface Props {
  /** The address, without the prefix of the language. */
  to: string;
  /** What is sent besides the controls inside. */
  fields: Readonly<Record<string, string>>;
  label?: string;
  children: ReactNode;
}

/** A form that the browser sends itself; the server answers with a page. */
export const PostForm = ({ to, fields, label, children }: Props) => (
  <form method="post" action={useHref(to)} noValidate aria-label={label}>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
);
