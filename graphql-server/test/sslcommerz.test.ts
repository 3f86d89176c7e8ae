import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTwin } from './twin.ts';
import { createCall } from '../src/sales/payment/providers/call.ts';
import {
  compactId,
  ProviderUnreachable,
  type ProviderPayment,
  type ProviderRefund,
  type PaymentProvider,
} from '../src/sales/payment/providers/provider.ts';
import { SslcommerzProvider } from '../src/sales/payment/providers/sslcommerz/sslcommerz.ts';

const twin = await openTwin();
const { sslcommerz } = twin.config;
const provider: PaymentProvider = new SslcommerzProvider(sslcommerz, createCall());
/** Long enough for any answer of a machine, and short enough to wait for one that never comes. */
const impatient: PaymentProvider = new SslcommerzProvider(sslcommerz, createCall({ timeoutMs: 500 }));

/** The notifications since the test began. */
let notices: string[] = [];
const shop = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += String(part);
  notices.push(body);
  response.end();
});
shop.listen(0, '127.0.0.1');
await once(shop, 'listening');
afterAll(() => {
  shop.closeAllConnections();
  shop.close();
});
const shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;

beforeEach(() => {
  twin.faults.clear();
  notices = [];
});

const newPayment = (): ProviderPayment => {
  const id = randomUUID();
  return {
    id,
    amountPaisa: 29_250,
    orderNumber: 1042,
    reference: null,
    customer: {
      id: 'c1',
      name: 'Rahima Khatun',
      email: 'rahima@gmail.com',
      phone: '01712345678',
      address: 'House 1, Dhanmondi, Dhaka',
    },
    pieces: 2,
    productName: 'Lamp & shade = ৳',
    returnUrl: `${shopUrl}/payment/return/${id}`,
    notifyUrl: `${shopUrl}/payment/notify/card`,
    ip: '127.0.0.1',
    agreementId: null,
    startedAt: new Date(),
  };
};

const start = async () => {
  const payment = newPayment();
  const { redirectUrl, reference } = await provider.start(payment);
  return { payment: { ...payment, reference }, redirectUrl };
};

/** Pays as a customer does; returns the payment and what the browser brings. */
const pay = async (choice: 'APPROVE' | 'LOW_BALANCE' | 'CANCEL' = 'APPROVE') => {
  const { payment, redirectUrl } = await start();
  const move = await twin.choose(redirectUrl, choice);
  expect(move).toMatchObject({ method: 'POST', url: payment.returnUrl });
  return { payment, claims: move?.fields ?? {} };
};

const noticed = (body = notices[0] ?? '') => provider.readNotification?.({ headers: {}, body });

const paid = {
  state: 'PAID',
  transactionId: expect.stringMatching(/^\w{20,}$/),
  amountPaisa: 29_250,
  currency: 'BDT',
  isRisky: false,
};

test('an approved payment is paid, however often and by whatever way one asks', async () => {
  const { payment, claims } = await pay();
  const notice = await noticed();
  expect(notice?.attemptId).toBe(compactId(payment.id));
  const first = await provider.confirm(payment, notice?.claims ?? {});
  expect(first).toEqual(paid);
  // From now on the validation says VALIDATED.
  expect(await provider.confirm(payment, claims)).toEqual(first);
  expect(await provider.query(payment)).toEqual(first);
  expect(await provider.confirm(payment, {})).toEqual(first);
});

test('a payment that nobody has told about is found by a query, and an open one is open', async () => {
  twin.faults.set({ notifyNever: true });
  const { payment, redirectUrl } = await start();
  expect(await provider.query(payment)).toEqual({ state: 'OPEN' });
  expect(await twin.choose(redirectUrl, 'CLOSE')).toBeNull();
  expect(notices).toEqual([]);
  expect(await provider.query(payment)).toEqual(paid);
});

test.each([
  ['LOW_BALANCE', { state: 'FAILED', reason: 'LOW_BALANCE' }],
  ['CANCEL', { state: 'CANCELLED' }],
] as const)('after %s nothing is paid', async (choice, outcome) => {
  const { payment, claims } = await pay(choice);
  expect(await provider.confirm(payment, claims)).toEqual(outcome);
  expect(await provider.confirm(payment, (await noticed())?.claims ?? {})).toEqual(outcome);
  expect(await provider.query(payment)).toEqual(outcome);
});

