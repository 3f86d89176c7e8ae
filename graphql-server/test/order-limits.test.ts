import { describe, expect, test } from 'vitest';
import { edges, freshKey, type Outcome } from './order-edges.ts';
import type { Person } from './factories.ts';
import { bringTo } from './order-steps.ts';
import { openShop } from './setup.ts';

const shop = await openShop({ settings: { ORDERS_A_DAY: '5', UNPAID_PIECES: '20' } });

const placed = (outcomes: readonly Outcome[]) => outcomes.filter(({ kind }) => kind === 'placed');

const { stockOf } = shop;

const tooManyOrders = {
  kind: 'OrderLimitReached',
  limit: 'ORDERS_A_DAY',
  most: 5,
  message:
    'You have placed as many orders within a day as we take from one customer (5). Please try again tomorrow, or write to us.',
};

const tooManyPieces = {
  kind: 'OrderLimitReached',
  limit: 'UNPAID_PIECES',
  most: 20,
  message: 'We send at most 20 pieces to one customer before they are paid for. Please order fewer, or write to us.',
};

/**
 * Makes all orders of a customer older by some days: ids contain their time. No order can be deleted, so somebody else
 * gets the former ones.
 */
const age = async (customer: { id: string }, days: number) => {
  const somebody = await shop.customer();
  await shop.sql(
    `WITH old AS (SELECT id, uuidv7(make_interval(days => -$2::integer)) AS older FROM orders WHERE customer_id = $1),
       moved AS (
         INSERT INTO orders (id, customer_id, idempotency_key, request_hash, payment_method, shipping_name, shipping_address,
           shipping_phone, shipping_email, items_total_cents, delivery_fee_cents, total_cents, status, placed_at)
         SELECT older, customer_id, idempotency_key || '-', request_hash, payment_method, shipping_name, shipping_address,
           shipping_phone, shipping_email, items_total_cents, delivery_fee_cents, total_cents, status,
           placed_at - make_interval(days => $2) FROM orders JOIN old USING (id)
       ), lines AS (
         INSERT INTO order_lines (order_id, "position", product_id, name, picture, quantity, unit_price_cents)
         SELECT older, "position", product_id, name, picture, quantity, unit_price_cents FROM order_lines l JOIN old ON old.id = l.order_id
       )
     UPDATE orders SET customer_id = $3 WHERE id IN (SELECT id FROM old)`,
    [customer.id, days, somebody.id],
  );
};

