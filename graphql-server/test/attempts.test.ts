import { describe, expect, test } from 'vitest';
import { reconcile } from '../src/sales/payment/attempts/reconcile.ts';
import { createDeps } from '../src/services.ts';
import type { Person } from './factories.ts';
import { buy, changeStatus } from './order-steps.ts';
import { openShop } from './setup.ts';
import { openTwin } from './twin.ts';

const twin = await openTwin();
const shop = await openShop({ env: twin.env });
await shop.sql(`INSERT INTO settings (key, value) VALUES ('TAKA_PER_DOLLAR', '120')`);
twin.connect(shop);
const { services, database } = createDeps(shop.dataSource, shop.config, shop);
const admin = await shop.admin();

const paymentFields = `id status payment { method awaits dueCents collectedCents refundDueCents toCollectCents reservedUntil
  attempts { id method status amountCents amountPaisa rate transactionId failure endedAt } } history { status reason }`;

interface PaidOrder {
  id: string;
  status: string;
  payment: {
    method: string;
    awaits: string | null;
    dueCents: number;
    collectedCents: number;
    refundDueCents: number;
    toCollectCents: number;
    reservedUntil: string | null;
    attempts: {
      id: string;
      method: string;
      status: string;
      amountCents: number;
      amountPaisa: number;
      rate: number;
      transactionId: string | null;
      failure: string | null;
    }[];
  };
  history: { status: string; reason: string | null }[];
}

type Started =
  | { __typename: 'StartPaymentSuccess'; redirectUrl: string | null; order: PaidOrder }
  | { __typename: 'PaymentNotPossible' | 'OutOfStock' | 'InvalidInput'; message: string };

const start = async (customer: Person, orderId: string, method = 'NAGAD'): Promise<Started> =>
  (
    await customer.graphql<{ startPayment: Started }>(
      `mutation ($input: StartPaymentInput!) { startPayment(input: $input) { __typename
        ... on StartPaymentSuccess { redirectUrl order { ${paymentFields} } } ... on Error { message } } }`,
      { input: { orderId, method } },
    )
  ).startPayment;

const read = async (customer: Person, id: string): Promise<PaidOrder> =>
  (
    await customer.graphql<{ order: PaidOrder }>(`query ($id: ID!) { order(id: $id) { ${paymentFields} } }`, {
      id,
    })
  ).order;

/** Begins to pay; returns the provider's page. */
const begin = async (customer: Person, orderId: string, method = 'NAGAD'): Promise<string> => {
  const started = await start(customer, orderId, method);
  if (started.__typename !== 'StartPaymentSuccess' || started.redirectUrl === null)
    throw new Error(JSON.stringify(started));
  return started.redirectUrl;
};

const place = async (available = 5) => {
  const customer = await shop.customer();
  const product = await shop.product({ stock: available, priceCents: 4000 });
  const order = await buy(customer, [{ productId: product.id, quantity: 2 }], 'NAGAD');
  return { customer, product, orderId: order.id };
};

/** Makes what waits for a while due, and what has waited for its time too old. */
const passTime = async (orderId: string, minutes: number): Promise<void> => {
  await shop.sql(
    `UPDATE payment_attempts SET next_check_at = next_check_at - make_interval(mins => $2::integer),
      started_at = started_at - make_interval(mins => $2::integer), asked_at = NULL WHERE order_id = $1`,
    [orderId, minutes],
  );
  await shop.sql(
    `UPDATE orders SET reserved_until = reserved_until - make_interval(mins => $2::integer),
      placed_at = placed_at - make_interval(mins => $2::integer) WHERE id = $1`,
    [orderId, minutes],
  );
};

const settle = () => reconcile(database, services, shop.log);

const ledgerOf = async (orderId: string): Promise<string[]> =>
  (
    await shop.sql<{ entry: string }>(
      `SELECT kind || ' ' || amount_cents AS entry FROM payment_entries WHERE order_id = $1 ORDER BY id`,
      [orderId],
    )
  ).map(({ entry }) => entry);