test('what a browser says of its payment is not believed', async () => {
  const other = await pay();
  const { payment, redirectUrl } = await start();
  const lies = [
    { ...other.claims },
    { ...other.claims, tran_id: compactId(payment.id) },
    { status: 'VALID', val_id: 'made-up', tran_id: compactId(payment.id), amount: '292.50' },
    { status: 'CANCELLED', tran_id: compactId(payment.id) },
  ];
  for (const claims of lies) expect(await provider.confirm(payment, claims)).toEqual({ state: 'OPEN' });
  // Neither is a cancellation that is signed for another payment.
  const cancelled = await pay('CANCEL');
  expect(await provider.confirm(payment, cancelled.claims)).toEqual({ state: 'OPEN' });
  await twin.choose(redirectUrl, 'APPROVE');
  expect(await provider.confirm(payment, cancelled.claims)).toEqual(paid);
});

test('a signed cancellation ends a payment that the query does not know as over', async () => {
  const { payment, claims } = await pay('CANCEL');
  const known = twin.payments.find({ invoice: compactId(payment.id) });
  twin.payments.update(known?.id ?? '', { state: 'OPEN' });
  expect(await provider.query(payment)).toEqual({ state: 'OPEN' });
  expect(await provider.confirm(payment, { ...claims, verify_sign: 'f'.repeat(32) })).toEqual({
    state: 'OPEN',
  });
  expect(await provider.confirm(payment, claims)).toEqual({ state: 'CANCELLED' });
});

test('a forged notification is not read, and a genuine one of another amount is not believed', async () => {
  twin.faults.set({ notifyForged: 'SIGNATURE' });
  await pay();
  expect(await noticed()).toBeNull();
  notices = [];
  twin.faults.set({ notifyForged: 'AMOUNT' });
  const { payment } = await pay();
  const notice = await noticed();
  expect(notice?.claims['amount']).toBe('1292.50');
  expect(await provider.confirm(payment, notice?.claims ?? {})).toEqual(paid);
});

test('a notification counts as it was signed: nothing added, doubled or for another store', async () => {
  await pay();
  const [body = ''] = notices;
  expect((await noticed(`${body}&unsigned=yes`))?.claims).not.toHaveProperty('unsigned');
  for (const forged of ['', 'nonsense', `${body}&tran_id=another`, body.replace('status=VALID', 'status=FAILED')])
    expect(await noticed(forged)).toBeNull();
  const another: PaymentProvider = new SslcommerzProvider({ ...sslcommerz, storeId: 'another' }, createCall());
  expect(await another.readNotification?.({ headers: {}, body })).toBeNull();
});

test('notifications that come late and twice are genuine', async () => {
  twin.faults.set({ notifyLate: true, notifyTwice: true });
  const { payment, claims } = await pay();
  const first = await provider.confirm(payment, claims);
  expect(first).toEqual(paid);
  expect(notices).toEqual([]);
  await twin.release();
  expect(notices).toHaveLength(2);
  for (const body of notices)
    expect(await provider.confirm(payment, (await noticed(body))?.claims ?? {})).toEqual(first);
});

test('another amount and a risky card are told', async () => {
  twin.faults.set({ wrongAmount: true, risky: true });
  const { payment, claims } = await pay();
  const told = { ...paid, amountPaisa: 29_150, isRisky: true };
  expect(await provider.confirm(payment, claims)).toEqual(told);
  expect(await provider.query(payment)).toEqual(told);
});

const refundOf = async (payment: ProviderPayment, amountPaisa = 10_025): Promise<ProviderRefund> => {
  const outcome = await provider.query(payment);
  if (outcome.state !== 'PAID') throw new Error('It is not paid.');
  return {
    id: randomUUID(),
    payment,
    transactionId: outcome.transactionId,
    paidAt: new Date(),
    amountPaisa,
    reason: 'Order returned (1042)',
    reference: null,
    wasAsked: false,
    askedAt: new Date(),
    otherReferences: [],
  };
};

