import * as v from 'valibot';
import { MAX_CHOSEN_ATTRIBUTES, type ProductAttribute } from '#schema/product.ts';
import { attributeInput } from '#schema/product.input.ts';
import { checked } from '#kernel/checked.ts';
import { leavesOf, type CategoryTree } from '../product/category-tree.ts';
import { isPublished } from '../product/product.columns.ts';
import type { CategoryModel } from '../product/product.model.ts';
import type { Values } from '#platform/db/sql.ts';
import type { FoundProducts } from './found-products.ts';
import { choiceWords, type ChoiceWords } from './words/choice-words.ts';
import { priceWords, type PriceWords } from './words/price-words.ts';
import { searchedTerm } from './term-query.ts';

/** Chosen values of an attribute: products have one of them. */
interface ChosenAttribute {
  name: string;
  values: string[];
}

const MOST_CHOICES = 50;

const choices = (field: string) =>
  v.nullish(v.pipe(v.array(v.string()), v.maxLength(MOST_CHOICES, `Too many ${field}: ${MOST_CHOICES} at most.`)), []);

const priceCents = v.nullish(v.pipe(v.number(), v.minValue(0, 'A price cannot be negative.')), null);

const NO_RATING = 'A rating is a whole number from 1 to 5.';

const filterInput = v.object({
  term: v.nullish(searchedTerm, ''),
  /** Whether the term is searched as it is typed: with its typing errors, and words of prices as words. */
  verbatim: v.nullish(v.boolean(), false),
  within: v.nullish(v.string()),
  categories: choices('categories'),
  brands: choices('brands'),
  attributes: v.nullish(
    v.pipe(
      v.array(attributeInput),
      v.maxLength(MAX_CHOSEN_ATTRIBUTES, `Too many attributes: ${MAX_CHOSEN_ATTRIBUTES} at most.`),
    ),
    [],
  ),
  minPriceCents: priceCents,
  maxPriceCents: priceCents,
  rating: v.nullish(v.pipe(v.number(), v.minValue(1, NO_RATING), v.maxValue(5, NO_RATING)), null),
});

/** The filter of a list, as sent. */
export type ProductFilter = v.InferInput<typeof filterInput>;

/** A checked filter with its categories looked up; its term is without words that say a price. */
export interface CheckedFilter extends Omit<v.InferOutput<typeof filterInput>, 'within' | 'categories' | 'attributes'> {
  /** The price in the term, as far as no other bound was sent; null for none. */
  price: PriceWords | null;
  /** What the term says of colour, size, and for whom something is. */
  choices: ChoiceWords[];
  /** undefined: the whole shop; null: a category that does not exist, so no products. */
  within: CategoryModel | null | undefined;
  /** Chosen categories; unknown slugs are left out. */
  categories: CategoryModel[];
  /** Chosen attributes, the values of each name together. */
  attributes: ChosenAttribute[];
  /** Whether any category or brand was chosen, known or not. */
  hasChoice: boolean;
}

/** Whether a filter names categories, so that the tree is needed to check it. */
export const namesCategories = (filter: ProductFilter): boolean =>
  typeof filter.within === 'string' || (filter.categories?.length ?? 0) > 0;

/** Checks a filter and looks up its categories. @throws InvalidInput with every invalid field */
export const checkFilter = (sent: ProductFilter, tree: CategoryTree | null): CheckedFilter => {
  const { filter } = checked(v.object({ filter: filterInput }), { filter: sent });
  const { within, categories: chosen } = filter;
  const brands = [...new Set(filter.brands)];
  const price = filter.verbatim ? null : priceWords(filter.term);
  return {
    ...filter,
    ...(price && {
      term: price.term,
      minPriceCents: filter.minPriceCents ?? price.minCents,
      maxPriceCents: filter.maxPriceCents ?? price.maxCents,
    }),
    price: price && {
      term: price.term,
      minCents: filter.minPriceCents === null ? price.minCents : null,
      maxCents: filter.maxPriceCents === null ? price.maxCents : null,
      isCheap: price.isCheap && filter.maxPriceCents === null,
    },
    choices: filter.verbatim ? [] : choiceWords(filter.term),
    within: typeof within === 'string' ? (tree?.bySlug.get(within) ?? null) : undefined,
    categories: chosen.flatMap((slug) => tree?.bySlug.get(slug) ?? []),
    brands,
    attributes: byName(filter.attributes),
    hasChoice: chosen.length > 0 || brands.length > 0,
  };
};

