import * as v from 'valibot';
import { MOST_LOW_STOCK } from '#schema/limits.ts';
import { PRODUCT_STATUSES } from '#schema/product.ts';
import { STOCK_LEVELS, type StockLevel } from '#schema/product-manage.ts';
import { checked } from '#kernel/checked.ts';
import type { Values } from '#platform/db/sql.ts';
import { leavesOf, type CategoryTree } from '#catalogue/product/category-tree.ts';
import { tsquery } from '#catalogue/search/match.ts';
import { matchesAll, searchedTerm, type TermQuery } from '#catalogue/search/term-query.ts';

const MAX_BRAND_LENGTH = 200;

const priceCents = v.nullish(
  v.pipe(
    v.number(),
    v.minValue(0, 'A price cannot be negative.'),
    v.maxValue(2_147_483_647, 'This price is too high.'),
  ),
  null,
);

const filterInput = v.object({
  term: v.nullish(searchedTerm, ''),
  status: v.nullish(v.picklist(PRODUCT_STATUSES), null),
  category: v.nullish(v.string(), null),
  brand: v.nullish(v.pipe(v.string(), v.maxLength(MAX_BRAND_LENGTH, 'There is no such brand.')), null),
  stock: v.nullish(v.picklist(STOCK_LEVELS), null),
  minPriceCents: priceCents,
  maxPriceCents: priceCents,
});

/** The filter of the list, as sent. */
export type AdminProductFilter = v.InferInput<typeof filterInput>;

/** A checked filter of all products. */
export interface CheckedAdminFilter extends Omit<v.InferOutput<typeof filterInput>, 'category'> {
  /** What the term means; null without a term. */
  query: TermQuery | null;
  /** Ids of the leaves of the category; null without a category, none for a category that does not exist. */
  leafIds: string[] | null;
  /** How many pieces left are few. */
  lowStock: number;
}

/** What a filter needs to know. */
interface FilterKnowledge {
  tree: () => Promise<CategoryTree>;
  understand: (term: string) => Promise<TermQuery>;
  lowStock: number;
}

/** Checks a filter and looks up its category. @throws InvalidInput with every invalid field */
export const checkAdminFilter = async (
  sent: AdminProductFilter,
  { tree, understand, lowStock }: FilterKnowledge,
): Promise<CheckedAdminFilter> => {
  const { category, ...given } = checked(v.object({ filter: filterInput }), { filter: sent }).filter;
  const filter = { ...given, lowStock, query: given.term === '' ? null : await understand(given.term) };
  if (category === null) return { ...filter, leafIds: null };
  const found = (await tree()).bySlug.get(category);
  return { ...filter, leafIds: found === undefined ? [] : leavesOf(found).map(({ id }) => id) };
};

/** A filter as SQL; `p` is the product, `s` its stock. */
export interface FilterSql {
  /** The conditions on products and their stock. */
  conditions: string[];
  /** The conditions that the stock alone decides, for walking its indexes; they are among the others. */
  ofStock: string[];
  /** The condition for the price, for walking its index; it is among the others. */
  ofPrice: string[];
}

/** Products of which little is left. The index of variants holds those that may ever be few. */
const lowSql = (
  most: string,
) => `(s.available <= ${most} OR s.product_id IN (SELECT v.product_id FROM product_variants v
  WHERE v.archived_at IS NULL AND v.available <= ${MOST_LOW_STOCK} AND v.available <= ${most}))`;

/** Returns the condition for how much is left. */
const stockSql = (level: StockLevel, lowStock: number, values: Values): string => {
  if (level === 'LOW') return lowSql(`${values.add(lowStock)}::integer`);
  return level === 'OUT' ? 's.available = 0' : 's.available > 0';
};

/** Returns a filter, but for its term, as SQL. */
export const adminFilterSql = (filter: CheckedAdminFilter, values: Values): FilterSql => {
  const { status, leafIds, brand, stock, lowStock, minPriceCents, maxPriceCents } = filter;
  const ofStock = stock === null ? [] : [stockSql(stock, lowStock, values)];
  const ofPrice = [
    ...(minPriceCents === null ? [] : [`p.price_cents >= ${values.add(minPriceCents)}`]),
    ...(maxPriceCents === null ? [] : [`p.price_cents <= ${values.add(maxPriceCents)}`]),
  ];
  return {
    ofStock,
    ofPrice,
    conditions: [
      ...(status === null ? [] : [`p.status = ${values.add(status)}`]),
      ...(leafIds === null ? [] : [`p.category_id = ANY (${values.add(leafIds)}::uuid[])`]),
      ...(brand === null ? [] : [`p.brand = ${values.add(brand)}`]),
      ...ofPrice,
      ...ofStock,
    ],
  };
};

/** A term as SQL. */
export interface AdminTermSql {
  /** Conditions of which each finds a part of the matches by an index; together they find all. */
  found: string[];
  /** The condition for products that are read anyway. */
  test: string;
}

const escaped = (text: string) => text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&');

/** A SKU is searched from this length on: nearly every one contains a single letter. */
const SHORTEST_SKU_PART = 3;

/** Returns a term as SQL: the product matches as in the shop, or the whole term is a part of a SKU. */
export const adminTermSql = (term: string, query: TermQuery, values: Values): AdminTermSql => {
  const matches = `d.vector @@ ${values.add(tsquery(matchesAll(query)))}::tsquery`;
  const found = [`p.id IN (SELECT d.product_id FROM search_documents d WHERE ${matches})`];
  const test = `EXISTS (SELECT FROM search_documents d WHERE d.product_id = p.id AND ${matches})`;
  if (term.length < SHORTEST_SKU_PART || term.includes(' ')) return { found, test };
  const ofSku = `lower(k.sku) LIKE ${values.add(`%${escaped(term)}%`)}`;
  return {
    found: [...found, `p.id IN (SELECT k.product_id FROM product_skus k WHERE ${ofSku})`],
    test: `(${test} OR EXISTS (SELECT FROM product_skus k WHERE k.product_id = p.id AND ${ofSku}))`,
  };
};
