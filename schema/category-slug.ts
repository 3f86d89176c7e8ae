/** Addresses of the spec's menus that are not called like their category. */
const ALIASES: Record<string, string> = { chart: 'mobile-phones' };

/** The slug that an address means: /admin/Laptops is laptops, /admin/SmartWatches smart-watches, /admin/Chart mobile-phones. */
export const categorySlug = (named: string): string => {
  const slug = named
    .trim()
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase();
  return ALIASES[slug] ?? slug;
};
