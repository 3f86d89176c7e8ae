import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { BUYER_LOCK } from '../src/sales/checkout/buyer-lock.ts';
import { buy, buyLines, edges, nothing, storedOrdersOf, toInput } from './order-edges.ts';
import { openShop } from './setup.ts';

const shop = await openShop({ mayRefuse: /product_stock_available_not_negative/ });
const { stockOf } = shop;
const ordersOf = (customer: { id: string }) => storedOrdersOf(shop, customer);

describe('an order of several lines', () => {
  test('adds the lines up before it rounds, and takes each from its stock', async () => {
    const customer = await shop.customer();
    const [lamp, chair] = [await shop.product({ priceCents: 1040 }), await shop.product({ priceCents: 1040 })];
    const order = await buy(customer, {
      ...toInput(customer, { productId: '' }),
      lines: [chair, lamp].map(({ id }) => ({ productId: id, quantity: 1, color: null, size: null })),
    });
    expect(order).toMatchObject({ itemsTotalCents: 2100, totalCents: 8100 });
    expect(order.lines.map(({ productId }) => productId)).toEqual([chair.id, lamp.id]);
    expect(await stockOf(lamp)).toEqual({ available: 9, reserved: 1, sold: 0 });
    expect(await stockOf(chair)).toEqual({ available: 9, reserved: 1, sold: 0 });
  });

  test('is placed completely or not at all', async () => {
    const customer = await shop.customer();
    const [plenty, scarce] = [await shop.product({ stock: 10 }), await shop.product({ stock: 1 })];
    expect(
      await buyLines(customer, [
        { productId: plenty.id, quantity: 2 },
        { productId: scarce.id, quantity: 2 },
      ]),
    ).toMatchObject({ kind: 'OutOfStock', productId: scarce.id, stock: 1 });
    expect(await ordersOf(customer)).toEqual(nothing);
    expect(await stockOf(plenty)).toEqual({ available: 10, reserved: 0, sold: 0 });
    expect(await stockOf(scarce)).toEqual({ available: 1, reserved: 0, sold: 0 });
  });

  test('may name one product twice, and both lines together must be there', async () => {
    const customer = await shop.customer();
    const product = await shop.product({ stock: 5 });
    const lines = (first: number, second: number) =>
      [first, second].map((quantity) => ({ productId: product.id, quantity }));
    expect(await buyLines(customer, lines(3, 3))).toMatchObject({ kind: 'OutOfStock', stock: 5 });
    expect(await stockOf(product)).toEqual({ available: 5, reserved: 0, sold: 0 });
    expect(await buyLines(customer, lines(3, 2))).toMatchObject({ kind: 'placed' });
    expect(await stockOf(product)).toEqual({ available: 0, reserved: 5, sold: 0 });
    expect(await ordersOf(customer)).toEqual({ orders: 1, lines: 2, history: 1 });
  });

  test.each([0, 51])('%i lines are refused', async (count) => {
    const [customer, product] = [await shop.customer(), await shop.product({ stock: 100 })];
    const lines = Array.from({ length: count }, () => ({ productId: product.id, quantity: 1 }));
    expect(await buyLines(customer, lines)).toMatchObject({
      kind: 'InvalidInput',
      message: 'An order has 1 to 50 lines.',
    });
    expect(await ordersOf(customer)).toEqual(nothing);
  });

  test('that would cost more than can be written down is refused', async () => {
    const customer = await shop.customer();
    const product = await shop.product({ stock: 2_000_000, priceCents: 2_000_000 });
    expect(await buyLines(customer, [{ productId: product.id, quantity: 10_000 }])).toMatchObject({
      kind: 'InvalidInput',
      message: 'This order is too large to be placed at once.',
    });
    expect(await ordersOf(customer)).toEqual(nothing);
  });
});

/** Opens a separate connection. */
const connect = async () => {
  const client = new pg.Client({ connectionString: shop.config.databaseUrl });
  await client.connect();
  return client;
};

/** How many connections of this shop wait for a lock. */
const waiting = async (client: pg.Client): Promise<number> => {
  const { rowCount } = await client.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rowCount ?? 0;
};

