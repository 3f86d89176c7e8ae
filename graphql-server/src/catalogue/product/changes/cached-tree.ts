import type { CategoryTree } from '../category-tree.ts';
import type { CatalogueWatch } from './catalogue-watch.ts';

/**
 * Returns a function that reads the category tree once for all, until a category changes anywhere: it may be a second old. So a product may have a
 * category that is newer.
 */
export const cacheTree = (
  read: () => Promise<CategoryTree>,
  watch: CatalogueWatch,
): (() => Promise<CategoryTree>) => {
  let kept: { tree: Promise<CategoryTree>; moment: number } | undefined;
  return () => {
    if (kept && watch.isUpToDate() && !watch.hasChanged([], kept.moment)) return kept.tree;
    const begun = { tree: read(), moment: watch.moment };
    kept = begun;
    begun.tree.catch(() => {
      if (kept === begun) kept = undefined;
    });
    return begun.tree;
  };
};
