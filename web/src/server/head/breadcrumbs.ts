import { paths } from '#web/lib/paths.ts';
import type { PageInput } from './facts.ts';

interface Category {
  slug: string;
  name: string;
  parent?: Category | null;
}

/** Returns a category and those above it, the root first. */
const lineOf = (category: Category): Category[] => [...(category.parent ? lineOf(category.parent) : []), category];

/** Returns the way from the home page to a category, or to a page in it, as schema.org has it. */
export const breadcrumbs = (
  category: Category,
  { messages: { t, translate }, urlOf }: Pick<PageInput, 'messages' | 'urlOf'>,
  page?: { name: string; path: string },
): object => {
  const steps = [
    { name: t('breadcrumb.home'), path: paths.home },
    ...lineOf(category).map(({ slug, name }) => ({ name: translate(name), path: paths.category(slug) })),
    ...(page ? [page] : []),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: urlOf(path),
    })),
  };
};