describe('stock', () => {
  test('can never fall below zero, whoever writes it', async () => {
    const product = await shop.product({ stock: 1 });
    await expect(
      shop.sql('UPDATE product_stock SET available = available - 2 WHERE product_id = $1', [product.id]),
    ).rejects.toThrow('product_stock_available_not_negative');
  });

  test('400 buyers of two servers race for 100 pieces: 100 orders, nothing left, everybody else is told', async () => {
    const other = await openShop({ beside: shop });
    const [product, buyers] = [await shop.product({ stock: 100 }), await shop.customers(400)];
    const answers = await Promise.all(
      buyers.map((person, index) => {
        const { placeOrder } = index % 2 === 0 ? edges[0] : edges[1];
        const buyer = index % 4 < 2 ? person : { ...person, ...other.withToken(person.token) };
        return placeOrder(buyer, { productId: product.id, seenPriceCents: 1999 });
      }),
    );
    const placed = answers.filter(({ kind }) => kind === 'placed');
    const soldOut = answers.filter((answer) => answer.kind === 'OutOfStock' && answer.stock === 0);
    expect([placed.length, soldOut.length]).toEqual([100, 300]);
    expect(await stockOf(product)).toEqual({ available: 0, reserved: 100, sold: 0 });
    const [stored] = await shop.sql<{ orders: number; customers: number; pieces: number }>(
      `SELECT count(*)::integer AS orders, count(DISTINCT o.customer_id)::integer AS customers, sum(l.quantity)::integer AS pieces
       FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE l.product_id = $1`,
      [product.id],
    );
    expect(stored).toEqual({ orders: 100, customers: 100, pieces: 100 });
  });

  test('buyers who wait for the same products in opposite order get them one after the other', async () => {
    const products = [await shop.product(), await shop.product()];
    const buyers = await shop.customers(8);
    const [holder, watcher] = [await connect(), await connect()];
    // Locks both products until all buyers wait for one of them.
    await holder.query('BEGIN');
    await holder.query('SELECT FROM product_stock WHERE product_id = ANY ($1) FOR UPDATE', [
      products.map(({ id }) => id),
    ]);
    const answers = Promise.all(
      buyers.map((buyer, index) =>
        buyLines(
          buyer,
          (index % 2 === 0 ? products : products.toReversed()).map(({ id }) => ({
            productId: id,
            quantity: 1,
          })),
        ),
      ),
    );
    await expect.poll(() => waiting(watcher), { timeout: 20_000, interval: 20 }).toBe(buyers.length);
    await holder.query('COMMIT');
    expect((await answers).map(({ kind }) => kind)).toEqual(buyers.map(() => 'placed'));
    await Promise.all([holder.end(), watcher.end()]);
  });

  test('buyers of the same products in opposite order do not deadlock', async () => {
    const [lamp, chair] = [await shop.product({ stock: 25 }), await shop.product({ stock: 40 })];
    const buyers = await shop.customers(60);
    const answers = await Promise.all(
      buyers.map((buyer, index) =>
        buyLines(
          buyer,
          (index % 2 === 0 ? [lamp, chair] : [chair, lamp]).map(({ id }) => ({ productId: id, quantity: 1 })),
        ),
      ),
    );
    expect(answers.filter(({ kind }) => kind === 'placed')).toHaveLength(25);
    expect(answers.filter(({ kind }) => kind === 'OutOfStock')).toHaveLength(35);
    expect(await stockOf(lamp)).toEqual({ available: 0, reserved: 25, sold: 0 });
    expect(await stockOf(chair)).toEqual({ available: 15, reserved: 25, sold: 0 });
  });
});

