import type { ProductSort } from '#schema/product.ts';
import { BadRequest } from '#kernel/errors.ts';
import { decodeCursor, encodeCursor, UUID } from '#kernel/paging.ts';
import { Values, type Built, type RowOf } from '#platform/db/sql.ts';
import { filterSql, type CheckedFilter } from './product-list.ts';
import type { Language } from '#kernel/language.ts';
import { isPublished, summaryColumns, translationJoin } from '../product/product.columns.ts';
import type { FoundProducts } from './found-products.ts';

/** A product of a list. Its `place` has the values of the sorted columns, exactly as the database has them. */
export type ListedProduct = RowOf<'productPage'>['items'][number];

/** A column that a list is sorted by, before the id. */
export interface SortColumn {
  sql: string;
  type: string;
  /** Whether a cursor's value is valid for this column. */
  isPlace: (place: string) => boolean;
}

/** The largest number of PostgreSQL's integer. */
const LARGEST_INTEGER = 2_147_483_647;

/** The most matches of a term that are ranked: of more, those that PostgreSQL finds first. */
const MOST_RANKED = 20_000;

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
  isPlace: (place) => /^\d{1,3}$/.test(place),
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

/** What the products of a list are ranked by: its term, whose best matches come first; null where they are not. */
const rankedBy = ({ found, sort }: PageRequest): FoundProducts | null => (sort === 'POPULARITY' ? found : null);

/** A requested page. */
export interface PageRequest {
  filter: CheckedFilter;
  /** What the filter's term finds; null without a term. */
  found: FoundProducts | null;
  sort: ProductSort;
  first: number;
  after: string | null;
  language: Language;
  /** Whether only products are listed that are near enough to what the term means. */
  isNear?: boolean;
}

/** The least share of a term's rarity that near matches have, in percent. */
const NEAR_FROM = 25;

/** Reads one page and one product more: a single row with `items`, a JSON array of `ListedProduct`. */
export const buildPage = (request: PageRequest, values: Values): Built => {
  const { filter, sort, found } = request;
  // Only the stock table knows the best sellers: with any filter, the products that it leaves are found first.
  const isNarrow = found !== null || filterSql(filter, new Values()).length > 0;
  const isFound = rankedBy(request) !== null || (sort === 'BEST_SELLING' && isNarrow);
  return isFound ? buildFound(request, values) : buildWalk(request, values);
};

const whereSql = (conditions: readonly string[]) => (conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '');

/** Products `p`, with the documents `d` of what a term finds. */
const productsSql = (found: FoundProducts | null, values: Values) =>
  found === null ? 'products p' : `${found.sourceSql(values)} JOIN products p ON p.id = d.product_id`;

/** The conditions of a list. */
const conditionsSql = ({ filter, found }: PageRequest, values: Values) => [
  isPublished('p'),
  ...filterSql(filter, values),
  ...(found?.conditionsSql(values) ?? []),
];

/** The sort order of a list, and the condition for the items after a cursor. @throws BadRequest */
const sortSql = (request: PageRequest, values: Values) => {
  const { sort, first, after } = request;
  const sorted = rankedBy(request) ? ranked : [columns[sort]];
  const direction = sort === 'PRICE_ASC' ? 'ASC' : 'DESC';
  const places =
    after === null ? [] : decodeCursor(after, [new RegExp(`^${sort}$`), ...sorted.map(() => /./), UUID]).slice(1);
  if (after !== null && !sorted.every(({ isPlace }, index) => isPlace(places[index] ?? '')))
    throw new BadRequest('The cursor is not one of this list.');
  const types = [...sorted.map(({ type }) => type), 'uuid'];
  const keys = [...sorted.map(({ sql }) => sql), 'p.id'];
  const start = places.map((place, index) => `${values.add(place)}::${types[index]}`);
  return {
    isAfter: after === null ? [] : [`(${keys.join(', ')}) ${direction === 'ASC' ? '>' : '<'} (${start.join(', ')})`],
    order: `ORDER BY ${keys.map((key) => `${key} ${direction}`).join(', ')} LIMIT ${values.add(first + 1)}`,
    place: `ARRAY[${sorted.map(({ sql }) => `${sql}::text`).join(', ')}] AS place`,
  };
};

/** Walks the index of the sort; with a term, or finds its matches first, as PostgreSQL estimates. */
const buildWalk = (request: PageRequest, values: Values): Built => {
  const { filter, found, sort, after, language } = request;
  const conditions = conditionsSql(request, values);
  // The whole shop, a department and a leaf each have one best plan, whatever the values.
  const scope = conditions[1] ?? '';
  const isStable = found === null && conditions.length <= (filter.within ? 2 : 1) && !scope.includes('ANY');
  const { isAfter, order, place } = sortSql(request, values);
  const text = `SELECT coalesce(json_agg(item), '[]') AS items FROM (
      SELECT ${summaryColumns(language)}, ${place}
      FROM ${productsSql(found, values)} JOIN product_stock s ON s.product_id = p.id ${translationJoin(language)} ${whereSql([...conditions, ...isAfter])} ${order}
    ) item`;
  const kind = after === null ? 'first' : 'next';
  return isStable ? { text, name: `product-page:${language}:${scope}:${sort}:${kind}` } : text;
};

/** Finds the products first, then sorts them, by how they match and by their stock. */
const buildFound = (request: PageRequest, values: Values): string => {
  const { language, found } = request;
  const ranking = rankedBy(request);
  const relevanceOf = ranking?.relevanceSql(values) ?? 'NULL::integer';
  const conditions = conditionsSql(request, values);
  const { isAfter, order, place } = sortSql(request, values);
  // The first page is among the best matches and those like the last of them: only their stock is read.
  const best =
    ranking && request.after === null
      ? `ORDER BY relevance DESC, rating DESC FETCH FIRST ${values.add(request.first + 1)} ROWS WITH TIES`
      : '';
  return `SELECT coalesce(json_agg(item), '[]') AS items FROM (
    WITH found AS MATERIALIZED (
      SELECT p.id, p.rating, ${relevanceOf} AS relevance FROM ${productsSql(found, values)} ${whereSql(conditions)}
      ${ranking ? `LIMIT ${MOST_RANKED}` : ''}
    ), best AS (
      SELECT * FROM found ${whereSql(request.isNear ? [`relevance >= ${NEAR_FROM}`] : [])}
      ${best}
    ), chosen AS (
      SELECT s.*, relevance FROM best p JOIN product_stock s ON s.product_id = p.id ${whereSql(isAfter)} ${order}
    )
    SELECT ${summaryColumns(language)}, ${place}
    FROM chosen s JOIN products p ON p.id = s.product_id ${translationJoin(language)}
    ${order}
  ) item`;
};
