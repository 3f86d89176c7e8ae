import type { ProductSort } from '#schema/product.ts';
import { BadRequest } from '#kernel/errors.ts';
import { decodeCursor, encodeCursor, UUID } from '#kernel/paging.ts';
import { Values, type Built, type RowOf } from '#platform/db/sql.ts';
import { filterSql, type CheckedFilter } from './product-list.ts';
import type { Language } from '#kernel/language.ts';
import { isPublished, summaryColumns, translationJoin } from '../product/product.columns.ts';
import type { PageStart } from './matches/match-order.ts';
import { isEverywhere, termSql } from './search-term.ts';

/** A product of a list. Its `place` has the values of the sorted columns, exactly as the database has them. */
export type ListedProduct = RowOf<'productPage'>['items'][number];

/** A column that a list is sorted by, before the id. */
interface SortColumn {
  sql: string;
  type: string;
  /** Whether a cursor's value is valid for this column. */
  isPlace: (place: string) => boolean;
}

/** The largest number of PostgreSQL's integer. */
const LARGEST_INTEGER = 2_147_483_647;

/** Whether a cursor's value is an integer that the column can have. */
export const isInteger = (place: string) => /^\d{1,10}$/.test(place) && Number(place) <= LARGEST_INTEGER;

/** Whether a cursor's value is a valid time in PostgreSQL's format. */
export const isInstant = (place: string) => {
  const [, date, time] = /^([1-9]\d{3}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d{1,6})?\+00$/.exec(place) ?? [];
  const instant = new Date(`${date}T${time}Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(`${date}T${time}`);
};

const price: SortColumn = { sql: 'p.price_cents', type: 'integer', isPlace: isInteger };
const rating: SortColumn = {
  sql: 'p.rating',
  type: 'numeric',
  isPlace: (place) => /^\d(\.\d{1,2})?$/.test(place),
};
const sold: SortColumn = { sql: 's.sold', type: 'integer', isPlace: isInteger };
const relevance: SortColumn = {
  sql: 'relevance',
  type: 'integer',
  isPlace: (place) => /^[0-3]$/.test(place),
};

const columns: Record<ProductSort, SortColumn> = {
  PRICE_ASC: price,
  PRICE_DESC: price,
  NEWEST: { sql: 'p.added_at', type: 'timestamptz', isPlace: isInstant },
  POPULARITY: rating,
  BEST_SELLING: sold,
};

/** Returns the function that makes a product's cursor in a list of that sort. */
export const cursorOf =
  (sort: ProductSort) =>
  (product: Pick<ListedProduct, 'id' | 'place'>): string =>
    encodeCursor([sort, ...product.place, product.id]);

/** The columns of the best matches first, which a search has instead of the sort by popularity. */
const ranked: readonly SortColumn[] = [relevance, rating, sold];

/** Whether a list shows the best matches first. */
export const isRanked = ({ filter, sort }: Pick<PageRequest, 'filter' | 'sort'>): boolean =>
  sort === 'POPULARITY' && filter.term !== '' && !isEverywhere(filter.term);

/** Returns after which product a page begins; null for the first page. @throws BadRequest */
export const startOf = (request: Pick<PageRequest, 'filter' | 'sort' | 'after'>): PageStart | null => {
  const { sort, after } = request;
  if (after === null) return null;
  const sorted = isRanked(request) ? ranked : [columns[sort]];
  const [, ...texts] = decodeCursor(after, [new RegExp(`^${sort}$`), ...sorted.map(() => /./), UUID]);
  if (!sorted.every(({ isPlace }, index) => isPlace(texts[index] ?? '')))
    throw new BadRequest('The cursor is not one of this list.');
  return { texts: texts.slice(0, -1), id: texts.at(-1) ?? '' };
};

/** A requested page. */
export interface PageRequest {
  filter: CheckedFilter;
  sort: ProductSort;
  first: number;
  after: string | null;
  language: Language;
  /** Whether a search must be answered as things are now, not a second ago: who asks may have changed something. */
  bypassCache?: boolean;
  /** Of ranked matches, only those of these relevances, by rating. */
  ranks?: { least: number; most: number; isFromStart: boolean };
}

/** Reads one page and one product more: a single row with `items`, a JSON array of `ListedProduct`. */
export const buildPage = (request: PageRequest, values: Values): Built => {
  const { filter, sort } = request;
  // Only the stock table knows the best sellers: with any filter, the products that it leaves are found first.
  const isFoundFirst = sort === 'BEST_SELLING' && filter.term === '' && filterSql(filter, new Values()).length > 0;
  return isFoundFirst ? buildFound(request, values) : buildWalk(request, values);
};

const whereSql = (conditions: readonly string[]) => (conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '');

/** The sort order of a list, and the condition for the items after a cursor. */
const sortSql = (request: PageRequest, values: Values) => {
  const { sort, first, ranks } = request;
  const column = columns[sort];
  const direction = sort === 'PRICE_ASC' ? 'ASC' : 'DESC';
  const start = ranks?.isFromStart ? null : startOf(request);
  // Within a relevance the list is sorted by rating, its second value.
  const text = start?.texts[ranks ? 1 : 0];
  return {
    isAfter: start
      ? [
          `(${column.sql}, p.id) ${direction === 'ASC' ? '>' : '<'} (${values.add(text)}::${column.type}, ${values.add(start.id)}::uuid)`,
        ]
      : [],
    order: `ORDER BY ${column.sql} ${direction}, p.id ${direction} LIMIT ${values.add(first + 1)}`,
    // With the best relevance and the most sales, so that nothing is left out when the next page knows those of all
    // products.
    place: ranks
      ? `ARRAY['${ranks.most}', p.rating::text, '${LARGEST_INTEGER}'] AS place`
      : `ARRAY[${column.sql}::text] AS place`,
  };
};

/**
 * Walks the index of the sort: for lists without a term, or with one that so many products have that the page is soon
 * full.
 */
const buildWalk = (request: PageRequest, values: Values): Built => {
  const { filter, sort, after, language, ranks } = request;
  const conditions = filterSql(filter, values);
  // The whole shop, a department and a leaf each have one best plan, whatever the values.
  const scope = conditions[0] ?? '';
  const isStable = filter.term === '' && conditions.length <= (filter.within ? 1 : 0) && !scope.includes('ANY');
  if (filter.term !== '') {
    const { tests, relevance } = termSql(filter.term, values);
    conditions.push(...tests);
    if (ranks) conditions.push(`${relevance} BETWEEN ${values.add(ranks.least)} AND ${values.add(ranks.most)}`);
  }
  const { isAfter, order, place } = sortSql(request, values);
  const text = `SELECT coalesce(json_agg(item), '[]') AS items FROM (
      SELECT ${summaryColumns(language)}, ${place}
      FROM products p JOIN product_stock s ON s.product_id = p.id ${translationJoin(language)} ${whereSql([isPublished('p'), ...conditions, ...isAfter])} ${order}
    ) item`;
  const kind = after === null ? 'first' : 'next';
  return isStable ? { text, name: `product-page:${language}:${scope}:${sort}:${kind}` } : text;
};

/** Finds the best sellers of a filter: its products first, then their stock. */
const buildFound = (request: PageRequest, values: Values): string => {
  const { filter, language } = request;
  const conditions = filterSql(filter, values);
  const { isAfter, order, place } = sortSql(request, values);
  return `SELECT coalesce(json_agg(item), '[]') AS items FROM (
    WITH found AS MATERIALIZED (SELECT p.id FROM products p ${whereSql([isPublished('p'), ...conditions])}),
    chosen AS (
      SELECT p.id FROM found p JOIN product_stock s ON s.product_id = p.id ${whereSql(isAfter)} ${order}
    )
    SELECT ${summaryColumns(language)}, ${place}
    FROM chosen JOIN products p USING (id) JOIN product_stock s ON s.product_id = p.id ${translationJoin(language)}
    ${order}
  ) item`;
};
