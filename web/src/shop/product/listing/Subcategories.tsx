import { Link } from 'react-router-dom';
import type { Subcategories_CategoryFragment } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Picture } from '#web/ui/Picture.tsx';

/* GraphQL */ `
  fragment Subcategories_category on Category {
    children {
      slug
      name
      productCount
      picture {
        path
        alt
      }
    }
  }
`;

/** The direct subcategories of a category, with counts; nothing for a leaf. */
export const Subcategories = ({ category }: { category: Subcategories_CategoryFragment }) => {
  const { t, translate } = useMessages();
  if (category.children.length === 0) return null;
  return (
    <nav aria-label={t('category.children')}>
      {/* A scrolling row on a phone, so that the products are not far below. */}
      <ul className="subcategories">
        {category.children.map(({ slug, name, productCount, picture }) => (
          <li key={slug}>
            <Link to={paths.category(slug)}>
              <div className="thumbnail">
                <Picture picture={picture} sizes="48px" widest={160} decorative />
              </div>
              <span>
                <span className="text-sm bold">{translate(name)}</span>{' '}
                <span className="text-xs muted">{t('category.count', { count: productCount })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
