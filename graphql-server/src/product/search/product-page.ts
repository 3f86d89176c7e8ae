import type { ProductSort } from '../../../../schema/product.ts';
import { BadRequest } from '../../errors.ts';
import { decodeCursor, encodeCursor, UUID } from '../../paging.ts';
import { Values, type Built, type RowOf } from '../../db/sql.ts';
import { filterSql, type CheckedFilter } from './product-list.ts';
import type { Language } from '../../language.ts';
import { isPublished, summaryColumns, translationJoin } from '../product.columns.ts';
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

/** Whether a cursor's value is an integer that the column can have. */
export const isInteger = (place: string) => /^\d{1,10}$/.test(place) && Number(place) <= 2_147_483_647;

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

/** Returns the values of a cursor of that list, the id last. @throws BadRequest */
const placeOf = (cursor: string, sort: ProductSort, sorted: readonly SortColumn[]): string[] => {
  const [, ...place] = decodeCursor(cursor, [new RegExp(`^${sort}$`), ...sorted.map(() => /./), UUID]);
  if (!sorted.every(({ isPlace }, index) => isPlace(place[index] ?? '')))
    throw new BadRequest('The cursor is not one of this list.');
  return place;
};

/** A requested page. */
export interface PageRequest {
  filter: CheckedFilter;
  sort: ProductSort;
  first: number;
  after: string | null;
  language: Language;
}

/** Reads one page and one product more: a single row with `items`, a JSON array of `ListedProduct`. */
export const buildPage = (request: PageRequest, values: Values): Built => {
  const { filter, sort } = request;
  const isSearched = filter.term !== '' && !isEverywhere(filter.term);
  if (isSearched && sort === 'POPULARITY') return buildRanked(request, values);
  // Only the stock table knows the best sellers: with any filter, the matches are found first.
  const isNarrowed = filter.term !== '' || filterSql(filter, new Values()).length > 0;
  const isMatchedFirst = isSearched || (sort === 'BEST_SELLING' && isNarrowed);
  return isMatchedFirst ? buildMatches(request, values) : buildWalk(request, values);
};

const whereSql = (conditions: readonly string[]) =>
  conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';

/** The sort order of a list, and the condition for the items after a cursor. */
const sortSql = ({ sort, first, after }: PageRequest, values: Values) => {
  const column = columns[sort];
  const direction = sort === 'PRICE_ASC' ? 'ASC' : 'DESC';
  const [place, id] = after === null ? [] : placeOf(after, sort, [column]);
  return {
    isAfter:
      place === undefined
        ? []
        : [
            `(${column.sql}, p.id) ${direction === 'ASC' ? '>' : '<'} (${values.add(place)}::${column.type}, ${values.add(id)}::uuid)`,
          ],
    order: `ORDER BY ${column.sql} ${direction}, p.id ${direction} LIMIT ${values.add(first + 1)}`,
    place: `ARRAY[${column.sql}::text] AS place`,
  };
};

/** Walks the index of the sort: for lists without a term, or with a single letter, which nearly every name contains. */
const buildWalk = (request: PageRequest, values: Values): Built => {
  const { filter, sort, after, language } = request;
  const conditions = filterSql(filter, values);
  // The whole shop, a department and a leaf each have one best plan, whatever the values.
  const scope = conditions[0] ?? '';
  const isStable =
    filter.term === '' && conditions.length <= (filter.within ? 1 : 0) && !scope.includes('ANY');
  if (filter.term !== '') conditions.push(...termSql(filter.term, values).tests);
  const { isAfter, order, place } = sortSql(request, values);
  const text = `SELECT coalesce(json_agg(item), '[]') AS items FROM (
      SELECT ${summaryColumns(language)}, ${place}
      FROM products p JOIN product_stock s ON s.product_id = p.id ${translationJoin(language)} ${whereSql([isPublished('p'), ...conditions, ...isAfter])} ${order}
    ) item`;
  const kind = after === null ? 'first' : 'next';
  return isStable ? { text, name: `product-page:${language}:${scope}:${sort}:${kind}` } : text;
};

/**
 * Finds the matches first, then sorts them. PostgreSQL can only guess how common a term is, and after too high a guess it would
 * walk the whole index of the sort.
 */
const buildMatches = (request: PageRequest, values: Values): string => {
  const { filter, sort, language } = request;
  const conditions = [
    ...filterSql(filter, values),
    ...(filter.term === '' ? [] : termSql(filter.term, values).conditions),
  ];
  const column = columns[sort].sql;
  const { isAfter, order, place } = sortSql(request, values);
  const isOfStock = sort === 'BEST_SELLING';
  return `SELECT coalesce(json_agg(item), '[]') AS items FROM (
    WITH matches AS MATERIALIZED (SELECT p.id${isOfStock ? '' : `, ${column}`} FROM products p ${whereSql([isPublished('p'), ...conditions])}),
    chosen AS (
      SELECT p.id FROM matches p ${isOfStock ? 'JOIN product_stock s ON s.product_id = p.id' : ''} ${whereSql(isAfter)} ${order}
    )
    SELECT ${summaryColumns(language)}, ${place}
    FROM chosen JOIN products p USING (id) JOIN product_stock s ON s.product_id = p.id ${translationJoin(language)}
    ${order}
  ) item`;
};

/**
 * Best matches first, then by rating, then by pieces sold. Pieces sold are looked up only for products that may be on the page:
 * the first ones with all that are equal to them, and after a cursor also those that are equal to it.
 */
const buildRanked = ({ filter, first, after, language }: PageRequest, values: Values): string => {
  const term = termSql(filter.term, values);
  const conditions = [...filterSql(filter, values), ...term.conditions];
  const sorted = [relevance, rating, sold];
  const place = after === null ? [] : placeOf(after, 'POPULARITY', sorted);
  const types = [...sorted.map(({ type }) => type), 'uuid'];
  const [best, rated, ...rest] = place.map((value, index) => `${values.add(value)}::${types[index]}`);
  const most = values.add(first + 1);
  const isAfter = after === null ? '' : `WHERE (relevance, rating) < (${best}, ${rated})`;
  const equals =
    after === null
      ? ''
      : `UNION ALL SELECT id, relevance FROM matches WHERE relevance = ${best} AND rating = ${rated}`;
  return `SELECT coalesce(json_agg(item), '[]') AS items FROM (
    WITH matches AS MATERIALIZED (
      SELECT p.id, p.rating, ${term.relevance} AS relevance FROM products p ${whereSql([isPublished('p'), ...conditions])}
    ), near AS (
      (SELECT id, relevance FROM matches ${isAfter} ORDER BY relevance DESC, rating DESC FETCH FIRST ${most} ROWS WITH TIES)
      ${equals}
    )
    SELECT ${summaryColumns(language)}, ARRAY[relevance::text, p.rating::text, s.sold::text] AS place
    FROM near JOIN products p USING (id) JOIN product_stock s ON s.product_id = p.id ${translationJoin(language)}
    ${after === null ? '' : `WHERE (relevance, p.rating, s.sold, p.id) < (${[best, rated, ...rest].join(', ')})`}
    ORDER BY relevance DESC, p.rating DESC, s.sold DESC, p.id DESC LIMIT ${most}
  ) item`;
};