test.each([
  ['cut', {}],
  ['silent', { silent: true }],
])('after a %s answer at any step nothing is known, and asking again finds out', async (_what, how) => {
  const payment = newPayment();
  twin.faults.set({ timeoutAt: 'start', ...how });
  await expect(impatient.start(payment)).rejects.toThrow(ProviderUnreachable);
  expect(twin.payments.find({ invoice: compactId(payment.id) })).toBeUndefined();

  twin.faults.clear();
  const { payment: opened, claims } = await pay();
  twin.faults.set({ timeoutAt: 'confirm', ...how });
  await expect(impatient.confirm(opened, claims)).rejects.toThrow(ProviderUnreachable);
  // The validation has no answer, the query has.
  expect(await impatient.query(opened)).toEqual(paid);
  twin.faults.set({ timeoutAt: 'query', ...how });
  await expect(impatient.query(opened)).rejects.toThrow(ProviderUnreachable);
  expect(await impatient.confirm(opened, claims)).toEqual(paid);

  twin.faults.clear();
  const refund = await refundOf(opened);
  twin.faults.set({ timeoutAt: 'refund', after: true, ...how });
  await expect(impatient.refund(refund)).rejects.toThrow(ProviderUnreachable);
  twin.faults.clear();
  const asked = await provider.refund({ ...refund, wasAsked: true });
  expect(asked).toMatchObject({ state: 'PENDING' });
  const known = twin.payments.find({ transactionId: refund.transactionId });
  expect(known?.refunds).toMatchObject([{ requestId: compactId(refund.id), amount: '100.25' }]);
});

test('a session whose answer was lost can be paid by nobody, and its query says that it is open', async () => {
  const payment = newPayment();
  twin.faults.set({ timeoutAt: 'start', after: true });
  await expect(provider.start(payment)).rejects.toThrow(ProviderUnreachable);
  twin.faults.clear();
  expect(await provider.query(payment)).toEqual({ state: 'OPEN' });
});

test.each(['503', 'CUT'] as const)('while the provider is down (%s), nothing is known', async (down) => {
  const { payment, claims } = await pay();
  const refund = await refundOf(payment);
  twin.faults.set({ down });
  const questions = [
    () => provider.start(newPayment()),
    () => provider.confirm(payment, claims),
    () => provider.query(payment),
    () => provider.refund(refund),
  ];
  for (const ask of questions) await expect(ask()).rejects.toThrow(ProviderUnreachable);
});

test('a refund is pending until it is asked about and done, and then it stays done', async () => {
  const { payment } = await pay();
  const refund = await refundOf(payment);
  twin.faults.set({ refundPending: true });
  const asked = await provider.refund(refund);
  if (asked.state !== 'PENDING') throw new Error('SSLCommerz pays refunds later.');
  const sent = { ...refund, reference: asked.reference, wasAsked: true };
  expect(await provider.refund(sent)).toEqual(asked);
  twin.faults.clear();
  const done = { state: 'DONE', reference: asked.reference };
  expect(await provider.refund(sent)).toEqual(done);
  expect(await provider.refund(sent)).toEqual(done);
});

test('a refund is refused at once or fails later, and more than was paid is never given back', async () => {
  const { payment } = await pay();
  twin.faults.set({ refundFailed: true });
  const reason = 'Refund is not possible';
  expect(await provider.refund(await refundOf(payment))).toEqual({ state: 'FAILED', reason });
  twin.faults.clear();
  const refund = await refundOf(payment);
  const asked = await provider.refund(refund);
  twin.faults.set({ refundFailed: true });
  expect(
    await provider.refund({
      ...refund,
      wasAsked: true,
      reference: asked.state === 'PENDING' ? asked.reference : null,
    }),
  ).toEqual({ state: 'FAILED', reason });
  twin.faults.clear();
  expect(await provider.refund(await refundOf(payment, 29_251))).toMatchObject({ state: 'FAILED' });
  expect(await provider.refund(await refundOf(payment, 29_250))).toMatchObject({ state: 'PENDING' });
});
