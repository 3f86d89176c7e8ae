import type { MenuCategory } from '#schema/shop-settings.ts';
import type { CategoryModel } from '#catalogue/product/product.model.ts';

/** Returns the categories of the menus: the chosen ones and those above them, in the order of the tree. */
export const menuOf = (categories: readonly CategoryModel[], chosen: ReadonlySet<string>): MenuCategory[] =>
  categories.flatMap(({ slug, name, banglaName, children }) => {
    const below = menuOf(children, chosen);
    if (!chosen.has(slug) && below.length === 0) return [];
    return [{ slug, name: { en: name, bn: banglaName ?? name }, children: below }];
  });
