import * as v from 'valibot';
import type { Values } from '#platform/db/sql.ts';
import { checked } from '#kernel/checked.ts';
import type { CategoryTree } from '../product/category-tree.ts';
import type { Language } from '#kernel/language.ts';
import { isPublished, summaryColumns, translationJoin } from '../product/product.columns.ts';
import type { CategoryModel } from '../product/product.model.ts';
import { isEverywhere, searchedTerm, termSql } from './search-term.ts';

/** The most suggested products, and the most suggested categories. */
export const MOST_PRODUCTS = 6;
const MOST_CATEGORIES = 4;

/**
 * How many of the best rated products are looked at before a term's index is used: common terms are found among them.
 */
const BEST = 1000;

/** Returns the term as it is searched. @throws InvalidInput when it is too long */
export const checkTerm = (term: string): string => checked(v.object({ term: searchedTerm }), { term }).term;

/** Returns the first of the found categories, in the shop's order. */
export const suggestedCategories = ({ roots }: CategoryTree, found: readonly string[]): CategoryModel[] => {
  const wanted = new Set(found);
  const at = (category: CategoryModel): CategoryModel[] => [
    ...(wanted.has(category.id) ? [category] : []),
    ...category.children.flatMap(at),
  ];
  return roots.flatMap(at).slice(0, MOST_CATEGORIES);
};

/**
 * Finds the categories and the first products for a term: one row. Most names contain a term of one or two letters: if
 * enough of the best rated products match it best, no others are read, since they would come first in the list anyway.
 */
export const buildSuggestions = ({ term, language }: { term: string; language: Language }, values: Values): string => {
  const { conditions, tests, relevance } = termSql(term, values);
  // Nearly every name contains a single letter: the list is then sorted by rating alone.
  const isRanked = !isEverywhere(term);
  const [rank, sold] = isRanked ? [relevance, 's.sold DESC,'] : ['3', ''];
  const isSure = isRanked
    ? `${rank} = 3 AND (rating > (SELECT min(rating) FROM best) OR (SELECT count(*) FROM best) < ${BEST})`
    : 'true';
  return `WITH best AS MATERIALIZED (
        SELECT id, rating, search_text FROM products WHERE ${isPublished('products')} ORDER BY rating DESC, id DESC LIMIT ${BEST}
      ), near AS MATERIALIZED (
        SELECT id, 3 AS relevance FROM best WHERE ${tests.join(' AND ')} AND ${isSure}
      ), found AS MATERIALIZED (
        SELECT id, rating, ${rank} AS relevance FROM products
        WHERE (SELECT count(*) FROM near) < ${MOST_PRODUCTS} AND ${isPublished('products')} AND ${conditions().join(' AND ')}
      ), chosen AS (
        SELECT id, relevance FROM near WHERE (SELECT count(*) FROM near) >= ${MOST_PRODUCTS}
        UNION ALL
        (SELECT id, relevance FROM found ORDER BY relevance DESC, rating DESC FETCH FIRST ${MOST_PRODUCTS} ROWS WITH TIES)
      )
      SELECT (
        SELECT coalesce(json_agg(item), '[]') FROM (
          SELECT ${summaryColumns(language)}
          FROM chosen JOIN products p USING (id) JOIN product_stock s ON s.product_id = p.id ${translationJoin(language)}
          ORDER BY relevance DESC, p.rating DESC, ${sold} p.id DESC LIMIT ${MOST_PRODUCTS}
        ) item
      ) AS products,
      ARRAY(SELECT id FROM categories WHERE ${tests.join(' AND ')}) AS categories`;
};

/** Finds the categories for a term. */
export const buildCategoriesOfTerm = ({ term }: { term: string }, values: Values): string =>
  `SELECT id FROM categories WHERE ${termSql(term, values).tests.join(' AND ')}`;
