import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  title: string;
  subtitle?: string;
  /** The link to the whole list, and its label. */
  all?: { to: string; label: string };
  children: ReactNode;
}

/** A section of the home page under its heading. */
export const Section = ({ title, subtitle, all, children }: Props) => {
  const id = useId();
  return (
    <section className="page section" aria-labelledby={id}>
      <div className="section-head">
        <div>
          <h2 id={id} className="heading text-xl">
            {title}
          </h2>
          {subtitle && <p className="muted">{subtitle}</p>}
        </div>
        {all && (
          <Link to={all.to} className="button button-outline button-sm">
            {all.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
};