describe('what changes while an order waits', () => {
  /** Begins an order whose buyer another connection has locked, does `change`, then lets it go on. */
  const orderAcross = async (
    product: { id: string },
    seen: { seenPriceCents?: number; promotionCode?: string },
    change: () => Promise<unknown>,
  ) => {
    const buyer = await shop.customer();
    // Somebody has bought it before.
    expect(await edges[0].placeOrder(await shop.customer(), { productId: product.id })).toMatchObject({
      kind: 'placed',
    });
    const [holder, watcher] = [await connect(), await connect()];
    await holder.query('BEGIN');
    await holder.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [BUYER_LOCK, buyer.id]);
    const answer = edges[0].placeOrder(buyer, { productId: product.id, ...seen });
    await expect.poll(() => waiting(watcher), { timeout: 20_000, interval: 20 }).toBe(1);
    await change();
    await holder.query('COMMIT');
    const outcome = await answer;
    await Promise.all([holder.end(), watcher.end()]);
    return { outcome, buyer };
  };

  test('a price that the buyer saw is told, and nothing is stored', async () => {
    const product = await shop.product({ priceCents: 1999 });
    const { outcome, buyer } = await orderAcross(product, { seenPriceCents: 1999 }, () =>
      shop.sql('UPDATE products SET price_cents = 2500 WHERE id = $1', [product.id]),
    );
    expect(outcome).toMatchObject({ kind: 'PriceChanged', productId: product.id, priceCents: 2500 });
    expect(await ordersOf(buyer)).toEqual(nothing);
    expect(await stockOf(product)).toMatchObject({ reserved: 1 });
  });

  test('a price that the buyer did not compare is the new one', async () => {
    const product = await shop.product({ priceCents: 1999 });
    const { outcome, buyer } = await orderAcross(product, {}, () =>
      shop.sql('UPDATE products SET price_cents = 2500 WHERE id = $1', [product.id]),
    );
    expect(outcome).toMatchObject({ kind: 'placed' });
    expect(
      await shop.sql(
        'SELECT l.unit_price_cents AS cents FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.customer_id = $1',
        [buyer.id],
      ),
    ).toEqual([{ cents: 2500 }]);
  });

  test('a product that is no longer sold is refused', async () => {
    const product = await shop.product();
    const { outcome, buyer } = await orderAcross(product, {}, () =>
      shop.sql(`UPDATE products SET status = 'ARCHIVED' WHERE id = $1`, [product.id]),
    );
    expect(outcome).toMatchObject({ kind: 'InvalidInput', message: 'This product is not in the shop.' });
    expect(await ordersOf(buyer)).toEqual(nothing);
  });

  test.each([
    ['is switched off', 'active = false', { kind: 'PromotionRefused', reason: 'UNKNOWN' }],
    ['ends', 'ends_at = clock_timestamp()', { kind: 'PromotionRefused', reason: 'ENDED' }],
    ['asks for more', 'minimum_cents = 5000', { kind: 'PromotionRefused', reason: 'BELOW_MINIMUM' }],
    ['has been used up', 'total_limit = 1, used = 1', { kind: 'PromotionRefused', reason: 'USED_UP' }],
    ['takes less off', 'percent = 10', { kind: 'placed', totalCents: 2000 - 200 + 6000 }],
    ['takes as much off as before', 'total_limit = 7', { kind: 'placed', totalCents: 2000 - 1000 + 6000 }],
  ])('a promotion that %s is as it is then', async (_, change, expected) => {
    const product = await shop.product({ priceCents: 2000 });
    const promotion = await shop.promotion({ percent: 50 });
    const { outcome, buyer } = await orderAcross(product, { promotionCode: promotion.code }, () =>
      shop.sql(`UPDATE promotions SET ${change} WHERE id = $1`, [promotion.id]),
    );
    expect(outcome).toMatchObject(expected);
    expect((await ordersOf(buyer))?.orders).toBe(expected.kind === 'placed' ? 1 : 0);
  });

  test.each([
    ['is switched off', 'active = false', { kind: 'PromotionRefused', reason: 'UNKNOWN' }],
    ['has ended', 'ends_at = clock_timestamp()', { kind: 'PromotionRefused', reason: 'ENDED' }],
    ['has been used up', 'total_limit = 1, used = 1', { kind: 'PromotionRefused', reason: 'USED_UP' }],
    ['takes less off', 'percent = 10', { kind: 'placed', totalCents: 2000 - 200 + 6000 }],
  ])('a promotion that %s after the order was priced is as it is then', async (_, change, expected) => {
    const [product, buyer] = [await shop.product({ priceCents: 2000 }), await shop.customer()];
    const promotion = await shop.promotion({ percent: 50 });
    const [holder, watcher] = [await connect(), await connect()];
    await holder.query('BEGIN');
    await holder.query(`UPDATE promotions SET ${change} WHERE id = $1`, [promotion.id]);
    const answer = edges[0].placeOrder(buyer, { productId: product.id, promotionCode: promotion.code });
    await expect.poll(() => waiting(watcher), { timeout: 20_000, interval: 20 }).toBe(1);
    await holder.query('COMMIT');
    expect(await answer).toMatchObject(expected);
    await Promise.all([holder.end(), watcher.end()]);
    const pieces = expected.kind === 'placed' ? 1 : 0;
    expect((await ordersOf(buyer))?.orders).toBe(pieces);
    expect(await stockOf(product)).toEqual({ available: 10 - pieces, reserved: pieces, sold: 0 });
  });

  test('a promotion that ends by its date while the order waits is refused', async () => {
    const product = await shop.product({ priceCents: 2000 });
    const promotion = await shop.promotion({ percent: 50, endsAt: new Date(Date.now() + 5000) });
    const { outcome, buyer } = await orderAcross(product, { promotionCode: promotion.code }, async () => {
      const ended = () => shop.sql('SELECT FROM promotions WHERE id = $1 AND ends_at <= now()', [promotion.id]);
      await expect.poll(ended, { timeout: 20_000 }).toHaveLength(1);
    });
    expect(outcome).toMatchObject({ kind: 'PromotionRefused', reason: 'ENDED' });
    expect(await ordersOf(buyer)).toEqual(nothing);
  });

  test('the last pieces, taken while the order waits for them, undo all of it', async () => {
    const [plenty, scarce] = [await shop.product({ stock: 10 }), await shop.product({ stock: 1 })];
    const buyer = await shop.customer();
    const [holder, watcher] = [await connect(), await connect()];
    await holder.query('BEGIN');
    await holder.query('UPDATE product_stock SET available = 0 WHERE product_id = $1', [scarce.id]);
    const answer = buyLines(
      buyer,
      [plenty, scarce].map(({ id }) => ({ productId: id, quantity: 1 })),
    );
    await expect.poll(() => waiting(watcher), { timeout: 20_000, interval: 20 }).toBe(1);
    await holder.query('COMMIT');
    expect(await answer).toMatchObject({ kind: 'OutOfStock', productId: scarce.id, stock: 0 });
    await Promise.all([holder.end(), watcher.end()]);
    expect(await ordersOf(buyer)).toEqual(nothing);
    expect(await stockOf(plenty)).toEqual({ available: 10, reserved: 0, sold: 0 });
    expect(await shop.sql('SELECT FROM events WHERE subject_id NOT IN (SELECT id FROM orders)')).toEqual([]);
  });
});
