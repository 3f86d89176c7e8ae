import { Link } from 'react-router-dom';
import type { Breadcrumb_CategoryFragment } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';

/* GraphQL */ `
  fragment Breadcrumb_category on Category {
    slug
    name
    parent {
      slug
      name
      parent {
        slug
        name
      }
    }
  }
`;

interface Props {
  category: Breadcrumb_CategoryFragment;
  /** The name of a product in the category; the category is a link then. */
  product?: string;
}

/** The path from the home page to this category or product. */
export const Breadcrumb = ({ category, product }: Props) => {
  const { t, translate } = useMessages();
  const steps = [category.parent?.parent, category.parent, product === undefined ? null : category].filter(
    (step) => step !== null && step !== undefined,
  );
  return (
    <nav aria-label={t('breadcrumb.label')}>
      <ol className="breadcrumb text-sm muted">
        <Step to={paths.home}>{t('breadcrumb.home')}</Step>
        {steps.map(({ slug, name }, place) => (
          <Step key={slug} to={paths.category(slug)} lastOnPhone={product !== undefined && place === steps.length - 1}>
            {translate(name)}
          </Step>
        ))}
        <li aria-current="page" className={product === undefined ? undefined : 'from-md'}>
          {product ?? translate(category.name)}
        </li>
      </ol>
    </nav>
  );
};

interface StepProps {
  to: string;
  /** Left out on a phone for the product's own name. */
  lastOnPhone?: boolean;
  children: string;
}

const Step = ({ to, lastOnPhone = false, children }: StepProps) => (
  <li className={lastOnPhone ? 'breadcrumb-last' : undefined}>
    <Link to={to}>{children}</Link>
  </li>
);