describe('an order that is paid online', () => {
  test('waits for its payment, with its pieces reserved for 15 minutes', async () => {
    const { customer, product, orderId } = await place();
    const { status, payment } = await read(customer, orderId);
    expect(status).toBe('PENDING');
    expect(payment).toMatchObject({ awaits: 'PAYMENT', dueCents: 14_000, attempts: [] });
    const left = new Date(payment.reservedUntil ?? 0).getTime() - Date.now();
    expect(left).toBeGreaterThan(14 * 60_000);
    expect(left).toBeLessThanOrEqual(15 * 60_000);
    expect(await shop.stockOf(product)).toMatchObject({ available: 3, reserved: 2, sold: 0 });
    expect(await changeStatus(admin, orderId, 'PROCESSED')).toMatchObject({
      kind: 'OrderMoveRefused',
      message: 'This order waits for its payment.',
    });
  });

  test('is ready once the provider says that it is paid, whoever brings the news and how often', async () => {
    const { customer, orderId } = await place();
    const url = await begin(customer, orderId);
    expect((await read(customer, orderId)).payment.attempts).toMatchObject([
      {
        method: 'NAGAD',
        status: 'OPEN',
        amountCents: 14_000,
        amountPaisa: 1_680_000,
        rate: 120,
        transactionId: null,
        failure: null,
      },
    ]);
    await twin.choose(url, 'APPROVE');
    const [attempt] = (await read(customer, orderId)).payment.attempts;
    await Promise.all(Array.from({ length: 10 }, () => services.attempts.confirm(attempt?.id ?? '', {})));
    await passTime(orderId, 2);
    await settle();
    const { payment } = await read(customer, orderId);
    expect(payment).toMatchObject({
      awaits: null,
      dueCents: 0,
      collectedCents: 14_000,
      toCollectCents: 0,
      reservedUntil: null,
    });
    const [taken] = twin.payments.list();
    expect(payment.attempts).toEqual([
      expect.objectContaining({ status: 'PAID', transactionId: taken?.transactionId }),
    ]);
    expect(taken?.transactionId).toMatch(/^[0-9A-Z]{8}$/);
    expect(await ledgerOf(orderId)).toEqual(['CHARGED 14000', 'COLLECTED 14000']);
    expect(await changeStatus(admin, orderId, 'PROCESSED')).toMatchObject({ kind: 'success' });
  });

  test('goes on where it is open, and gives the pieces back when the customer cancels', async () => {
    const { customer, product, orderId } = await place();
    const url = await begin(customer, orderId);
    expect(await begin(customer, orderId)).toBe(url);
    await twin.choose(url, 'CANCEL');
    await passTime(orderId, 2);
    await settle();
    const { status, payment } = await read(customer, orderId);
    expect(status).toBe('PENDING');
    expect(payment).toMatchObject({ awaits: 'PAYMENT', dueCents: 14_000, reservedUntil: null });
    expect(payment.attempts).toMatchObject([{ status: 'CANCELLED' }]);
    expect(await shop.stockOf(product)).toMatchObject({ available: 5, reserved: 0 });
    expect(await start(customer, orderId, 'CASH_ON_DELIVERY')).toMatchObject({
      __typename: 'StartPaymentSuccess',
      redirectUrl: null,
      order: { payment: { method: 'CASH_ON_DELIVERY', awaits: null, dueCents: 0, toCollectCents: 14_000 } },
    });
    expect(await shop.stockOf(product)).toMatchObject({ available: 3, reserved: 2 });
  });

  test('cannot be tried again when it is sold out meanwhile', async () => {
    const { customer, product, orderId } = await place(2);
    const url = await begin(customer, orderId);
    await twin.choose(url, 'LOW_BALANCE');
    await passTime(orderId, 2);
    await settle();
    await buy(await shop.customer(), [{ productId: product.id, quantity: 1 }]);
    expect(await start(customer, orderId)).toMatchObject({ __typename: 'OutOfStock' });
    expect(await shop.stockOf(product)).toMatchObject({ available: 1, reserved: 1 });
  });

  test('that is paid after its pieces were sold to somebody else is cancelled, and its money is due', async () => {
    const { customer, product, orderId } = await place(2);
    const url = await begin(customer, orderId);
    await passTime(orderId, 16);
    await settle();
    expect((await read(customer, orderId)).payment.attempts).toMatchObject([{ status: 'EXPIRED' }]);
    await buy(await shop.customer(), [{ productId: product.id, quantity: 2 }]);
    await twin.choose(url, 'APPROVE');
    await passTime(orderId, 61);
    await settle();
    const { status, payment, history } = await read(customer, orderId);
    expect(status).toBe('CANCELLED');
    expect(history.at(-1)).toEqual({
      status: 'CANCELLED',
      reason: 'Some of it was sold out before it was paid.',
    });
    expect(payment).toMatchObject({ collectedCents: 14_000, refundDueCents: 14_000 });
    expect(await shop.stockOf(product)).toMatchObject({ available: 0, reserved: 2 });
  });

  test('that is paid late is delivered when the pieces are still there', async () => {
    const { customer, product, orderId } = await place(2);
    const url = await begin(customer, orderId);
    await passTime(orderId, 16);
    await settle();
    expect(await shop.stockOf(product)).toMatchObject({ available: 2, reserved: 0 });
    await twin.choose(url, 'APPROVE');
    await passTime(orderId, 61);
    await settle();
    expect((await read(customer, orderId)).payment).toMatchObject({ awaits: null, collectedCents: 14_000 });
    expect(await shop.stockOf(product)).toMatchObject({ available: 0, reserved: 2 });
  });

  test('that is paid is not asked to be paid in another way', async () => {
    const { customer, orderId } = await place();
    const first = await begin(customer, orderId);
    await twin.choose(first, 'CLOSE');
    await start(customer, orderId, 'CASH_ON_DELIVERY');
    const { payment } = await read(customer, orderId);
    // The shop asks before anything else is done, so it already knows.
    expect(payment).toMatchObject({
      method: 'NAGAD',
      awaits: null,
      collectedCents: 14_000,
      refundDueCents: 0,
    });
  });

  test('that nobody pays is cancelled after a day', async () => {
    const { customer, product, orderId } = await place();
    await passTime(orderId, 16);
    await settle();
    expect(await shop.stockOf(product)).toMatchObject({ available: 5, reserved: 0 });
    await passTime(orderId, 24 * 60);
    await settle();
    const { status, history, payment } = await read(customer, orderId);
    expect(status).toBe('CANCELLED');
    expect(history.at(-1)?.reason).toBe('It was not paid in time.');
    expect(payment).toMatchObject({ refundDueCents: 0, toCollectCents: 0 });
    expect(await shop.stockOf(product)).toMatchObject({ available: 5, reserved: 0 });
  });

  test('whose provider gives no answer is asked for two days, and left to the owner then', async () => {
    const [late, lost] = [await place(), await place()];
    for (const { customer, orderId } of [late, lost]) await twin.choose(await begin(customer, orderId), 'APPROVE');
    twin.faults.set({ down: '503' });
    const attemptOf = async ({ customer, orderId }: typeof late) =>
      (await read(customer, orderId)).payment.attempts[0]?.status;
    const passDay = async () => {
      for (const { orderId } of [late, lost]) await passTime(orderId, 24 * 60 + 1);
      await settle();
    };
    await passDay();
    expect([await attemptOf(late), await attemptOf(lost)]).toEqual(['EXPIRED', 'EXPIRED']);
    // One can be asked about in time.
    twin.faults.clear();
    await passTime(late.orderId, 61);
    await settle();
    expect(await attemptOf(late)).toBe('PAID');
    twin.faults.set({ down: '503' });
    await passDay();
    twin.faults.clear();
    expect(await shop.sql('SELECT problem FROM payment_attempts WHERE order_id = $1', [lost.orderId])).toEqual([
      { problem: 'UNSETTLED' },
    ]);
  });

  test('that is cancelled while it is paid owes the money back', async () => {
    const { customer, product, orderId } = await place();
    const url = await begin(customer, orderId);
    await twin.choose(url, 'CLOSE');
    expect(await changeStatus(customer, orderId, 'CANCELLED')).toMatchObject({ kind: 'success' });
    await passTime(orderId, 2);
    await settle();
    const { status, payment } = await read(customer, orderId);
    expect(status).toBe('CANCELLED');
    expect(payment).toMatchObject({ collectedCents: 14_000, refundDueCents: 14_000 });
    expect(await shop.stockOf(product)).toMatchObject({ available: 5, reserved: 0 });
  });

  test('whose provider is down is told so at once, and takes another way', async () => {
    const { customer, product, orderId } = await place();
    twin.faults.set({ down: '503' });
    expect(await start(customer, orderId)).toEqual({
      __typename: 'PaymentNotPossible',
      message: 'The payment provider cannot be reached. Please try again, or choose another payment method.',
    });
    twin.faults.clear();
    expect(await shop.stockOf(product)).toMatchObject({ available: 5, reserved: 0 });
    await begin(customer, orderId);
  });
});

