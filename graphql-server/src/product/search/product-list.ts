import * as v from 'valibot';
import { checked } from '../../checked.ts';
import { leavesOf, type CategoryTree } from '../category-tree.ts';
import { isPublished } from '../product.columns.ts';
import type { CategoryModel } from '../product.model.ts';
import type { Values } from '../../db/sql.ts';
import { isEverywhere, searchedTerm, termSql } from './search-term.ts';

/** A checked filter with its categories looked up. */
export interface CheckedFilter {
  term: string;
  /** undefined: the whole shop; null: a category that does not exist, so no products. */
  within: CategoryModel | null | undefined;
  /** Chosen categories; unknown slugs are left out. */
  categories: CategoryModel[];
  brands: string[];
  /** Whether any category or brand was chosen, known or not. */
  hasChoice: boolean;
  minPriceCents: number | null;
  maxPriceCents: number | null;
  rating: number | null;
}

const MOST_CHOICES = 50;

const choices = (field: string) =>
  v.nullish(
    v.pipe(v.array(v.string()), v.maxLength(MOST_CHOICES, `Too many ${field}: ${MOST_CHOICES} at most.`)),
    [],
  );

const priceCents = v.nullish(v.pipe(v.number(), v.minValue(0, 'A price cannot be negative.')), null);

const NO_RATING = 'A rating is a whole number from 1 to 5.';

const filterInput = v.object({
  term: v.nullish(searchedTerm, ''),
  within: v.nullish(v.string()),
  categories: choices('categories'),
  brands: choices('brands'),
  minPriceCents: priceCents,
  maxPriceCents: priceCents,
  rating: v.nullish(v.pipe(v.number(), v.minValue(1, NO_RATING), v.maxValue(5, NO_RATING)), null),
});

/** The filter of a list, as sent. */
export type ProductFilter = v.InferInput<typeof filterInput>;

/** Whether a filter names categories, so that the tree is needed to check it. */
export const namesCategories = (filter: ProductFilter): boolean =>
  typeof filter.within === 'string' || (filter.categories?.length ?? 0) > 0;

/** Checks a filter and looks up its categories. @throws InvalidInput with every invalid field */
export const checkFilter = (sent: ProductFilter, tree: CategoryTree | null): CheckedFilter => {
  const { filter } = checked(v.object({ filter: filterInput }), { filter: sent });
  const { within, categories: chosen } = filter;
  const brands = [...new Set(filter.brands)];
  return {
    ...filter,
    within: typeof within === 'string' ? (tree?.bySlug.get(within) ?? null) : undefined,
    categories: chosen.flatMap((slug) => tree?.bySlug.get(slug) ?? []),
    brands,
    hasChoice: chosen.length > 0 || brands.length > 0,
  };
};

const leafIds = (category: CategoryModel) => leavesOf(category).map(({ id }) => id);

/** The condition for one category, written so that the index of its level is used. */
const withinSql = (within: CategoryModel | null, values: Values): string => {
  if (within === null) return 'false';
  if (within.children.length === 0) return `category_id = ${values.add(within.id)}`;
  if (within.children.every((child) => child.children.length === 0))
    return `department_id = ${values.add(within.id)}`;
  return `category_id = ANY (${values.add(leafIds(within))}::uuid[])`;
};

