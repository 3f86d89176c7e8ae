import type { Values } from '#platform/db/sql.ts';
import { isPublished } from '#catalogue/product/product.columns.ts';
import { filterSql, type CheckedFilter } from '../product-list.ts';
import { isEverywhere, termSql } from '../search-term.ts';

/** Samples are taken by a number of each product's id, from 0: its last two bytes, which are random. */
export const SAMPLE_PLACES = 65_536;

/** The index of samples has no products from this place on, so that it stays small. */
export const MOST_SAMPLE_PLACE = SAMPLE_PLACES / 16;

/** The place of product `p` for samples, as its index has it. */
export const samplePlace = (p: string): string =>
  `(get_byte(uuid_send(${p}.id), 14) * 256 + get_byte(uuid_send(${p}.id), 15))`;

/** A sample of the shop's products: those with a place below one, about so many. */
export interface Sample {
  belowPlace: number;
  size: number;
}

/** Which matches are read. */
export interface MatchesRead {
  /** The filter with the term; all other parts of it narrow the matches too. */
  filter: CheckedFilter;
  /** Only these products; null for all. */
  ids: readonly string[] | null;
  /** Only the products of a sample; null for all. */
  sample: Sample | null;
  /** Whether all other parts of the filter find less than the term, so that its index would only cost time. */
  isOften: boolean;
  /** Reads nothing if at least so many products of a sample match. */
  unless: { sample: Sample; matching: number } | null;
}

/** What a set of matches knows of a product, and the text in which terms are looked for. */
const COLUMNS =
  'p.id, p.category_id, p.department_id, p.brand, p.added_at, p.price_cents, p.rating, p.search_text, p.status';

const isInSample = (belowPlace: number) => `${samplePlace('p')} < ${Math.trunc(belowPlace)}`;

/**
 * A sample of the products. The place is part of the text: PostgreSQL must see that the partial index has all of them.
 * By order and limit it knows how few they are; the limit leaves room for chance.
 */
const sampleSql = ({ belowPlace, size }: Sample) => `(
      SELECT ${COLUMNS} FROM products p
      WHERE ${isPublished('p')} AND ${isInSample(belowPlace)} AND ${isInSample(MOST_SAMPLE_PLACE)}
      ORDER BY ${samplePlace('p')} LIMIT ${Math.trunc(size) * 2}
    )`;

/**
 * Reads matches with what lists are filtered and sorted by: one row with bytes, as `toMatchSet` reads them, and the
 * brands, all in the order of the ids. Pieces sold are looked up one by one, so that PostgreSQL never reads the stock
 * of all products instead.
 */
export const buildMatchRecords = ({ filter, ids, sample, isOften, unless }: MatchesRead, values: Values): string => {
  const term = filter.term === '' ? null : termSql(filter.term, values);
  const where = [
    isPublished('p'),
    ...(ids === null ? [] : [`p.id = ANY (${values.add(ids)}::uuid[])`]),
    ...(ids === null || sample === null ? [] : [isInSample(sample.belowPlace)]),
    ...filterSql(filter, values),
    ...(ids !== null || sample !== null || isOften ? (term?.tests ?? []) : (term?.conditions() ?? [])),
    ...(unless === null ? [] : ['NOT (SELECT many FROM tried)']),
  ];
  const tried =
    unless === null
      ? 'SELECT false AS many'
      : `SELECT count(*) >= ${values.add(unless.matching)} AS many FROM ${sampleSql(unless.sample)} p
        WHERE ${(term?.tests ?? ['true']).join(' AND ')}`;
  const relevance = term === null || isEverywhere(filter.term) ? '0' : term.relevance;
  const source = sample === null || ids !== null ? 'products' : sampleSql(sample);
  // Nobody asks which products of a sample are sold most.
  const sold =
    sample === null ? 'coalesce((SELECT s.sold FROM product_stock s WHERE s.product_id = found.id), 0)' : '0';
  return `WITH tried AS MATERIALIZED (${tried}),
    found AS MATERIALIZED (
      SELECT p.id, p.category_id, p.brand, p.added_at, p.price_cents, p.rating, ${relevance} AS relevance
      FROM ${source} p WHERE ${where.join(' AND ')}
    )
    SELECT (SELECT many FROM tried) AS "isTooMany!", string_agg(uuid_send(id), ''::bytea) AS ids,
      string_agg(record, ''::bytea) AS records, json_agg(brand) AS brands
    FROM (
      SELECT id, uuid_send(category_id) || timestamptz_send(added_at) || int4send(price_cents)
        || int4send(${sold})
        || int2send((rating * 100)::smallint) || int2send(relevance::smallint) AS record, brand
      FROM found ORDER BY id
    ) sorted`;
};
