import type { AdminProductSort } from '#schema/product-manage.ts';
import type { Values } from '#platform/db/sql.ts';
import { BadRequest } from '#kernel/errors.ts';
import { decodeCursor, encodeCursor, UUID } from '#kernel/paging.ts';
import { isInstant, isInteger, type SortColumn } from '#catalogue/search/product-page.ts';
import { adminFilterSql, adminTermSql, type AdminTermSql, type CheckedAdminFilter } from './list-filter.ts';
import { adminColumns } from '../editor/admin-product.columns.ts';

const COLUMNS: Record<string, SortColumn> = {
  NAME: { sql: 'lower(p.name)', type: 'text', isPlace: (place) => place.length <= 400 },
  PRICE: { sql: 'p.price_cents', type: 'integer', isPlace: isInteger },
  STOCK: { sql: 's.available', type: 'integer', isPlace: isInteger },
  SOLD: { sql: 's.sold', type: 'integer', isPlace: isInteger },
  ADDED: { sql: 'p.added_at', type: 'timestamptz', isPlace: isInstant },
  UPDATED: { sql: 'p.updated_at', type: 'timestamptz', isPlace: isInstant },
};

const sortOf = (sort: AdminProductSort) => {
  const [name = '', direction = 'ASC'] = sort.split('_');
  const column = COLUMNS[name];
  if (!column) throw new Error(`There is no column for ${sort}.`);
  return { column, direction, sign: direction === 'ASC' ? '>' : '<' };
};

/** Returns the function that makes a product's cursor in a list of that sort. */
export const adminCursorOf =
  (sort: AdminProductSort) =>
  ({ id, place }: { id: string; place: string }): string =>
    encodeCursor([sort, place, id]);

/** A requested page. */
export interface AdminPageRequest {
  filter: CheckedAdminFilter;
  sort: AdminProductSort;
  first: number;
  after: string | null;
}

/** How many products of the sort's index are looked at before all matches are gathered and sorted. */
const WALKED = 1500;

const and = (conditions: readonly string[]) => (conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '');

const termOf = ({ term, query }: CheckedAdminFilter, values: Values) => query && adminTermSql(term, query, values);

/** All matches, found by the indexes of what is filtered. */
const matchesSql = (select: string, filter: readonly string[], term: AdminTermSql | null, limit = ''): string =>
  (term?.found ?? ['true'])
    .map(
      (found) =>
        `(SELECT ${select} FROM products p JOIN product_stock s ON s.product_id = p.id WHERE ${[...filter, found].join(' AND ')} ${limit})`,
    )
    .join(' UNION ');

/**
 * Reads one page and one product more. PostgreSQL can only guess how many products match, and where in the order they
 * are. So the beginning of the sort's index is walked first, which is enough for common matches; if it is not, all
 * matches are gathered by the indexes of what is filtered, and sorted.
 */
export const buildAdminPage = ({ filter, sort, first, after }: AdminPageRequest, values: Values): string => {
  const { column, direction, sign } = sortOf(sort);
  const { conditions, ofStock, ofPrice } = adminFilterSql(filter, values);
  const term = termOf(filter, values);
  const isAfter: string[] = [];
  if (after !== null) {
    const [, place = '', id] = decodeCursor(after, [new RegExp(`^${sort}$`), /[^]*/, UUID]);
    if (!column.isPlace(place)) throw new BadRequest('The cursor is not one of this list.');
    // The id of a product is that of its stock.
    const key = column.sql.startsWith('s.') ? 's.product_id' : 'p.id';
    isAfter.push(`(${column.sql}, ${key}) ${sign} (${values.add(place)}::${column.type}, ${values.add(id)}::uuid)`);
  }
  const limit = `LIMIT ${values.add(first + 1)}`;
  const order = `ORDER BY place ${direction}, id ${direction} ${limit}`;

  const isOfStock = column.sql.startsWith('s.');
  // What the index of the sort itself decides is skipped by it, and not walked.
  const skipped = [...isAfter, ...(isOfStock ? ofStock : column.sql === 'p.price_cents' ? ofPrice : [])];
  const walked = isOfStock
    ? `SELECT s.product_id AS id, ${column.sql} AS place FROM product_stock s ${and(skipped)}
        ORDER BY ${column.sql} ${direction}, s.product_id ${direction} LIMIT ${WALKED}`
    : `SELECT p.id, ${column.sql} AS place FROM products p ${and(skipped)}
        ORDER BY ${column.sql} ${direction}, p.id ${direction} LIMIT ${WALKED}`;
  const tests = [...conditions, ...(term === null ? [] : [term.test])];
  return `SELECT coalesce(json_agg(item), '[]') AS items FROM (
    WITH near AS MATERIALIZED (
      SELECT w.id, w.place FROM (${walked}) w
      JOIN products p ON p.id = w.id JOIN product_stock s ON s.product_id = w.id ${and(tests)}
      ORDER BY w.place ${direction}, w.id ${direction} ${limit}
    ), matches AS MATERIALIZED (
      ${matchesSql(`p.id, ${column.sql} AS place`, [`(SELECT count(*) FROM near) <= ${first}`, ...conditions, ...isAfter], term)}
    ), chosen AS (
      SELECT id, place FROM near WHERE (SELECT count(*) FROM near) > ${first}
      UNION ALL
      (SELECT id, place FROM matches ${order})
    )
    SELECT ${adminColumns}, chosen.place::text AS place
    FROM chosen JOIN products p USING (id) JOIN product_stock s ON s.product_id = p.id
    ORDER BY chosen.place ${direction}, p.id ${direction}
  ) item`;
};

/** Counts the products of the list, up to one more than `most`. */
export const buildAdminTotal = (
  { filter, most }: { filter: CheckedAdminFilter; most: number },
  values: Values,
): string => {
  const { conditions } = adminFilterSql(filter, values);
  const term = termOf(filter, values);
  const limit = `LIMIT ${values.add(most + 1)}`;
  const matches = matchesSql('p.id', conditions, term, limit);
  return `SELECT count(*)::integer AS total FROM (
    SELECT FROM (${matches}) matches ${limit}
  ) counted`;
};