const byName = (attributes: readonly ProductAttribute[]): ChosenAttribute[] =>
  [...Map.groupBy(attributes, ({ name }) => name)].map(([name, pairs]) => ({
    name,
    values: pairs.map(({ value }) => value),
  }));

const leafIds = (category: CategoryModel) => leavesOf(category).map(({ id }) => id);

/** The condition for one category, written so that the index of its level is used. */
const withinSql = (within: CategoryModel | null, values: Values): string => {
  if (within === null) return 'false';
  if (within.children.length === 0) return `category_id = ${values.add(within.id)}`;
  if (within.children.every((child) => child.children.length === 0)) return `department_id = ${values.add(within.id)}`;
  return `category_id = ANY (${values.add(leafIds(within))}::uuid[])`;
};

const choiceSql = (filter: CheckedFilter, values: Values): string => {
  const parts = [
    filter.categories.length > 0 && `category_id = ANY (${values.add(filter.categories.flatMap(leafIds))}::uuid[])`,
    filter.brands.length > 0 && `brand = ANY (${values.add(filter.brands)}::text[])`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'false' : `(${parts.join(' OR ')})`;
};

/** What products offer to choose from is an attribute of theirs, too; by its name, its column. */
export const CHOICES: Partial<Record<string, string>> = { Color: 'colors', Size: 'sizes' };

/** The condition for a chosen attribute of `p`, which an index serves. */
export const attributeSql = ({ name, values: chosen }: ChosenAttribute, values: Values): string => {
  const pairs = chosen.map((value) => JSON.stringify([{ name, value }]));
  const described = `attributes @> ANY (${values.add(pairs)}::jsonb[])`;
  const column = CHOICES[name];
  return column === undefined ? described : `(p.${column} && ${values.add(chosen)}::text[] OR ${described})`;
};

/** The conditions for prices and attributes. */
const narrowSql = (filter: CheckedFilter, values: Values): string[] => [
  ...(filter.minPriceCents === null ? [] : [`price_cents >= ${values.add(filter.minPriceCents)}`]),
  ...(filter.maxPriceCents === null ? [] : [`price_cents <= ${values.add(filter.maxPriceCents)}`]),
  ...filter.attributes.map((one) => attributeSql(one, values)),
];

/** The conditions of a list except for its term. */
export const filterSql = (filter: CheckedFilter, values: Values): string[] => [
  ...(filter.within === undefined ? [] : [withinSql(filter.within, values)]),
  ...(filter.hasChoice ? [choiceSql(filter, values)] : []),
  ...narrowSql(filter, values),
  ...(filter.rating === null
    ? []
    : [`rating >= ${values.add(filter.rating)}::numeric AND rating < ${values.add(filter.rating + 1)}::numeric`]),
];

/** What is counted. */
export interface CountRequest {
  filter: CheckedFilter;
  /** What the filter's term finds; null without a term. */
  found: FoundProducts | null;
}

/** The most products that are counted one by one. */
export const MOST_COUNTED = 50_000;

/** Whether triggers have counted what a list needs: products by category, brand and rating. */
const isStored = ({ filter: { attributes, minPriceCents, maxPriceCents }, found }: CountRequest): boolean =>
  found === null && attributes.length === 0 && minPriceCents === null && maxPriceCents === null;

/** The products that a list's groups are counted of: from the stored counts, or one by one. */
const sourceSql = (request: CountRequest, values: Values): string => {
  const { filter, found } = request;
  const within = filter.within === undefined ? [] : [withinSqlOfCounts(filter, values)];
  if (isStored(request))
    return `SELECT category_id, brand, rating_floor, NULL::integer AS price_cents, products AS n FROM product_counts
      ${within.length > 0 ? `WHERE ${within.join()}` : ''}`;
  const matches = found?.conditionsSql(values) ?? narrowSql(filter, values);
  const columns = `price_cents, ${filter.attributes.length > 0 ? 'attributes, colors, sizes, ' : ''}1 AS n`;
  return `SELECT category_id, brand, floor(rating)::smallint AS rating_floor, ${columns}
      FROM products p ${found ? `JOIN ${found.sourceSql(values)} ON d.product_id = p.id` : ''}
      WHERE ${[isPublished('p'), ...within, ...matches].join(' AND ')} LIMIT ${MOST_COUNTED + 1}`;
};

/** What is counted of a list, and the conditions of its groups. */
const countedSql = (request: CountRequest, values: Values) => {
  const { filter, found } = request;
  return {
    counted: `counted AS MATERIALIZED (${sourceSql(request, values)})`,
    choice: filter.hasChoice ? choiceSql(filter, values) : 'true',
    rating: filter.rating === null ? 'true' : `rating_floor = ${values.add(filter.rating)}`,
    // Without a term, only what they leave is read.
    narrowed: (found === null ? [] : narrowSql(filter, values)).join(' AND ') || 'true',
  };
};

const countSql = (...conditions: string[]) => `coalesce(sum(n) FILTER (WHERE ${conditions.join(' AND ')}), 0)::integer`;

/** Counts a list. */
export const buildTotal = (request: CountRequest, values: Values): string => {
  const { counted, choice, rating, narrowed } = countedSql(request, values);
  return `WITH ${counted} SELECT ${countSql(choice, rating, narrowed)} AS total, count(*)::integer AS "read!" FROM counted p`;
};

/** Finds the price that a third of a list does not exceed: of the kind that its term names, if it names one. */
export const buildCheapPrice = (request: CountRequest, values: Values): string => {
  const { counted, choice, rating, narrowed } = countedSql(request, values);
  const kinds = request.found?.query.kinds ?? [];
  const kind = kinds.length > 0 ? `category_id = ANY (${values.add(kinds)}::uuid[])` : 'true';
  return `WITH ${counted} SELECT percentile_disc(1 / 3.0) WITHIN GROUP (ORDER BY price_cents) AS cents
      FROM counted p WHERE ${[choice, rating, narrowed, kind].join(' AND ')}`;
};

/** Counts a list in the same way, with its facets. */
export const buildFacets = (request: CountRequest, values: Values): string => {
  const { counted, choice, rating, narrowed } = countedSql(request, values);
  const bounds =
    request.found === null
      ? boundsSql(request.filter, values)
      : '(SELECT min(price_cents) FROM counted) AS "minCents", (SELECT max(price_cents) FROM counted) AS "maxCents"';
  return `WITH ${counted}
      SELECT category_id AS "categoryId", brand, rating_floor AS rating,
        grouping(category_id, brand, rating_floor) = 7 AS "isTotal", (SELECT count(*)::integer FROM counted) AS "read!",
        ${countSql(rating, narrowed)} AS options, ${countSql(choice, narrowed)} AS ratings,
        ${countSql(choice, rating, narrowed)} AS total, ${bounds}
      FROM counted p GROUP BY GROUPING SETS ((category_id), (brand), (rating_floor), ())`;
};

/** The lowest and the highest price of a list whose filter is at most a category, from indexes. */
const boundsSql = (filter: CheckedFilter, values: Values): string =>
  `(SELECT min(price_cents) FROM ${boundsSource(filter, values, 'ASC')}) AS "minCents",
         (SELECT max(price_cents) FROM ${boundsSource(filter, values, 'DESC')}) AS "maxCents"`;

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
