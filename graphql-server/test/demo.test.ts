import { readdir, readFile } from 'node:fs/promises';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ORDER_STATUSES, orderTotals, UNDER_WAY, type OrderStatus } from '#schema/order.ts';
import { DEFAULT_SETTINGS } from '#schema/shop-settings.ts';
import { isNextStatus, ORDER_MOVES } from '#schema/order-moves.ts';
import { AddressEntity } from '../src/people/address/address.entity.ts';
import type { AddressModel } from '../src/people/address/address.model.ts';
import { addressText } from '../src/people/address/address.service.ts';
import { verifyPassword } from '../src/people/auth/password.ts';
import { createDataSource } from '../src/platform/db/data-source.ts';
import { demoAccounts } from '#demo/accounts.ts';
import { demoCategories, demoProducts } from '#demo/catalogue/catalogue.ts';
import { growCatalogue } from '#demo/grow.ts';
import { demoPromotions } from '#demo/promotions.ts';
import { seedDemo } from '#demo/seed.ts';
import { modules } from '../src/modules.ts';
import { cloneDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
let dataSource: DataSource;
const said: string[] = [];
const log = (line: string) => void said.push(line);

/** Returns the first column of the first row as a number. */
const count = async (sql: string): Promise<number> => {
  const [row] = await dataSource.query<Record<string, unknown>[]>(sql);
  return Number(Object.values(row ?? {})[0]);
};

/** Products whose derived values differ from their reviews and comments. */
const wrongProducts = `
  SELECT count(*) FROM products
  LEFT JOIN (
    SELECT product_id, count(*) AS reviews, round(avg(rating), 2) AS mean,
      count(*) FILTER (WHERE rating = 1) AS r1, count(*) FILTER (WHERE rating = 2) AS r2,
      count(*) FILTER (WHERE rating = 3) AS r3, count(*) FILTER (WHERE rating = 4) AS r4,
      count(*) FILTER (WHERE rating = 5) AS r5
    FROM reviews WHERE published GROUP BY product_id
  ) reviewed ON reviewed.product_id = products.id
  LEFT JOIN (
    SELECT product_id, count(*) AS comments FROM comments WHERE published GROUP BY product_id
  ) commented ON commented.product_id = products.id
  WHERE (review_count, rating, comment_count, rating_1_count, rating_2_count, rating_3_count, rating_4_count, rating_5_count)
    IS DISTINCT FROM (coalesce(reviews, 0), coalesce(mean, 0), coalesce(comments, 0), coalesce(r1, 0), coalesce(r2, 0),
      coalesce(r3, 0), coalesce(r4, 0), coalesce(r5, 0))`;

/** Facet counts that differ from the number of products. */
const wrongCounts = `
  SELECT count(*) FROM (
    SELECT category_id, brand, floor(rating)::smallint AS rating_floor, count(*) AS there FROM products GROUP BY 1, 2, 3
  ) counted FULL JOIN (SELECT * FROM product_counts WHERE products <> 0) kept USING (category_id, brand, rating_floor)
  WHERE there IS DISTINCT FROM products`;

/** Reviews and comments that are older than their product, later than today, or replied to before they were written. */
const wrongTimes = `
  SELECT count(*) FROM (
    SELECT product_id, created_at, reply_text, reply_at, text FROM reviews
    UNION ALL SELECT product_id, created_at, reply_text, reply_at, text FROM comments
  ) opinions JOIN products ON products.id = product_id
  WHERE created_at < added_at OR created_at > now() OR reply_at < created_at OR reply_at > now()
    OR (reply_text IS NULL) <> (reply_at IS NULL) OR text = ''`;

beforeAll(async () => {
  database = await cloneDatabase();
  dataSource = await createDataSource(modules, database.url).initialize();
  // Two servers that start at the same time on the same empty database.
  await Promise.all([seedDemo(dataSource, log), seedDemo(dataSource, log)]);
});

afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

describe('the demo shop', () => {
  test('is filled once, and the second time says so', () => {
    // The second one has less to do and may log first.
    expect(said.toSorted()).toEqual([
      expect.stringContaining(`${demoProducts.length} demo products`),
      'There are products already: the demo catalogue is not put in.',
    ]);
  });

  test('holds the whole catalogue, each product with stock and its own pictures', async () => {
    expect(await count('SELECT count(*) FROM categories')).toBe(demoCategories.length);
    expect(await count('SELECT count(*) FROM products')).toBe(demoProducts.length);
    expect(await count('SELECT count(*) FROM product_stock')).toBe(demoProducts.length);
    const first = demoProducts[0];
    const [row] = await dataSource.query<Record<string, unknown>[]>(
      'SELECT pictures, colors, sizes, price_cents FROM products WHERE name = $1',
      [first?.name],
    );
    expect(row).toEqual({
      pictures: [1, 2, 3].map((number) => `demo/${first?.slug}-${number}`),
      colors: first?.colors,
      sizes: first?.sizes,
      price_cents: first?.priceCents,
    });
  });

  test('has those pictures of its colours that were drawn, each once', async () => {
    const drawn = (await readdir(new URL('../../demo/pictures/', import.meta.url)))
      .filter((file) => file.includes('-color-'))
      .map((file) => `demo/${file.replace('.webp', '')}`);
    const shown = await dataSource.query<{ key: string }[]>(
      `SELECT value AS key FROM products, jsonb_each_text(color_pictures) WHERE key = ANY (colors)`,
    );
    expect(shown.map(({ key }) => key).toSorted()).toEqual(drawn.toSorted());
  });

  test('has reviews of all five ratings, some products with pages of them, a handful with none', async () => {
    expect(await count('SELECT count(DISTINCT rating) FROM reviews')).toBe(5);
    expect(await count('SELECT count(DISTINCT floor(rating)) FROM products WHERE review_count > 0')).toBe(5);
    expect(await count('SELECT count(*) FROM products WHERE review_count >= 25')).toBeGreaterThanOrEqual(5);
    const none = await count('SELECT count(*) FROM products WHERE review_count = 0');
    expect(none).toBeGreaterThanOrEqual(3);
    expect(none).toBeLessThanOrEqual(10);
    const reviews = await count('SELECT count(*) FROM reviews');
    expect((await count('SELECT count(reply_text) FROM reviews')) / reviews).toBeCloseTo(0.33, 1);
    const pictured = await dataSource.query<{ pictures: string[] }[]>(
      "SELECT pictures FROM reviews WHERE pictures <> '{}'",
    );
    expect(pictured.length).toBeGreaterThanOrEqual(10);
    expect(new Set(pictured.flatMap(({ pictures }) => pictures)).size).toBe(pictured.length);
  });

  test('has the promotion codes that the README names', async () => {
    const rows = await dataSource.query<object[]>(
      `SELECT p.code, p.kind, p.percent, p.amount_cents, p.minimum_cents, p.customer_limit, c.slug AS category
       FROM promotions p LEFT JOIN categories c ON c.id = ANY (p.category_ids) ORDER BY p.code DESC`,
    );
    expect(rows).toEqual([
      {
        code: 'WELCOME10',
        kind: 'PERCENT',
        percent: 10,
        amount_cents: null,
        minimum_cents: 10_000,
        customer_limit: 1,
        category: null,
      },
      {
        code: 'SOUND20',
        kind: 'FIXED',
        percent: null,
        amount_cents: 2000,
        minimum_cents: 0,
        customer_limit: 1,
        category: 'headphones',
      },
    ]);
    const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
    for (const { code } of demoPromotions) expect(readme).toContain(`\`${code}\``);
  });

  test('has ratings, counts and times that agree with each other', async () => {
    expect(await count(wrongProducts)).toBe(0);
    expect(await count(wrongCounts)).toBe(0);
    expect(await count(wrongTimes)).toBe(0);
  });

  test('has accounts that can sign in: a customer, an admin, and one who waits', async () => {
    for (const account of Object.values(demoAccounts)) {
      const [row] = await dataSource.query<{ password_hash: string }[]>(
        'SELECT role, status, password_hash FROM customers WHERE email = $1',
        [account.email.toUpperCase()],
      );
      expect(row).toMatchObject({ role: account.role, status: account.status });
      expect(await verifyPassword(row?.password_hash ?? null, account.password)).toBe(true);
    }
  });

  test('has a customer with two addresses, whose default one says what the profile says', async () => {
    const rows: AddressModel[] = await dataSource.getRepository(AddressEntity).find({ order: { isDefault: 'DESC' } });
    expect(rows.map(({ isDefault }) => isDefault)).toEqual([true, false]);
    expect(rows.map(addressText)[0]).toBe(demoAccounts.customer.shippingAddress);
  });

  test('has orders in every status, the newest last, with the totals of the shop and their whole way', async () => {
    const orders = await dataSource.query<
      {
        number: number;
        status: OrderStatus;
        placed_at: Date;
        items_total_cents: number;
        total_cents: number;
        lines: { unitPriceCents: number; quantity: number }[];
        way: OrderStatus[];
        times: Date[];
        reason: string | null;
      }[]
    >(`
      SELECT number, orders.status, placed_at, items_total_cents, total_cents,
        (SELECT json_agg(json_build_object('unitPriceCents', unit_price_cents, 'quantity', quantity))
         FROM order_lines WHERE order_id = orders.id) AS lines,
        array_agg(changes.status ORDER BY changes.at) AS way, array_agg(changes.at ORDER BY changes.at) AS times,
        max(changes.reason) AS reason
      FROM orders JOIN order_status_changes changes ON changes.order_id = orders.id
      GROUP BY orders.id ORDER BY orders.id`);
    expect(new Set(orders.map(({ status }) => status)).size).toBe(ORDER_STATUSES.length);
    const placed = orders.map(({ placed_at }) => placed_at.getTime());
    expect(placed).toEqual(placed.toSorted((one, other) => one - other));
    expect(orders.map(({ number }) => number)).toEqual(orders.map((_, index) => 10_001 + index));
    for (const order of orders) {
      const totals = orderTotals(order.lines, DEFAULT_SETTINGS.delivery, null);
      expect(order).toMatchObject({
        items_total_cents: totals.itemsTotalCents,
        total_cents: totals.totalCents,
      });
      expect(order.way[0]).toBe('PENDING');
      expect(order.way.at(-1)).toBe(order.status);
      for (const [before, status] of order.way.slice(1).map((to, index) => [order.way[index], to] as const))
        expect(before && isNextStatus(status) && ORDER_MOVES[status][before]).toBeDefined();
      expect(order.times[0]).toEqual(order.placed_at);
      expect(order.times.at(-1)?.getTime()).toBeLessThan(Date.now());
      if (order.status === 'CANCELLED') expect(order.reason).not.toBeNull();
    }
  });

  test('reserves the pieces of the orders that are under way, and has sold those that arrived', async () => {
    const pieces = (statuses: readonly string[]) => `
      (SELECT coalesce(sum(l.quantity), 0) FROM order_lines l JOIN orders o ON o.id = l.order_id
       WHERE l.product_id = product_stock.product_id AND o.status IN ('${statuses.join("', '")}'))`;
    expect(await count(`SELECT count(*) FROM product_stock WHERE reserved <> ${pieces(UNDER_WAY)}`)).toBe(0);
    expect(await count('SELECT count(*) FROM product_stock WHERE reserved > 0')).toBeGreaterThan(0);
    expect(await count(`SELECT count(*) FROM product_stock WHERE sold < ${pieces(['DELIVERED'])}`)).toBe(0);
  });

  test('sent with a tracking number what was shipped, all pieces of it', async () => {
    const sent = `o.status IN ('SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'RETURNED')`;
    expect(
      await count(`SELECT count(*) FROM orders o JOIN order_lines l ON l.order_id = o.id WHERE ${sent} IS DISTINCT FROM (
        SELECT sum(s.quantity) = l.quantity FROM shipment_lines s WHERE s.order_line_id = l.id)
        AND (${sent} OR EXISTS (SELECT FROM shipment_lines s WHERE s.order_line_id = l.id))`),
    ).toBe(0);
    expect(await count(`SELECT count(*) FROM orders o WHERE ${sent}`)).toBe(
      await count('SELECT count(*) FROM shipments JOIN orders o ON o.id = order_id WHERE shipped_at > o.placed_at'),
    );
  });

  test('collected at the door what was delivered, and paid back what was returned', async () => {
    const paid = (kind: string) =>
      `(SELECT coalesce(sum(amount_cents), 0) FROM payment_entries WHERE order_id = o.id AND kind = '${kind}')`;
    const wrong = `SELECT count(*) FROM orders o WHERE ${paid('COLLECTED')} <> CASE
        WHEN o.payment_method <> 'CASH_ON_DELIVERY' OR o.status IN ('DELIVERED', 'RETURNED') THEN o.total_cents ELSE 0 END
      OR ${paid('REFUNDED')} <> CASE WHEN o.status = 'RETURNED' THEN o.total_cents ELSE 0 END`;
    expect(await count(wrong)).toBe(0);
    expect(await count(`SELECT count(*) FROM payment_entries WHERE at > now()`)).toBe(0);
    const returns = `SELECT count(*) FROM returns r JOIN orders o ON o.id = r.order_id
      WHERE o.status = 'RETURNED' AND r.status = 'RECEIVED' AND r.requested_at < r.decided_at AND r.decided_at < r.received_at
      AND r.received_at < (SELECT at FROM payment_entries WHERE order_id = o.id AND kind = 'REFUNDED')`;
    expect(await count(returns)).toBe(1);
  });

  test('has an order that can be returned, and one for which it is too late', async () => {
    const delivered = (when: string) =>
      count(`SELECT count(*) FROM order_status_changes c JOIN orders o ON o.id = c.order_id
        WHERE c.status = 'DELIVERED' AND o.status = 'DELIVERED' AND c.at ${when} now() - interval '14 days'`);
    expect(await delivered('>')).toBeGreaterThanOrEqual(1);
    expect(await delivered('<')).toBeGreaterThanOrEqual(2);
  });
});

describe('an admin of the demo shop', () => {
  test('finds reviews and comments that wait, the reviews by who received the product', async () => {
    const waiting = await dataSource.query<{ name: string; received: boolean }[]>(`
      SELECT p.name, EXISTS (
        SELECT FROM orders o JOIN order_lines l ON l.order_id = o.id
        WHERE o.customer_id = r.customer_id AND o.status = 'DELIVERED' AND l.product_id = p.id
      ) AS received
      FROM reviews r JOIN products p ON p.id = r.product_id WHERE NOT r.published`);
    expect(waiting.length).toBeGreaterThanOrEqual(1);
    expect(waiting.filter(({ received }) => !received)).toEqual([]);
    expect(await count('SELECT count(*) FROM reviews WHERE verified AND NOT published')).toBe(waiting.length);
    expect(await count('SELECT count(*) FROM comments WHERE NOT published')).toBeGreaterThanOrEqual(2);
  });

  test('has a customer who may still write a review of something', async () => {
    expect(
      await count(`
        SELECT count(DISTINCT l.product_id) FROM orders o JOIN order_lines l ON l.order_id = o.id
        WHERE o.status = 'DELIVERED' AND NOT EXISTS (
          SELECT FROM reviews r WHERE r.product_id = l.product_id AND r.customer_id = o.customer_id
        )`),
    ).toBeGreaterThanOrEqual(2);
  });
});

describe('a grown catalogue', () => {
  const size = 1500;

  beforeAll(async () => {
    await growCatalogue(dataSource, size, log);
  });

  test('has the size asked for, and does not grow twice', async () => {
    await growCatalogue(dataSource, size, log);
    expect(said.at(-1)).toBe(`There are ${size} products already: none are added.`);
    expect(await count('SELECT count(*) FROM products')).toBe(size);
    expect(await count('SELECT count(*) FROM product_stock')).toBe(size);
  });

  test('has no name twice and leaves evenly filled', async () => {
    expect(await count('SELECT count(DISTINCT name) FROM products')).toBe(size);
    const [spread] = await dataSource.query<{ least: number; most: number }[]>(
      `SELECT min(number)::integer AS least, max(number)::integer AS most
       FROM (SELECT count(*) AS number FROM products GROUP BY category_id) leaves`,
    );
    // The demo's own leaves hold four to ten products.
    expect((spread?.most ?? 0) - (spread?.least ?? 0)).toBeLessThanOrEqual(6);
  });

  test('has ratings, counts and times that agree with each other', async () => {
    expect(await count(wrongProducts)).toBe(0);
    expect(await count(wrongCounts)).toBe(0);
    expect(await count(wrongTimes)).toBe(0);
  });

  test('repeats no text below a product', async () => {
    const repeated = (table: string) =>
      count(
        `SELECT count(*) FROM (SELECT FROM ${table} GROUP BY product_id, text HAVING count(*) > 1
         UNION ALL SELECT FROM ${table} WHERE reply_text IS NOT NULL GROUP BY product_id, reply_text HAVING count(*) > 1) twice`,
      );
    expect([await repeated('reviews'), await repeated('comments')]).toEqual([0, 0]);
  });

  test('keeps following reviews and comments', async () => {
    await dataSource.query(
      `INSERT INTO reviews (product_id, author_name, rating, text, pictures, published)
       SELECT id, 'Nadia', 1, 'Too small', '{}', true FROM products ORDER BY name LIMIT 3`,
    );
    await dataSource.query(
      `INSERT INTO comments (product_id, author_name, text, published)
       SELECT id, 'Nadia', 'Is there a larger one?', true FROM products ORDER BY name LIMIT 3`,
    );
    expect(await count(wrongProducts)).toBe(0);
    expect(await count(wrongCounts)).toBe(0);
  });
});
