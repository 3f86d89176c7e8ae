import pg from 'pg';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Person } from './factories.ts';
import { placeOrderDocument, toInput, type OrderOptions, type PlaceOrderData } from './order-edges.ts';
import { openPayingShop, paymentEdges } from './payment-steps.ts';

const paying = await openPayingShop();
const { shop, twin } = paying;
const [overGraphql] = paymentEdges;

beforeEach(async () => {
  twin.faults.clear();
  twin.faults.set({ notifyNever: true });
  await shop.sql('UPDATE payment_attempts SET next_check_at = NULL');
});

/** Keeps the next answer to a request whose URL has this end, until it is let go; `came` says that it is there. */
const holdAnswer = (end: string) => {
  const { promise: came, resolve: arrived } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const real = globalThis.fetch;
  const held = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init);
    const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
    if (!url.endsWith(end)) return answer;
    held.mockRestore();
    arrived();
    await released;
    return answer;
  });
  return { came, release };
};

/** Begins to pay with bKash; returns the page where the account is saved. */
const begin = async () => {
  const customer = await shop.customer();
  const product = await shop.product({ stock: 5, priceCents: 2000 });
  const orderId = await paying.order(customer, product, 'BKASH');
  const started = await overGraphql?.start(customer, orderId, 'BKASH');
  if (!started?.redirectUrl) throw new Error(`Not begun: ${started?.kind}`);
  const check = () => customer.graphql('mutation ($id: ID!) { checkPayment(orderId: $id) { id } }', { id: orderId });
  return { customer, product, orderId, page: started.redirectUrl, check };
};

/** Places an order; returns its id. */
const order = async (customer: Person, wish: OrderOptions): Promise<string> => {
  const { placeOrder } = await customer.graphql<PlaceOrderData>(placeOrderDocument, {
    input: toInput(customer, wish),
  });
  if (placeOrder.__typename !== 'PlaceOrderSuccess') throw new Error(JSON.stringify(placeOrder));
  return placeOrder.order.id;
};

/** How often the shop has made bKash take money or save an account. */
const executions = () => twin.calls.filter(({ step }) => step === 'confirm').length;

describe('an answer of bKash that comes after another server has taken the attempt', () => {
  test('does not open it, so that nobody takes the money twice', async () => {
    const { orderId, page, check } = await begin();
    const payPage = await paying.toPayPage(page);
    const question = holdAnswer('/payment/status');
    const asked = check();
    await question.came;
    // The browser comes back; its server is asked to take the money, and waits for bKash.
    await shop.sql(`UPDATE payment_attempts SET status = 'CONFIRMING', claimed_at = now() WHERE order_id = $1`, [
      orderId,
    ]);
    question.release();
    await asked;
    expect((await paying.stored(orderId)).attempts).toMatchObject([{ status: 'CONFIRMING' }]);
    const before = executions();
    await paying.pay(payPage, 'APPROVE');
    expect(executions()).toBe(before);
  });

  test('does not end it when its time is over', async () => {
    const { orderId, product, page } = await begin();
    await paying.toPayPage(page);
    await shop.sql(`UPDATE payment_attempts SET started_at = started_at - interval '16 minutes' WHERE order_id = $1`, [
      orderId,
    ]);
    const question = holdAnswer('/payment/status');
    const reconciled = paying.reconcile();
    await question.came;
    await shop.sql(`UPDATE payment_attempts SET status = 'CONFIRMING', claimed_at = now() WHERE order_id = $1`, [
      orderId,
    ]);
    question.release();
    await reconciled;
    expect(await paying.stored(orderId)).toMatchObject({
      holdsStock: true,
      attempts: [{ status: 'CONFIRMING' }],
    });
    expect(await shop.stockOf(product)).toMatchObject({ reserved: 1 });
  });

  test('and gone on to the payment does not save the account once more', async () => {
    const { orderId, page } = await begin();
    const move = await twin.choose(page, 'APPROVE');
    // Old enough for the shop to go on by itself.
    await shop.sql(
      `UPDATE payment_attempts SET started_at = started_at - interval '3 minutes', asked_at = NULL WHERE order_id = $1`,
      [orderId],
    );
    const before = executions();
    const question = holdAnswer('/payment/status');
    const reconciled = paying.reconcile();
    await question.came;
    if (!move) throw new Error('The browser does not return.');
    const { headers } = await twin.goBack(move);
    question.release();
    await reconciled;
    expect(executions()).toBe(before + 1);
    await paying.pay(headers.get('location') ?? '', 'APPROVE');
    expect(await paying.stored(orderId)).toMatchObject({ owedCents: 0, collections: 1 });
  });
});

