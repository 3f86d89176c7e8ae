import { BOARD_STATUSES, DELIVERED_DAYS, type BoardStatus } from '#schema/board.ts';
import { MOST_COUNTED, MOST_COUNTED_BY_INDEX } from '#kernel/paging.ts';
import { latinDigits } from '#schema/digits.ts';
import { mobileNumber } from '#schema/phone.ts';
import { builtSql, type Values } from '#platform/db/sql.ts';
import type { BoardFilter } from './board.model.ts';

/** What a statement of the board is built from. */
interface Filtered {
  filter: BoardFilter;
  /** Orders that were placed before should be processed. */
  lateBefore: Date;
}

/** A page of a column, or with `ids` these orders wherever they are. */
export type BoardPage =
  ({ status: BoardStatus; after: readonly string[] | null; limit: number } & Filtered) | { ids: readonly string[] };

/** The columns of a card; `o` is the order, and `d` says since when it has its status. */
const card = `o.id, o.number, o.status, o.placed_at AS "placedAt", coalesce(d.at, o.placed_at) AS "since!",
    to_json(d.at)#>>'{}' AS "sinceText", o.awaits, o.shipping_name AS recipient, o.payment_method AS "paymentMethod",
    o.total_cents AS "totalCents", l.product AS "product!", l.line_count AS "lineCount!", l.pieces AS "pieces!"`;

const lines = `CROSS JOIN LATERAL (
      SELECT (array_agg(name ORDER BY position))[1] AS product, count(*)::integer AS line_count,
        coalesce(sum(quantity), 0)::integer AS pieces
      FROM order_lines WHERE order_id = o.id
    ) l`;

const since = `LEFT JOIN LATERAL (
      SELECT max(at) AS at FROM order_status_changes WHERE order_id = o.id AND status = o.status
    ) d ON true`;

/** Deliveries of the last days, by the index of deliveries. */
const delivered = `order_status_changes d JOIN orders o ON o.id = d.order_id AND o.status = 'DELIVERED'`;
const isRecent = `d.status = 'DELIVERED' AND d.at > now() - interval '${DELIVERED_DAYS} days'`;

/** The most words of a search. */
const MOST_WORDS = 8;

const searched = (search: string, values: Values): string => {
  const phone = mobileNumber(search);
  if (phone !== null) return `o.shipping_phone = ${values.add(phone)}`;
  const [, number] = /^#?(\d{1,9})$/.exec(latinDigits(search)) ?? [];
  if (number !== undefined) return `o.number = ${values.add(Number(number))}::integer`;
  // Every word stands somewhere in name or address; only orders under way are looked through.
  const words = search.toLowerCase().split(/\s+/).slice(0, MOST_WORDS);
  return words
    .map((word) => `strpos(lower(o.shipping_name || ' ' || o.shipping_email), ${values.add(word)}) > 0`)
    .join(' AND ');
};

const conditionsOf = (
  status: BoardStatus,
  { filter: { search, only }, lateBefore }: Filtered,
  values: Values,
): string[] => {
  const isPending = status === 'PENDING';
  return [
    ...(search === null ? [] : [searched(search, values)]),
    ...(only === 'LATE'
      ? [
          isPending
            ? `o.awaits IS NULL AND o.placed_at < ${values.add(lateBefore.toISOString())}::timestamptz`
            : 'false',
        ]
      : []),
    ...(only === 'READY' ? ['o.awaits IS NULL'] : []),
    ...(only === 'AWAITING' ? [isPending ? 'o.awaits IS NOT NULL' : 'false'] : []),
  ];
};

/**
 * Orders as cards: a page of a column, the oldest order first; of the delivered ones the last days, newest first; or
 * some by id.
 */
export const boardOrders = builtSql(
  'boardOrders',
  (page: BoardPage, values) => {
    if ('ids' in page)
      return `SELECT ${card} FROM orders o ${since} ${lines} WHERE o.id = ANY (${values.add(page.ids)}::uuid[])`;
    const { status, after, limit } = page;
    const conditions = conditionsOf(status, page, values);
    if (status === 'DELIVERED') {
      const [at, id] = after ?? [];
      if (at !== undefined && id !== undefined)
        conditions.push(`(d.at, d.order_id) < (${values.add(at)}::timestamptz, ${values.add(id)}::uuid)`);
      return `SELECT ${card} FROM ${delivered} ${lines} WHERE ${[isRecent, ...conditions].join(' AND ')}
        ORDER BY d.at DESC, d.order_id DESC LIMIT ${values.add(limit)}`;
    }
    const [id] = after ?? [];
    if (id !== undefined) conditions.push(`o.id > ${values.add(id)}::uuid`);
    return `SELECT ${card} FROM orders o ${since} ${lines}
      WHERE ${[`o.status = '${status}'`, ...conditions].join(' AND ')} ORDER BY o.id LIMIT ${values.add(limit)}`;
  },
  () => {
    const id = '00000000-0000-0000-0000-000000000000';
    const first = { lateBefore: new Date(0), limit: 1 };
    return [
      { ids: [id] },
      ...(['PENDING', 'DELIVERED'] as const).flatMap((status) => [
        { ...first, status, after: ['2026-11-20T00:00:00Z', id], filter: { search: 'Rahima', only: null } },
        { ...first, status, after: null, filter: { search: '01712345678', only: 'LATE' as const } },
        { ...first, status, after: null, filter: { search: '10001', only: 'READY' as const } },
        { ...first, status, after: null, filter: { search: 'a@gmail.com', only: 'AWAITING' as const } },
      ]),
    ];
  },
);

/** Returns up to how many orders of a column are counted. */
export const mostOf = (status: BoardStatus, { search, only }: BoardFilter): number =>
  status === 'DELIVERED' || search !== null || only !== null ? MOST_COUNTED : MOST_COUNTED_BY_INDEX;

/** How many orders each column has; nobody counts further than one more than `mostOf` says. */
export const boardCounts = builtSql(
  'boardCounts',
  (filtered: Filtered, values) =>
    BOARD_STATUSES.map((status) => {
      const [from, first] = status === 'DELIVERED' ? [delivered, isRecent] : ['orders o', `o.status = '${status}'`];
      const where = [first, ...conditionsOf(status, filtered, values)].join(' AND ');
      return `SELECT '${status}' AS "status!", count(*)::integer AS "count!"
        FROM (SELECT FROM ${from} WHERE ${where} LIMIT ${mostOf(status, filtered.filter) + 1}) counted`;
    }).join(' UNION ALL '),
  () => [
    { filter: { search: null, only: null }, lateBefore: new Date(0) },
    { filter: { search: 'Rahima', only: 'LATE' as const }, lateBefore: new Date(0) },
  ],
);
