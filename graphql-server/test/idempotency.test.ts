import { connect } from 'node:net';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES } from '#schema/order.ts';
import type { OrderStatus } from '../src/sales/order/order.model.ts';
import { createClient } from './client.ts';
import { addressOf, edges, freshKey, type OrderOptions, type Outcome } from './order-edges.ts';
import type { Person } from './factories.ts';
import { openShop } from './setup.ts';

const shop = await openShop();
const second = await openShop({ beside: shop });

/** How often the same order is sent at once. */
const AT_ONCE = 20;

/** The same person as a client of the shop's second server. */
const atSecond = (person: Person): Person => ({ ...person, ...createClient(second.url, person.token) });

const edgeAt = (place: number) => edges[place % 2 === 0 ? 0 : 1];

/** Everything that an order leaves behind: what is in the tables for a product and a key. */
const whatIsThere = async (product: { id: string }, key: string) => {
  const [row] = await shop.sql<{
    available: number;
    reserved: number;
    orders: number;
    lines: number;
    history: number;
    events: number;
  }>(
    `WITH placed AS (SELECT id FROM orders WHERE idempotency_key = $2)
      SELECT s.available, s.reserved, (SELECT count(*)::integer FROM placed) AS orders,
        (SELECT count(*)::integer FROM order_lines l WHERE l.product_id = s.product_id) AS lines,
        (SELECT count(*)::integer FROM order_status_changes WHERE order_id IN (SELECT id FROM placed)) AS history,
        (SELECT count(*)::integer FROM events WHERE subject_id IN (SELECT id FROM placed)) AS events
      FROM product_stock s WHERE s.product_id = $1`,
    [product.id, key],
  );
  return row;
};

const oneOrder = (pieces: number, stock = 10) => ({
  available: stock - pieces,
  reserved: pieces,
  orders: 1,
  lines: 1,
  history: 1,
  events: 1,
});

/** Moves an order to a status in the table alone. */
const moveTo = async (status: OrderStatus, id: string) => {
  if (status === 'PENDING') return;
  if (status !== 'CANCELLED') await shop.walkOrders(status === 'RETURNED' ? 'DELIVERED' : status, { id });
  await shop.sql('UPDATE orders SET status = $1 WHERE id = $2 AND status <> $1', [status, id]);
};

const idOf = (outcome: Outcome) => (outcome.kind === 'placed' ? outcome.id : outcome);

const refusedForKey = {
  kind: 'InvalidInput',
  message: 'This idempotency key was used for another order.',
  fields: [{ field: 'idempotencyKey', message: 'This idempotency key was used for another order.' }],
};

