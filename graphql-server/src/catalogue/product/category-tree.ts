import type { RowOf } from '#platform/db/sql.ts';
import type { CategoryModel } from './product.model.ts';

/** A category as the database returns it, siblings in the shop's order. */
export type CategoryTreeRow = RowOf<'categoryRows'>;

/** The category tree at one moment. */
export interface CategoryTree {
  roots: CategoryModel[];
  /** Categories by id; every product's category is among them. */
  byId: ReadonlyMap<string, CategoryModel>;
  bySlug: ReadonlyMap<string, CategoryModel>;
}

/** Links rows into a tree. */
export const buildTree = (rows: readonly CategoryTreeRow[]): CategoryTree => {
  const byId = new Map<string, CategoryModel>(
    rows.map(({ id, slug, name, banglaName, picture }) => [
      id,
      { id, slug, name, banglaName, picture, parent: null, children: [] },
    ]),
  );
  for (const row of rows) {
    const category = byId.get(row.id);
    const parent = row.parentId === null ? undefined : byId.get(row.parentId);
    if (!category || !parent) continue;
    category.parent = parent;
    parent.children.push(category);
  }
  const all = [...byId.values()];
  return {
    roots: all.filter((category) => category.parent === null),
    byId,
    bySlug: new Map(all.map((category) => [category.slug, category])),
  };
};

/** Returns the leaves at and below a category. */
export const leavesOf = (category: CategoryModel): CategoryModel[] =>
  category.children.length === 0 ? [category] : category.children.flatMap(leavesOf);

/** Returns the departments: the categories directly above leaves, in the shop's order. */
export const departmentsOf = (roots: readonly CategoryModel[]): CategoryModel[] =>
  roots.flatMap((category) => {
    const below = departmentsOf(category.children);
    return category.children.some((child) => child.children.length === 0) ? [category, ...below] : below;
  });