test('the reconciliation asks about all attempts at once, so that a silent provider keeps no other waiting', async () => {
  const orders = [await place(), await place(), await place()];
  for (const { customer, orderId } of orders) {
    await begin(customer, orderId);
    await passTime(orderId, 2);
  }
  const { promise: allAsked, resolve } = Promise.withResolvers<void>();
  const left = new Set<string>();
  for (const { customer, orderId } of orders)
    for (const { id } of (await read(customer, orderId)).payment.attempts) left.add(id);
  const attempts: typeof services.attempts = Object.assign(Object.create(services.attempts), {
    askAbout: async (id: string) => {
      left.delete(id);
      if (left.size === 0) resolve();
      await allAsked;
    },
  });
  const { orders: service, events } = services;
  await reconcile(database, { attempts, orders: service, events }, shop.log);
  expect(left.size).toBe(0);
});

test('nobody but its customer pays an order', async () => {
  const { orderId } = await place();
  const stranger = await shop.customer();
  const document = `mutation ($input: StartPaymentInput!) { startPayment(input: $input) { __typename } }`;
  const input = { orderId, method: 'NAGAD' };
  for (const client of [stranger, admin, shop]) {
    const { extensions } = await client.graphqlRefusal(document, { input });
    expect(extensions?.code).toMatch(/NOT_FOUND|UNAUTHENTICATED/);
  }
});
