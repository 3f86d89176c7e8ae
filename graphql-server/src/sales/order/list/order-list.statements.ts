import { builtSql, type Values } from '#platform/db/sql.ts';
import { MOST_COUNTED, MOST_COUNTED_BY_INDEX } from '#kernel/paging.ts';
import type { OrderSort } from '#schema/order-list.ts';
import { LAST_ID, orderJson } from '../order.statements.ts';
import type { OrderConditions } from './order-list.model.ts';

/** Orders are stored within a minute of the time at which they are placed, which their ids begin with. */
interface ListPage {
  conditions: OrderConditions;
  sort: OrderSort;
  /** Id, and before it the total where the list is sorted by it. */
  after: { id: string; totalCents: number } | null;
  limit: number;
}

/** The words of an order that a search finds. It is written like the index. */
const words = 'order_search_words(o.shipping_name, o.shipping_email, o.shipping_phone)';

/** A condition where there is something to compare with. */
const when = <Value>(value: Value | null, condition: (value: Value) => string): string[] =>
  value === null ? [] : [condition(value)];

const isAwaiting = `o.awaits IS NOT NULL AND o.status = 'PENDING'`;

/** Conditions that columns of indexes answer, and others that belong to few orders. */
const filtersOf = (conditions: OrderConditions, values: Values): string[] => {
  const { statuses, placed } = conditions;
  const time = (at: Date) => `${values.add(at.toISOString())}::timestamptz`;
  return [
    ...when(conditions.number, (number) => `o.number = ${values.add(number)}::integer`),
    ...when(conditions.phone, (phone) => `o.shipping_phone = ${values.add(phone)}`),
    ...when(statuses, ([first, ...others]) =>
      others.length === 0 ? `o.status = ${values.add(first)}` : `o.status = ANY (${values.add(statuses)}::text[])`,
    ),
    ...when(conditions.method, (method) => `o.payment_method = ${values.add(method)}`),
    // As the conditions of the partial indexes say it.
    ...when(conditions.payment, (payment) => `o.payment_state = '${payment}'`),
    ...when(conditions.awaits, (awaits) => (awaits ? isAwaiting : `NOT (${isAwaiting})`)),
    ...when(
      conditions.lateBefore,
      (before) => `o.status = 'PENDING' AND o.awaits IS NULL AND o.placed_at < ${time(before)}`,
    ),
    ...when(conditions.district, (district) => `o.shipping_district = ${values.add(district)}`),
    ...when(
      conditions.returns,
      (returns) => `o.id IN (SELECT order_id FROM returns WHERE status = ANY (${values.add(returns)}::text[]))`,
    ),
    ...when(conditions.customerId, (id) => `o.customer_id = ${values.add(id)}`),
    ...when(placed.from, ({ id, at }) => `o.id >= ${values.add(id)} AND o.placed_at >= ${time(at)}`),
    ...when(placed.before, ({ id, at }) => `o.id < ${values.add(id)} AND o.placed_at < ${time(at)}`),
  ];
};

const SORTS: Record<OrderSort, { by: string; beyond: string; hasTotal: boolean }> = {
  NEWEST: { by: 'id DESC', beyond: '<', hasTotal: false },
  OLDEST: { by: 'id', beyond: '>', hasTotal: false },
  LARGEST: { by: 'total_cents DESC, id DESC', beyond: '<', hasTotal: true },
  SMALLEST: { by: 'total_cents, id', beyond: '>', hasTotal: true },
};

/** What of the list comes after a cursor; `row` names the orders. */
const afterOf = ({ sort, after }: ListPage, row: string, values: Values): string[] => {
  if (after === null) return [];
  const { beyond, hasTotal } = SORTS[sort];
  return hasTotal
    ? [
        `(${row}.total_cents, ${row}.id) ${beyond} (${values.add(after.totalCents)}::integer, ${values.add(after.id)}::uuid)`,
      ]
    : [`${row}.id ${beyond} ${values.add(after.id)}::uuid`];
};

