import { expect, test } from 'vitest';
import { tablesOf } from './tables.ts';

test.each<[what: string, text: string, reads: string[], writes: string[]]>([
  ['of joins', 'SELECT 1 FROM orders o LEFT JOIN customers c ON c.id = o.customer_id', ['customers', 'orders'], []],
  ['of subqueries', 'SELECT (SELECT count(*) FROM orders) WHERE EXISTS (SELECT 1 FROM carts)', ['carts', 'orders'], []],
  ['of UNION', 'SELECT 1 FROM orders UNION SELECT 1 FROM carts', ['carts', 'orders'], []],
  ['of queries of WITH, not their names', 'WITH a AS (SELECT 1 FROM orders) SELECT 1 FROM a', ['orders'], []],
  ['that are locked, not their aliases', 'SELECT 1 FROM orders o FOR UPDATE OF o', ['orders'], []],
  ['of another schema', 'SELECT 1 FROM jobs.job', ['jobs.job'], []],
  ['that are filled', 'INSERT INTO orders (id) SELECT id FROM carts', ['carts'], ['orders']],
  ['that are changed', 'UPDATE orders SET id = c.id FROM carts c', ['carts'], ['orders']],
  ['that are emptied', 'DELETE FROM orders USING carts', ['carts'], ['orders']],
  [
    'that WITH changes',
    'WITH a AS (UPDATE orders SET id = 1 RETURNING id), b AS (DELETE FROM carts) SELECT id FROM a, orders',
    ['orders'],
    ['carts', 'orders'],
  ],
])('finds tables %s', async (_, text, reads, writes) => {
  const tables = await tablesOf(text);
  expect([...tables.reads].toSorted()).toEqual(reads);
  expect([...tables.writes].toSorted()).toEqual(writes);
});
