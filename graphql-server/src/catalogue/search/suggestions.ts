import * as v from 'valibot';
import { checked } from '#kernel/checked.ts';
import { leavesOf, type CategoryTree } from '../product/category-tree.ts';
import type { CategoryModel } from '../product/product.model.ts';
import { searchedTerm, type TermQuery } from './term-query.ts';

/** The most suggested products, and the most suggested categories. */
export const MOST_PRODUCTS = 6;
const MOST_CATEGORIES = 4;

/** Returns the term as it is searched. @throws InvalidInput when it is too long */
export const checkTerm = (term: string): string => checked(v.object({ term: searchedTerm }), { term }).term;

/** Returns the first categories with products that each word of a query names, in the shop's order. */
export const suggestedCategories = ({ roots }: CategoryTree, { words, filled }: TermQuery): CategoryModel[] => {
  const hasProducts = (category: CategoryModel) => leavesOf(category).some(({ id }) => filled.includes(id));
  const isNamed = ({ id }: CategoryModel) =>
    words.length > 0 && words.every(({ categories, begun }) => categories.includes(id) || begun.includes(id));
  const at = (category: CategoryModel): CategoryModel[] => [
    ...(isNamed(category) && hasProducts(category) ? [category] : []),
    ...category.children.flatMap(at),
  ];
  return roots.flatMap(at).slice(0, MOST_CATEGORIES);
};
