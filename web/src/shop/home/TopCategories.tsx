import { Link } from 'react-router-dom';
import type { TopCategories_CategoryFragment } from '#web/generated/graphql.ts';
import { groundOf } from '#web/lib/groundOf.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { Section } from './Section.tsx';

/* GraphQL */ `
  fragment TopCategories_category on Category {
    slug
    picture {
      path
    }
  }
`;

/** The twelve tiles (spec §2), by slug of their category, with their department's. */
const TILES = [
  ['Mobile Phones', 'mobile-phones', 'electronics'],
  ['Laptops', 'laptops', 'electronics'],
  ['Smart Watches', 'smart-watches', 'electronics'],
  ['Cleansers', 'cleansers', 'beauty-health'],
  ['Serums', 'serums', 'beauty-health'],
  ['Moisturizers', 'moisturizers', 'beauty-health'],
  ['Furniture', 'furniture', 'home-furniture'],
  ['Baby Clothing', 'baby-clothing', 'fashion'],
  ["Men's Clothing", 'mens-clothing', 'fashion'],
  ["Women's Clothing", 'womens-clothing', 'fashion'],
  ['Educational', 'educational', 'toys-baby'],
  ['Shampoos', 'shampoos', 'beauty-health'],
] as const;

/** A root of the category tree, with two levels below it. */
interface Root extends TopCategories_CategoryFragment {
  children: (TopCategories_CategoryFragment & { children: TopCategories_CategoryFragment[] })[];
}

/** Twelve tiles that link to categories. The tiles are rendered at once, their pictures when the data is loaded. */
export default function TopCategories({ roots }: { roots: readonly Root[] }) {
  const { t, translate } = useMessages();
  const categories = roots.flatMap((root) => [root, ...root.children.flatMap((child) => [child, ...child.children])]);
  const pictures = new Map(categories.map(({ slug, picture }) => [slug, picture && { ...picture, alt: '' }]));
  return (
    <Section title={t('home.categories')}>
      <ul className="tiles">
        {TILES.map(([name, slug, department]) => (
          <li key={slug}>
            <Link to={paths.category(slug)} className="tile on-ground" data-ground={groundOf(department)}>
              <span className="bold">{translate(name)}</span>
              <Picture
                picture={pictures.get(slug)}
                sizes="(min-width: 1280px) 210px, (min-width: 1024px) 23vw, (min-width: 768px) 31vw, 72px"
                widest={480}
                decorative
                className="lift"
              />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