describe.each([
  ['GraphQL', () => 0],
  ['REST', () => 1],
  ['both edges', (count: number) => count],
])('an order that is sent twenty times at once over %s', (_, edgeOf) => {
  const sendAll = (send: (count: number, placeOrder: (typeof edges)[0]['placeOrder']) => Promise<Outcome>) =>
    Promise.all(Array.from({ length: AT_ONCE }, (__, count) => send(count, edgeAt(edgeOf(count)).placeOrder)));

  test('to two servers is placed once, and everybody gets that order', async () => {
    const [customer, product] = [await shop.customer(), await shop.product()];
    const wish = { productId: product.id, quantity: 3, key: freshKey() };
    const outcomes = await sendAll((count, placeOrder) =>
      placeOrder(count % 4 < 2 ? customer : atSecond(customer), wish),
    );
    expect(outcomes[0]).toMatchObject({ kind: 'placed' });
    expect(outcomes).toEqual(outcomes.map(() => outcomes[0]));
    expect(await whatIsThere(product, wish.key)).toEqual(oneOrder(3));
  });

  test('with two contents is placed with one of them, and the other one is refused', async () => {
    const [customer, product] = [await shop.customer(), await shop.product()];
    const wish = { productId: product.id, key: freshKey() };
    const outcomes = await sendAll((count, placeOrder) =>
      placeOrder(customer, { ...wish, quantity: count % 4 < 2 ? 1 : 2 }),
    );
    const ofOne = outcomes.filter((__, count) => count % 4 < 2);
    const ofTwo = outcomes.filter((__, count) => count % 4 >= 2);
    const [placed, refused] = ofOne[0]?.kind === 'placed' ? [ofOne, ofTwo] : [ofTwo, ofOne];
    expect(placed[0]).toMatchObject({ kind: 'placed' });
    expect(placed).toEqual(placed.map(() => placed[0]));
    expect(refused).toEqual(refused.map(() => refusedForKey));
    expect(await whatIsThere(product, wish.key)).toEqual(oneOrder(placed === ofOne ? 1 : 2));
  });

  test('by two people is placed for one of them, and the other one learns nothing of it', async () => {
    const [one, other, product] = [await shop.customer(), await shop.customer(), await shop.product()];
    const wish = { productId: product.id, key: freshKey() };
    const outcomes = await sendAll((count, placeOrder) => placeOrder(count % 4 < 2 ? one : other, wish));
    const ofOne = outcomes.filter((__, count) => count % 4 < 2);
    const ofOther = outcomes.filter((__, count) => count % 4 >= 2);
    const [placed, refused] = ofOne[0]?.kind === 'placed' ? [ofOne, ofOther] : [ofOther, ofOne];
    expect(placed[0]).toMatchObject({ kind: 'placed' });
    expect(placed).toEqual(placed.map(() => placed[0]));
    expect(refused).toEqual(refused.map(() => refusedForKey));
    expect(await whatIsThere(product, wish.key)).toEqual(oneOrder(1));
  });

  test('with the last use of a promotion code uses it once, and is not refused by itself', async () => {
    const [customer, product] = [await shop.customer(), await shop.product()];
    const { id, code } = await shop.promotion({ totalLimit: 1, customerLimit: 1 });
    const wish = { productId: product.id, key: freshKey(), promotionCode: code };
    const outcomes = await sendAll((__, placeOrder) => placeOrder(customer, wish));
    expect(outcomes[0]).toMatchObject({ kind: 'placed' });
    expect(outcomes).toEqual(outcomes.map(() => outcomes[0]));
    expect(await whatIsThere(product, wish.key)).toEqual(oneOrder(1));
    expect(await shop.sql('SELECT used FROM promotions WHERE id = $1', [id])).toEqual([{ used: 1 }]);
  });

  test('for the last piece is not out of stock for itself', async () => {
    const [customer, product] = [await shop.customer(), await shop.product({ stock: 1 })];
    const wish = { productId: product.id, key: freshKey() };
    const outcomes = await sendAll((__, placeOrder) => placeOrder(customer, wish));
    expect(new Set(outcomes.map(idOf)).size).toBe(1);
    expect(await whatIsThere(product, wish.key)).toEqual(oneOrder(1, 1));
  });
});

