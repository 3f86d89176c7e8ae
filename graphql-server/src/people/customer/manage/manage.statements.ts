import type { AccountStatus, CustomerSort, Role } from '#schema/customer.ts';
import { builtSql, sql, type Values } from '#platform/db/sql.ts';
import { customerColumns } from '../customer.columns.ts';

const id = '00000000-0000-0000-0000-000000000000';

const columns = customerColumns('c');

/** Which customers; null and no words for all. */
export interface CustomerConditions {
  status: AccountStatus | null;
  role: Role | null;
  /** Patterns, all of which name, e-mail or phone number must match. */
  patterns: readonly string[];
}

/** The text of the index `customers_search`. */
const searchText = `lower(c.display_name || ' ' || c.email::text || ' ' || coalesce(c.phone_number, ''))`;

const conditionsOf = ({ status, role, patterns }: CustomerConditions, values: Values): string[] => [
  'true',
  ...(status === null ? [] : [`c.status = ${values.add(status)}`]),
  ...(role === null ? [] : [`c.role = ${values.add(role)}`]),
  ...patterns.map((pattern) => `${searchText} LIKE ${values.add(pattern)}`),
];

/** What a list is sorted by, the greatest first, before the id. */
const sortColumn: Readonly<Record<CustomerSort, string | null>> = {
  NEWEST: null,
  ORDERS: 'f.orders',
  SPENT: 'f.spent_cents',
};

const all: CustomerConditions = { status: null, role: null, patterns: [] };
const some: CustomerConditions = { status: 'PENDING', role: 'ADMIN', patterns: ['%a%', '%b%'] };

/** Customers with their figures. */
export const customersOfAll = builtSql(
  'customersOfAll',
  (
    {
      sort,
      after,
      limit,
      ...filter
    }: CustomerConditions & {
      sort: CustomerSort;
      /** The customer before the page, and by what it is sorted. */
      after: { figure: string; id: string } | null;
      limit: number;
    },
    values,
  ) => {
    const column = sortColumn[sort];
    const conditions = conditionsOf(filter, values);
    if (after !== null)
      conditions.push(
        column === null
          ? `c.id < ${values.add(after.id)}`
          : `(${column}, f.customer_id) < (${values.add(after.figure)}::bigint, ${values.add(after.id)}::uuid)`,
      );
    const order = column === null ? 'c.id DESC' : `${column} DESC, f.customer_id DESC`;
    return `SELECT ${columns}, f.orders, f.spent_cents::float8 AS "spentCents!"
      FROM customers c JOIN customer_figures f ON f.customer_id = c.id
      WHERE ${conditions.join(' AND ')} ORDER BY ${order} LIMIT ${values.add(limit)}`;
  },
  () => [
    { ...all, sort: 'NEWEST' as const, after: null, limit: 1 },
    { ...some, sort: 'NEWEST' as const, after: { figure: '1', id }, limit: 1 },
    { ...some, sort: 'SPENT' as const, after: { figure: '1', id }, limit: 1 },
    { ...all, sort: 'ORDERS' as const, after: { figure: '1', id }, limit: 1 },
  ],
);

/** How many customers there are, up to a number. */
export const customersCounted = builtSql(
  'customersCounted',
  ({ most, ...filter }: CustomerConditions & { most: number }, values) =>
    `SELECT count(*)::integer AS count FROM (
      SELECT FROM customers c WHERE ${conditionsOf(filter, values).join(' AND ')} LIMIT ${values.add(most)}
    ) counted`,
  () => [
    { ...all, most: 1 },
    { ...some, most: 1 },
  ],
);

/** The figures of customers. */
export const figuresOfCustomers = sql(
  'figuresOfCustomers',
  `SELECT customer_id AS "customerId", orders, spent_cents::float8 AS "spentCents!" FROM customer_figures
  WHERE customer_id = ANY (:ids::uuid[])`,
);

/** Locks the customers about whom an admin decides, and says whether that admin still is one. */
export const customersToDecide = sql(
  'customersToDecide',
  `SELECT ${columns},
    EXISTS (SELECT FROM customers a WHERE a.id = :adminId AND a.role = 'ADMIN' AND a.status = 'CONFIRMED') AS "mayDecide!"
  FROM customers c WHERE c.id = ANY (:ids::uuid[]) ORDER BY c.id FOR NO KEY UPDATE OF c`,
);

/** Whether an admin is left when these customers are none any more. */
export const adminsLeft = sql(
  'adminsLeft',
  `SELECT EXISTS (
    SELECT FROM customers WHERE id <> ALL (:leaving::uuid[]) AND role = 'ADMIN' AND status = 'CONFIRMED'
  ) AS "isLeft!"`,
);

/** Confirms customers. */
export const customersConfirmed = sql(
  'customersConfirmed',
  `UPDATE customers c SET status = 'CONFIRMED', rejection_reason = NULL, confirmed_at = now(), confirmed_by_id = :adminId
  WHERE c.id = ANY (:ids::uuid[]) RETURNING ${columns}`,
);

/** Rejects customers, and ends their sessions. */
export const customersRejected = sql(
  'customersRejected',
  `WITH open AS MATERIALIZED (
    SELECT id FROM sessions WHERE customer_id = ANY (:ids::uuid[]) AND ended_at IS NULL AND expires_at > now()
    ORDER BY id FOR NO KEY UPDATE
  ), ended AS (
    UPDATE sessions s SET ended_at = now() FROM open WHERE s.id = open.id
  )
  UPDATE customers c SET status = 'REJECTED', rejection_reason = :reason, confirmed_at = NULL, confirmed_by_id = NULL
  WHERE c.id = ANY (:ids::uuid[]) RETURNING ${columns}`,
);

/** The figures in the export of a person's data. */
export const figuresExported = sql(
  'figuresExported',
  `SELECT orders, spent_cents::float8 AS "spentCents!" FROM customer_figures WHERE customer_id = :customerId`,
);
