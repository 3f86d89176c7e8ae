import type { AccountStatus, CustomerSort, Role } from '#schema/customer.ts';
import { builtSql, type Values } from '#platform/db/sql.ts';
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