describe.each(edges)('over $edge', ({ placeOrder }) => {
  test('twenty orders at once are as many as one customer may place in a day, and no more is taken', async () => {
    const [customer, product] = [await shop.customer(), await shop.product({ stock: 100 })];
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => placeOrder(customer, { productId: product.id })),
    );
    expect(placed(outcomes)).toHaveLength(5);
    expect(outcomes.filter(({ kind }) => kind !== 'placed')).toEqual(Array.from({ length: 15 }, () => tooManyOrders));
    expect(await stockOf(product)).toEqual({ available: 95, reserved: 5, sold: 0 });
    await age(customer, 1);
    expect(await placeOrder(customer, { productId: product.id })).toMatchObject({ kind: 'placed' });
  });

  test('pieces at once are as many as one customer may have unpaid, however they are ordered and paid', async () => {
    const [customer, product] = [await shop.customer(), await shop.product({ stock: 1000 })];
    const buy = (quantity: number, payment: 'CARD' | 'CASH_ON_DELIVERY' = 'CASH_ON_DELIVERY') =>
      placeOrder(customer, { productId: product.id, quantity, payment });
    expect(await buy(21)).toEqual(tooManyPieces);
    const outcomes = await Promise.all([buy(9), buy(9, 'CARD'), buy(9), buy(9, 'CARD')]);
    expect(placed(outcomes)).toHaveLength(2);
    expect(outcomes.filter(({ kind }) => kind !== 'placed')).toEqual([tooManyPieces, tooManyPieces]);
    expect(await buy(2)).toMatchObject({ kind: 'placed' });
    expect(await buy(1)).toEqual(tooManyPieces);
    expect(await stockOf(product)).toEqual({ available: 980, reserved: 20, sold: 0 });
  });

  test('what waits for its payment counts also after its reservation: its pieces come back with the next attempt', async () => {
    const [customer, product] = [await shop.customer(), await shop.product({ stock: 1000 })];
    const outcome = await placeOrder(customer, { productId: product.id, quantity: 20, payment: 'CARD' });
    if (outcome.kind !== 'placed') throw new Error(JSON.stringify(outcome));
    await shop.sql('UPDATE orders SET holds_stock = false WHERE id = $1', [outcome.id]);
    expect(await placeOrder(customer, { productId: product.id })).toEqual(tooManyPieces);
  });

  test('what is delivered is paid, and what is a month old does not count', async () => {
    const [customer, product] = [await shop.customer(), await shop.product({ stock: 1000 })];
    const buyAll = () => placeOrder(customer, { productId: product.id, quantity: 20 });
    expect(await buyAll()).toMatchObject({ kind: 'placed' });
    await shop.walkOrders('SHIPPED', { customer_id: customer.id });
    expect(await buyAll()).toEqual(tooManyPieces);
    await shop.walkOrders('DELIVERED', { customer_id: customer.id });
    expect(await buyAll()).toMatchObject({ kind: 'placed' });
    await age(customer, 29);
    expect(await buyAll()).toEqual(tooManyPieces);
    await age(customer, 31);
    expect(await buyAll()).toMatchObject({ kind: 'placed' });
  });

  test('what is cancelled or came back does not count', async () => {
    const [customer, admin] = [await shop.customer(), await shop.admin()];
    const product = await shop.product({ stock: 1000 });
    for (const end of ['CANCELLED', 'RETURNED'] as const) {
      const outcome = await placeOrder(customer, { productId: product.id, quantity: 20 });
      if (outcome.kind !== 'placed') throw new Error(JSON.stringify(outcome));
      expect(await placeOrder(customer, { productId: product.id })).toEqual(tooManyPieces);
      await bringTo({ admin, customer }, outcome.id, end);
    }
    expect(await placeOrder(customer, { productId: product.id, quantity: 20 })).toMatchObject({
      kind: 'placed',
    });
  });

  test('a placed order is returned again, also beyond the limit; other customers are not affected', async () => {
    const [customer, other] = await shop.customers(2);
    const product = await shop.product({ stock: 1000 });
    if (!customer || !other) throw new Error('There are no customers.');
    const wish = { productId: product.id, quantity: 20, key: freshKey() };
    const first = await placeOrder(customer, wish);
    expect(first).toMatchObject({ kind: 'placed' });
    expect(await placeOrder(customer, wish)).toEqual(first);
    expect(await placeOrder(customer, { ...wish, key: freshKey() })).toEqual(tooManyPieces);
    expect(await placeOrder(other, { ...wish, key: freshKey() })).toMatchObject({ kind: 'placed' });
  });
});

describe('deleting the account and coming back with its address', () => {
  const leave = async (person: Person) =>
    (await person.send('DELETE', '/backend/account', { body: { email: person.email } })).ok();
  const [{ placeOrder }] = edges;

  test('does not free pieces under way, however the e-mail is written', async () => {
    const product = await shop.product({ stock: 1000 });
    const first = await shop.customer({ email: 'comes.again@gmail.com' });
    expect(
      await placeOrder(first, {
        productId: product.id,
        quantity: 20,
        address: { email: 'Comes.Again@gmail.com' },
      }),
    ).toMatchObject({ kind: 'placed' });
    await leave(first);
    const second = await shop.customer({ email: 'comes.again@gmail.com' });
    expect(
      await placeOrder(second, {
        productId: product.id,
        address: { email: 'COMES.again@gmail.com' },
      }),
    ).toEqual(tooManyPieces);
    expect(await stockOf(product)).toEqual({ available: 980, reserved: 20, sold: 0 });
    const stranger = await shop.customer();
    expect(await placeOrder(stranger, { productId: product.id })).toMatchObject({ kind: 'placed' });
    // Delivered orders are paid for, and no longer say whose they were.
    await shop.walkOrders('DELIVERED', { customer_id: null });
    expect(await placeOrder(second, { productId: product.id })).toMatchObject({ kind: 'placed' });
  });

  test('begins no new day', async () => {
    const product = await shop.product({ stock: 1000 });
    const first = await shop.customer({ email: 'same.day@gmail.com' });
    const buy = (person: Person) => placeOrder(person, { productId: product.id });
    for (let count = 0; count < 3; count += 1) expect(await buy(first)).toMatchObject({ kind: 'placed' });
    await leave(first);
    const second = await shop.customer({ email: 'same.day@gmail.com' });
    for (let count = 0; count < 2; count += 1) expect(await buy(second)).toMatchObject({ kind: 'placed' });
    expect(await buy(second)).toEqual(tooManyOrders);
  });
});
