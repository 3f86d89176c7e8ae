/** Roots of the category tree that have their own path (spec §2). */
const ROOT_PAGES = new Set(['electronics', 'fashion', 'home-furniture']);

/** Returns the path of the page of a category of any level. */
export const categoryPath = (slug: string): string =>
  ROOT_PAGES.has(slug) ? `/${slug}` : `/admin/${encodeURIComponent(slug)}`;
