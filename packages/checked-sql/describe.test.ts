import pg from 'pg';
import { afterAll, beforeAll, describe as group, expect, test } from 'vitest';
import { createDataSource, migrate } from '#platform/db/data-source.ts';
import { builtSql, sql, sqlOf } from '#platform/db/sql.ts';
import type { Described } from './statement.ts';
import { modules } from '#server/modules.ts';
import { startTemporaryPostgres, type TemporaryPostgres } from '../../graphql-server/test/temporary-postgres.ts';
import { readCatalogue, type Catalogue } from './catalogue.ts';
import { describe } from './describe.ts';

let postgres: TemporaryPostgres;
let client: pg.Client;
let catalogue: Catalogue;

beforeAll(async () => {
  postgres = await startTemporaryPostgres();
  const dataSource = createDataSource(modules, postgres.url);
  await dataSource.initialize();
  await migrate(dataSource, modules);
  await dataSource.destroy();
  client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  catalogue = await readCatalogue(client);
}, 60_000);

afterAll(async () => {
  await client.end();
  await postgres.stop();
});

const described = (statement: Described) => describe(client, catalogue, statement);
/** Any name will do: what is described here is not kept. */
const text = (written: string) => described(sql('orderById', written));
const rowOf = async (written: string) => (await text(written)).row;

group('a row', () => {
  test.each<[what: string, text: string, row: string]>([
    [
      'types',
      'SELECT id, rating, added_at AS "addedAt" FROM products',
      '{ id: string; rating: string; addedAt: Date }',
    ],
    ['columns that may be null', 'SELECT phone_number AS phone FROM customers', '{ phone: string | null }'],
    ['texts that a constraint lists', 'SELECT language FROM customers', "{ language: 'EN' | 'BN' }"],
    [
      'the nullable side of a LEFT JOIN',
      'SELECT p.name, l.quantity FROM products p LEFT JOIN order_lines l ON l.product_id = p.id',
      '{ name: string; quantity: number | null }',
    ],
    [
      'both sides of a FULL JOIN',
      'SELECT p.id, l.quantity FROM products p FULL JOIN order_lines l ON l.product_id = p.id',
      '{ id: string | null; quantity: number | null }',
    ],
    [
      'a join within the nullable side',
      'SELECT s.sold FROM customers c LEFT JOIN (products p JOIN product_stock s ON s.product_id = p.id) ON p.id = c.id',
      '{ sold: number | null }',
    ],
    [
      'a LEFT JOIN within a query of WITH',
      'WITH sold AS (SELECT l.quantity FROM products p LEFT JOIN order_lines l ON l.product_id = p.id) SELECT * FROM sold',
      '{ quantity: number | null }',
    ],
    [
      'groups that a row is not of',
      'SELECT brand, count(*)::integer AS count FROM products GROUP BY GROUPING SETS ((brand), ())',
      '{ brand: string | null; count: number }',
    ],
    ['a sum of nothing', 'SELECT sum(sold)::integer AS sold FROM product_stock', '{ sold: number | null }'],
    ['its rescue', 'SELECT coalesce(sum(sold), 0)::integer AS sold FROM product_stock', '{ sold: number }'],
    ['an item of an array', 'SELECT pictures[1] AS picture FROM products', '{ picture: string | null }'],
    ['what the statement vouches for', 'SELECT pictures[1] AS "picture!" FROM products', '{ picture: string }'],
    [
      'what UNION brings together',
      'SELECT id FROM products UNION ALL SELECT product_id FROM cart_lines UNION ALL SELECT customer_id FROM orders',
      '{ id: string | null }',
    ],
    [
      'what a recursive query reads of itself',
      `WITH RECURSIVE above AS (SELECT id, parent_id FROM categories UNION SELECT c.id, c.parent_id FROM categories c JOIN above a
        ON c.id = a.parent_id) SELECT id, parent_id AS "parentId" FROM above`,
      '{ id: string; parentId: string | null }',
    ],
    [
      'what a change leaves behind',
      `UPDATE customers SET status = 'CONFIRMED' WHERE id = :id RETURNING id, photo_url AS "photoUrl"`,
      '{ id: string; photoUrl: string | null }',
    ],
    [
      'JSON: dates are texts there, numerics numbers',
      `SELECT row_to_json(item) AS item FROM (SELECT rating, added_at AS "addedAt", old_price_cents AS old FROM products) item`,
      '{ item: { rating: number; addedAt: string; old: number | null } }',
    ],
    [
      'JSON of what a join may leave out',
      'SELECT row_to_json(l) AS line FROM products p LEFT JOIN LATERAL (SELECT quantity FROM order_lines) l ON true',
      '{ line: { quantity: number } | null }',
    ],
    [
      'JSON arrays, null without rows',
      `SELECT (SELECT json_agg(json_build_object('id', l.id)) FROM order_lines l) AS lines`,
      '{ lines: { id: string }[] | null }',
    ],
    [
      'their rescue',
      `SELECT (SELECT coalesce(json_agg(json_build_object('id', l.id)), '[]') FROM order_lines l) AS lines`,
      '{ lines: { id: string }[] }',
    ],
  ])('knows %s', async (_, written, row) => {
    expect(await rowOf(written)).toBe(row);
  });

  test.each(['sqrt(2)', `email ~ 'a'`, `ARRAY['a'] || ARRAY['b']`, `ARRAY['a'] && ARRAY['b']`])(
    'of JSON with a value whose type cannot be told is refused: %s',
    async (value) => {
      const refused = text(`SELECT json_build_object('x', ${value}) AS item FROM customers`);
      await expect(refused).rejects.toThrow(/"x" .*cast it/);
    },
  );

  test('with a column twice is refused', async () => {
    await expect(text('SELECT p.id, s.product_id AS id FROM products p, product_stock s')).rejects.toThrow(
      'two columns "id"',
    );
  });
});

