import { Link } from 'react-router-dom';
import { groundOf } from '#web/lib/groundOf.ts';
import { paths } from '#web/lib/paths.ts';
import { useSettings } from '#web/lib/settings.ts';
import { useMessages } from '#web/messages/useMessages.ts';

/** The departments of a new shop, by slug. */
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

/** The departments of the menus as painted boards: where to go when a list is empty. */
export const Departments = () => {
  const { t, translate, language } = useMessages();
  const { menu } = useSettings();
  const departments = menu.length > 0 ? menu.map(({ slug, name }) => [name[language], slug] as const) : DEPARTMENTS;
  return (
    <nav aria-label={t('header.category')}>
      <ul className="departments">
        {departments.map(([name, slug]) => (
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