const choiceSql = (filter: CheckedFilter, values: Values): string => {
  const parts = [
    filter.categories.length > 0 &&
      `category_id = ANY (${values.add(filter.categories.flatMap(leafIds))}::uuid[])`,
    filter.brands.length > 0 && `brand = ANY (${values.add(filter.brands)}::text[])`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'false' : `(${parts.join(' OR ')})`;
};

const priceSql = (filter: CheckedFilter, values: Values): string[] => [
  ...(filter.minPriceCents === null ? [] : [`price_cents >= ${values.add(filter.minPriceCents)}`]),
  ...(filter.maxPriceCents === null ? [] : [`price_cents <= ${values.add(filter.maxPriceCents)}`]),
];

/** The conditions for the list's term: none without a term, and without index conditions where an index would not help. */
const listTermSql = (term: string, values: Values): string[] => {
  if (term === '') return [];
  const { conditions, tests } = termSql(term, values);
  return isEverywhere(term) ? tests : conditions;
};

/** The conditions of a list except for its term. */
export const filterSql = (filter: CheckedFilter, values: Values): string[] => [
  ...(filter.within === undefined ? [] : [withinSql(filter.within, values)]),
  ...(filter.hasChoice ? [choiceSql(filter, values)] : []),
  ...priceSql(filter, values),
  ...(filter.rating === null
    ? []
    : [
        `rating >= ${values.add(filter.rating)}::numeric AND rating < ${values.add(filter.rating + 1)}::numeric`,
      ]),
];

/** What both counts of a list have in common: the products or the stored counts, and the conditions. */
const countedSql = (filter: CheckedFilter, withFacets: boolean, values: Values) => {
  const within = filter.within === undefined ? [] : [withinSqlOfCounts(filter, values)];
  const prices = priceSql(filter, values);
  const isKept = filter.term === '' && prices.length === 0;
  const source = isKept
    ? `SELECT category_id, brand, rating_floor, products AS n, NULL::integer AS price_cents FROM product_counts`
    : `SELECT category_id, brand, floor(rating)::smallint AS rating_floor, 1 AS n, price_cents FROM products
      WHERE ${isPublished('products')}`;
  const base = [
    ...within,
    ...listTermSql(filter.term, values),
    // With a term, the price bounds must include products of every price; without one they are read from an index.
    ...(filter.term === '' || !withFacets ? prices : []),
  ];
  const choice = filter.hasChoice ? choiceSql(filter, values) : 'true';
  const rating = filter.rating === null ? 'true' : `rating_floor = ${values.add(filter.rating)}`;
  const price = filter.term !== '' && prices.length > 0 ? prices.join(' AND ') : 'true';
  const where = base.length > 0 ? `${isKept ? ' WHERE' : ' AND'} ${base.join(' AND ')}` : '';
  const matching = `matching AS (${source}${where})`;
  return { matching, choice, rating, price };
};

const countSql = (...conditions: string[]) =>
  `coalesce(sum(n) FILTER (WHERE ${conditions.join(' AND ')}), 0)::integer`;

/** Counts a list in one pass. Without term and prices it adds up the stored counts; otherwise it reads the matching products once. */
export const buildTotal = (filter: CheckedFilter, values: Values): string => {
  const { matching, choice, rating } = countedSql(filter, false, values);
  return `WITH ${matching} SELECT ${countSql(choice, rating)} AS total FROM matching`;
};

/** Counts a list in the same way, with its facets. */
export const buildFacets = (filter: CheckedFilter, values: Values): string => {
  const { matching, choice, rating, price } = countedSql(filter, true, values);
  const bounds =
    filter.term === ''
      ? `(SELECT min(price_cents) FROM ${boundsSource(filter, values, 'ASC')}) AS "minCents",
         (SELECT max(price_cents) FROM ${boundsSource(filter, values, 'DESC')}) AS "maxCents"`
      : 'min(price_cents) AS "minCents", max(price_cents) AS "maxCents"';
  return `WITH ${matching}
      SELECT category_id AS "categoryId", brand, rating_floor AS rating,
        grouping(category_id, brand, rating_floor) = 7 AS "isTotal",
        ${countSql(rating, price)} AS options, ${countSql(choice, price)} AS ratings, ${countSql(choice, rating, price)} AS total,
        ${bounds}
      FROM matching GROUP BY GROUPING SETS ((category_id), (brand), (rating_floor), ())`;
};

/** The condition for a category in `product_counts`, which contains leaves only. */
const withinSqlOfCounts = (filter: CheckedFilter, values: Values): string =>
  filter.within ? `category_id = ANY (${values.add(leafIds(filter.within))}::uuid[])` : 'false';

/** The cheapest or the most expensive product of each leaf: one index lookup each. */
const boundsSource = (filter: CheckedFilter, values: Values, direction: 'ASC' | 'DESC'): string => {
  if (filter.within === undefined)
    return `(SELECT price_cents FROM products WHERE ${isPublished('products')} ORDER BY price_cents ${direction} LIMIT 1) bound`;
  const leaves = values.add(filter.within === null ? [] : leafIds(filter.within));
  return `unnest(${leaves}::uuid[]) leaf, LATERAL (
    SELECT price_cents FROM products WHERE category_id = leaf AND ${isPublished('products')} ORDER BY price_cents ${direction} LIMIT 1
  ) bound`;
};