/** Sends a request and closes the connection at once: the answer can never arrive. */
const sendAndHangUp = async (person: Person, wish: OrderOptions): Promise<void> => {
  const { hostname, port } = new URL(shop.url);
  const body = JSON.stringify({
    _id: wish.productId,
    qty: wish.quantity ?? 1,
    payment: 'Cash on Delivery',
    shippingAddress: addressOf(person),
    idempotencyKey: wish.key,
  });
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const head = `POST /order/addOrder HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${person.token}`;
  socket.end(
    `${head}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  // Sent as a whole; whatever comes back is not read.
  await once(socket, 'finish');
  socket.destroy();
};

describe.each(edges)('an order that is sent again over $edge', ({ placeOrder }) => {
  test('after its answers were lost is placed once', async () => {
    const [customer, product] = [await shop.customer(), await shop.product()];
    const wish = { productId: product.id, quantity: 2, key: freshKey() };
    await Promise.all(Array.from({ length: 5 }, () => sendAndHangUp(customer, wish)));
    const answered = await placeOrder(customer, wish);
    expect(answered).toMatchObject({ kind: 'placed' });
    expect(await placeOrder(customer, wish)).toEqual(answered);
    expect(await whatIsThere(product, wish.key)).toEqual(oneOrder(2));
  });

  test('after years is still that order', async () => {
    const [customer, product] = [await shop.customer(), await shop.product()];
    const wish = { productId: product.id, key: freshKey() };
    const first = await placeOrder(customer, wish);
    await shop.sql("UPDATE orders SET placed_at = now() - interval '3 years' WHERE idempotency_key = $1", [wish.key]);
    await shop.deliverMails();
    expect(await placeOrder(customer, wish)).toEqual(first);
  });

  test.each([
    ['the price has changed', 'UPDATE products SET price_cents = 9900 WHERE id = $1'],
    ['everything is sold', 'UPDATE product_stock SET available = 0 WHERE product_id = $1'],
    ['the colour is gone', "UPDATE products SET colors = '{Green}', color_pictures = '{}' WHERE id = $1"],
  ])('after %s is answered as before', async (_, change) => {
    const [customer, product] = [await shop.customer(), await shop.product({ colors: ['Red', 'Blue'] })];
    const wish = { productId: product.id, color: 'Red', seenPriceCents: product.priceCents, key: freshKey() };
    const first = await placeOrder(customer, wish);
    expect(first).toMatchObject({ kind: 'placed' });
    await shop.sql(change, [product.id]);
    expect(await placeOrder(customer, wish)).toEqual(first);
  });

  test('by a customer who has ordered as much as they may is answered as before', async () => {
    const strict = await openShop({ settings: { ORDERS_A_DAY: '1' } });
    const [customer, product] = [await strict.customer(), await strict.product()];
    const wish = { productId: product.id, key: freshKey() };
    const first = await placeOrder(customer, wish);
    expect(await placeOrder(customer, { ...wish, key: freshKey() })).toMatchObject({
      kind: 'OrderLimitReached',
    });
    expect(await placeOrder(customer, wish)).toEqual(first);
  });

  test.each(ORDER_STATUSES)(
    'is answered as it is now, also as $label, and moves nothing',
    async ({ status, label }) => {
      const [customer, product] = [await shop.customer(), await shop.product()];
      const wish = { productId: product.id, key: freshKey() };
      const first = await placeOrder(customer, wish);
      if (first.kind !== 'placed') throw new Error('Nothing was ordered.');
      await moveTo(status, first.id);
      const before = await whatIsThere(product, wish.key);
      expect(await placeOrder(customer, wish)).toEqual(first);
      const answer = await customer.post('/order/addOrder', {
        _id: product.id,
        qty: 1,
        payment: 'Cash on Delivery',
        shippingAddress: addressOf(customer),
        idempotencyKey: wish.key,
      });
      expect(answer.ok(201)).toMatchObject({ _id: first.id, orderStatus: label });
      expect(await whatIsThere(product, wish.key)).toEqual(before);
    },
  );

  test('after its promotion has ended is answered as before; with another code or none it is refused', async () => {
    const [customer, product] = [await shop.customer(), await shop.product()];
    const [{ id, code }, other] = [await shop.promotion(), await shop.promotion()];
    const wish = { productId: product.id, key: freshKey(), promotionCode: code };
    const first = await placeOrder(customer, wish);
    await shop.sql('UPDATE promotions SET active = false WHERE id = $1', [id]);
    expect(await placeOrder(customer, wish)).toEqual(first);
    expect(await placeOrder(customer, { ...wish, promotionCode: other.code })).toEqual(refusedForKey);
    expect(await placeOrder(customer, { productId: product.id, key: wish.key })).toEqual(refusedForKey);
  });

  test('after a refusal may have another content, since the key was not used', async () => {
    const [customer, product] = [await shop.customer(), await shop.product({ stock: 2, priceCents: 1000 })];
    const wish = { productId: product.id, key: freshKey() };
    expect(await placeOrder(customer, { ...wish, seenPriceCents: 900 })).toMatchObject({
      kind: 'PriceChanged',
    });
    expect(await placeOrder(customer, { ...wish, quantity: 3 })).toMatchObject({ kind: 'OutOfStock' });
    expect(await placeOrder(customer, { ...wish, color: 'Pink' })).toMatchObject({ kind: 'InvalidInput' });
    expect(await placeOrder(customer, { ...wish, quantity: 2 })).toMatchObject({ kind: 'placed' });
    expect(await whatIsThere(product, wish.key)).toEqual(oneOrder(2, 2));
  });

  test('by somebody else is refused whatever it contains, also when it would be refused anyway', async () => {
    const [customer, stranger, product] = [
      await shop.customer(),
      await shop.customer(),
      await shop.product({ stock: 1 }),
    ];
    const wish = { productId: product.id, key: freshKey() };
    await placeOrder(customer, wish);
    expect(await placeOrder(stranger, wish)).toEqual(refusedForKey);
    expect(await placeOrder(stranger, { ...wish, quantity: 5 })).toEqual(refusedForKey);
    expect(await placeOrder(stranger, { ...wish, seenPriceCents: 1 })).toEqual(refusedForKey);
    const admin = await shop.admin();
    expect(await placeOrder(admin, wish)).toEqual(refusedForKey);
  });
});