/** A connection that holds what others wait for. */
const holder = new pg.Client({ connectionString: shop.config.databaseUrl });
await holder.connect();
afterAll(() => holder.end());

/** How many connections of the shop wait for a lock. */
const waiting = async () =>
  (await shop.sql(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`))
    .length;

/** Waits until one of them does. */
const somebodyWaits = async (): Promise<void> => {
  await expect.poll(waiting, { timeout: 10_000, interval: 20 }).toBe(1);
};

test('an order whose payment is being confirmed just when its reservation ends keeps its pieces', async () => {
  const { orderId, product } = await begin();
  await shop.sql(`UPDATE orders SET reserved_until = now() - interval '1 second' WHERE id = $1`, [orderId]);
  // The browser comes back: its server has locked the order and takes the attempt.
  await holder.query('BEGIN');
  await holder.query('SELECT FROM orders WHERE id = $1 FOR NO KEY UPDATE', [orderId]);
  const job = paying.reconcile();
  await somebodyWaits();
  await holder.query(`UPDATE payment_attempts SET status = 'CONFIRMING', claimed_at = now() WHERE order_id = $1`, [
    orderId,
  ]);
  await holder.query('COMMIT');
  await job;
  expect(await paying.stored(orderId)).toMatchObject({ holdsStock: true });
  expect(await shop.stockOf(product)).toMatchObject({ available: 4, reserved: 1 });
});

test('a payment for what is sold out takes the promotion before the stock, as orders do', async () => {
  const customer = await shop.customer();
  const product = await shop.product({ stock: 1, priceCents: 2000 });
  const { id: promotionId, code } = await shop.promotion();
  const placed = await order(customer, { productId: product.id, payment: 'NAGAD', promotionCode: code });
  const started = await overGraphql?.start(customer, placed, 'NAGAD');
  await twin.choose(started?.redirectUrl ?? '', 'APPROVE');
  await shop.sql(
    `WITH released AS (UPDATE orders SET holds_stock = false WHERE id = $1)
     UPDATE product_stock SET reserved = 0, sold = 1 WHERE product_id = $2`,
    [placed, product.id],
  );
  await holder.query('BEGIN');
  await holder.query('UPDATE promotions SET used = used WHERE id = $1', [promotionId]);
  const job = paying.reconcile();
  await somebodyWaits();
  await holder.query('SELECT FROM product_stock WHERE product_id = $1 FOR UPDATE NOWAIT', [product.id]);
  await holder.query('COMMIT');
  await job;
  expect(await paying.stored(placed)).toMatchObject({ status: 'CANCELLED', collections: 1 });
});

test('nobody keeps pieces for longer than a day by beginning to pay again', async () => {
  const { customer, orderId } = await begin();
  await shop.sql(`UPDATE orders SET placed_at = placed_at - interval '25 hours' WHERE id = $1`, [orderId]);
  for (const method of ['NAGAD', 'CASH_ON_DELIVERY'])
    expect(await overGraphql?.start(customer, orderId, method)).toMatchObject({
      kind: 'PaymentNotPossible',
      message: 'It was not paid in time.',
    });
});