group('a statement is refused', () => {
  test.each<[what: string, text: string, error: RegExp]>([
    ['with a column that there is not', 'SELECT o.idd FROM orders o', /column o\.idd does not exist/],
    ['with a wrong alias of a table', 'SELECT x.id FROM orders o', /missing FROM-clause entry for table "x"/],
    [
      'with values that cannot be compared',
      'SELECT id FROM orders WHERE placed_at > total_cents',
      /operator does not exist/,
    ],
    ['that is no SQL', 'SELEC id FROM orders', /syntax error/],
    [
      'that may store null where there is none, by a value',
      'INSERT INTO identities (issuer, subject, customer_id) VALUES (:issuer, :subject?, :customerId)',
      /null as subject/,
    ],
    [
      'that may store null where there is none, by a column',
      'UPDATE customers SET display_name = photo_url WHERE id = :id',
      /null as display_name/,
    ],
    [
      'that may store null where there is none, after a conflict',
      `INSERT INTO identities (issuer, subject, customer_id) VALUES (:issuer, :subject, :customerId)
        ON CONFLICT (issuer, subject) DO UPDATE SET subject = :other?`,
      /null as subject/,
    ],
    [
      'that may store null where there is none, by an array',
      `INSERT INTO wishlist_items (customer_id, product_id, position)
        SELECT :customerId::uuid, item, 1 FROM unnest(:products?::uuid[]) item`,
      /null as product_id/,
    ],
    ['with a parameter of any type', 'SELECT id FROM orders WHERE :nothing? IS NULL', /determine data type/],
  ])('%s', async (_, written, error) => {
    await expect(text(written)).rejects.toThrow(error);
  });

  test('whose texts answer different rows', async () => {
    const statement = sqlOf('orderById', ['id', 'total'], (choice) =>
      choice === 'id' ? 'SELECT id FROM orders' : 'SELECT total_cents AS id FROM orders',
    );
    await expect(described(statement)).rejects.toThrow('not the same in all of its texts');
  });

  const builder = (value: unknown, ...more: unknown[]) =>
    builtSql(
      'orderById',
      (wanted: unknown, values) => {
        const condition = `total_cents > ${values.add(wanted)}`;
        for (const value of more) values.add(value);
        return `SELECT id FROM orders WHERE ${condition}`;
      },
      () => [value],
    );

  test('that would send a value of another type', async () => {
    await expect(described(builder('much'))).rejects.toThrow('sends "much" as $1, which is int4');
    expect((await described(builder(12))).row).toBe('{ id: string }');
  });

  test('that would send a value too many', async () => {
    await expect(described(builder(12, 13))).rejects.toThrow('sends 2 values, but has 1 parameters');
  });
});

test('values are told by their names, once, and null only where it may be sent', async () => {
  const { values } = await text(
    `SELECT id FROM orders WHERE customer_id = :customer AND id < coalesce(:after?::uuid, :customer)
       AND placed_at > :since AND status = ANY (:statuses::text[])`,
  );
  expect(values).toBe('{ customer: string; after: string | null; since: Date; statuses: readonly string[] }');
});

group('for the compiler', () => {
  const orderByKey = sql('orderByKey', 'SELECT id, request_hash AS "requestHash" FROM orders');
  const make = () => {
    // @ts-expect-error: a parameter is missing
    orderByKey({});
    // @ts-expect-error: a parameter is of another type
    orderByKey({ idempotencyKey: 7 });
    // @ts-expect-error: there is no such parameter
    orderByKey({ idempotencyKey: 'x', more: 1 });
    // @ts-expect-error: nobody has described that statement
    return sql('orderByKye', 'SELECT 1');
  };

  test('parameters and names are those that were described', () => {
    expect(make).not.toThrow();
    expect(orderByKey({ idempotencyKey: 'y' })).toMatchObject({
      name: 'orderByKey',
      values: [],
    });
  });
});
