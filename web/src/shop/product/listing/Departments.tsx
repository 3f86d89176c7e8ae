import { Link } from 'react-router-dom';
import { groundOf } from '#web/lib/groundOf.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';

/** The departments, by slug. */
const DEPARTMENTS = [
  ['Electronics', 'electronics'],
  ['Fashion', 'fashion'],
  ['Home & Furniture', 'home-furniture'],
  ['Beauty & Health', 'beauty-health'],
  ['Smart Home Devices', 'smart-home-devices'],
  ['Sports & Outdoors', 'sports-outdoors'],
  ['Toys & Baby', 'toys-baby'],
  ['Groceries', 'groceries'],
  ['Books', 'books'],
] as const;

/** All departments as painted boards: where to go when a list is empty. */
export const Departments = () => {
  const { t, translate } = useMessages();
  return (
    <nav aria-label={t('header.category')}>
      <ul className="departments">
        {DEPARTMENTS.map(([name, slug]) => (
          <li key={slug}>
            <Link to={paths.category(slug)} className="on-ground heading text-lg" data-ground={groundOf(slug)}>
              {translate(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