const sorted = ({ sort, limit }: ListPage, row: string, values: Values): string =>
  `ORDER BY ${SORTS[sort].by.replaceAll(/(id|total_cents)/g, `${row}.$1`)} LIMIT ${values.add(limit)}`;

const where = (conditions: readonly string[]): string =>
  conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;

/**
 * The ids of a page. Words are looked up first, up to 10,000 orders with them, by their index: how rare they are is
 * what PostgreSQL cannot estimate, and to look for a rare word from the newest order on takes a minute. Of frequent
 * words the next order is never far.
 */
const pageOf = (page: ListPage, values: Values): string => {
  const { conditions } = page;
  const filters = filtersOf(conditions, values);
  if (conditions.words === null)
    return `SELECT o.id, o.total_cents FROM orders o ${where([...filters, ...afterOf(page, 'o', values)])} ${sorted(page, 'o', values)}`;
  const found = [`${words} @@ ${values.add(conditions.words)}::tsquery`, ...filters];
  return `(
      WITH found AS MATERIALIZED (
        SELECT o.id, o.total_cents FROM orders o ${where(found)} LIMIT ${MOST_COUNTED + 1}
      )
      (SELECT f.id, f.total_cents FROM found f
        ${where([`(SELECT count(*) FROM found) <= ${MOST_COUNTED}`, ...afterOf(page, 'f', values)])} ${sorted(page, 'f', values)})
      UNION ALL
      (SELECT o.id, o.total_cents FROM orders o
        ${where([`(SELECT count(*) FROM found) > ${MOST_COUNTED}`, ...found, ...afterOf(page, 'o', values)])} ${sorted(page, 'o', values)})
    )`;
};

/** Orders of the dashboard's list. */
export const ordersListed = builtSql(
  'ordersListed',
  (page: ListPage, values) =>
    `SELECT ${orderJson} AS "order" FROM (${pageOf(page, values)}) page JOIN orders o ON o.id = page.id
      ORDER BY ${SORTS[page.sort].by.replaceAll(/(id|total_cents)/g, 'page.$1')}`,
  () => {
    const after = { id: LAST, totalCents: 1 };
    return (['NEWEST', 'LARGEST'] as const).flatMap((sort): ListPage[] => [
      { conditions: none, sort, after: null, limit: 1 },
      { conditions: every, sort, after, limit: 1 },
      {
        conditions: { ...every, words: null, statuses: ['PENDING', 'PROCESSED'], awaits: false },
        sort,
        after,
        limit: 1,
      },
    ]);
  },
);

/** Returns up to how many orders of a list are counted. */
export const mostOf = ({ statuses: _, placed, ...others }: OrderConditions): number =>
  [...Object.values(others), ...Object.values(placed)].every((one) => one === null)
    ? MOST_COUNTED_BY_INDEX
    : MOST_COUNTED;

/** How many orders there are in the list; nobody counts further than one more than `mostOf` says. */
export const ordersCounted = builtSql(
  'ordersCounted',
  (conditions: OrderConditions, values) => {
    const filters = filtersOf(conditions, values);
    const all =
      conditions.words === null ? filters : [`${words} @@ ${values.add(conditions.words)}::tsquery`, ...filters];
    return `SELECT count(*)::integer AS "count!" FROM (SELECT FROM orders o ${where(all)} LIMIT ${mostOf(conditions) + 1}) counted`;
  },
  () => [none, every],
);

const LAST = LAST_ID.replaceAll("'", '');

const none: OrderConditions = {
  number: null,
  phone: null,
  words: null,
  statuses: null,
  method: null,
  payment: null,
  awaits: null,
  lateBefore: null,
  district: null,
  returns: null,
  customerId: null,
  placed: { from: null, before: null },
};

const every: OrderConditions = {
  number: 1,
  phone: '01712345678',
  words: `'rahima':*`,
  statuses: ['PENDING'],
  method: 'BKASH',
  payment: 'DUE',
  awaits: true,
  lateBefore: new Date(0),
  district: 'dhaka',
  returns: ['REQUESTED'],
  customerId: LAST,
  placed: { from: { at: new Date(0), id: LAST }, before: { at: new Date(0), id: LAST } },
};
