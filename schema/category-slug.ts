/** Paths of the spec's menus that differ from their category's name. */
const ALIASES: Record<string, string> = { chart: 'mobile-phones' };

/**
 * Returns the slug of the category that a path names: /admin/Laptops is laptops, /admin/SmartWatches smart-watches,
 * /admin/Chart mobile-phones.
 */
export const categorySlug = (named: string): string => {
  const slug = named
    .trim()
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase();
  return ALIASES[slug] ?? slug;
};
