import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '#kernel/log.ts';
import { createCall } from '../call.ts';
import {
  compactId,
  ProviderRefused,
  ProviderUnreachable,
  type ProviderPayment,
  type ProviderRefund,
  type PaymentProvider,
} from '../provider.ts';
import { SslcommerzProvider } from './sslcommerz.ts';

const PASSWORD = 'haat61c0@ssl';

interface Asked {
  path: string;
  fields: Record<string, string>;
}

/** What the shop has asked since the test began, and what it is answered, in turn. */
let asked: Asked[] = [];
let answers: unknown[] = [];

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://gateway');
  let body = '';
  for await (const part of request) body += String(part);
  const form = request.method === 'POST' ? new URLSearchParams(body) : searchParams;
  asked.push({ path: `${request.method} ${pathname}`, fields: Object.fromEntries(form) });
  response.end(JSON.stringify(answers.shift()));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  answers = [];
});

const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const provider: PaymentProvider = new SslcommerzProvider(
  { url, storeId: 'haat61c0', storePassword: PASSWORD },
  createCall(),
);

const payment: ProviderPayment = {
  id: '0193e2a0-7c1d-7a54-9f0e-3b1f7f2a9c11',
  amountPaisa: 29_250,
  orderNumber: 1042,
  reference: 'D8B7A1F0C2E94D6E8F0A1B2C3D4E5F60',
  customer: {
    id: 'c1',
    name: 'Rahima Khatun',
    email: 'rahima@gmail.com',
    phone: '01712345678',
    address: 'House 1, Road 2, Dhanmondi, Dhaka',
  },
  pieces: 12,
  productName: 'Lamp',
  returnUrl: 'https://haat.example/payment/return/0193e2a0-7c1d-7a54-9f0e-3b1f7f2a9c11',
  notifyUrl: 'https://haat.example/payment/notify/card',
  ip: '203.0.113.7',
  agreementId: null,
  startedAt: new Date(),
};
const tran_id = compactId(payment.id);

/**
 * A transaction as the documentation and recorded answers have it, without the fields of the card that the shop does
 * not read.
 */
const valid = {
  status: 'VALID',
  tran_date: '2026-11-22 13:40:00',
  tran_id,
  val_id: '2611221340000aBcDeFgHiJkLm',
  amount: '292.50',
  store_amount: '285.1875',
  currency: 'BDT',
  bank_tran_id: '26112213400nPqRsTuVwXyZ',
  card_type: 'VISA-Dutch Bangla',
  card_no: '411111XXXXXX1111',
  currency_type: 'BDT',
  currency_amount: '292.50',
  currency_rate: '1.0000',
  risk_title: 'Safe',
  risk_level: '0',
  validated_on: '2026-11-22 13:40:02',
  offer_avail: 1,
  isTokeizeSuccess: 0,
  APIConnect: 'DONE',
};
const paid = {
  state: 'PAID',
  transactionId: valid.bank_tran_id,
  amountPaisa: 29_250,
  currency: 'BDT',
  isRisky: false,
};
const list = (...element: object[]) => ({ APIConnect: 'DONE', no_of_trans_found: element.length, element });
const failed = {
  ...valid,
  status: 'FAILED',
  val_id: '',
  bank_tran_id: 'B0',
  risk_level: '',
  error: 'Do not honor',
};

const refund: ProviderRefund = {
  id: '0193e2a0-7c1d-7a54-9f0e-3b1f7f2a9c12',
  payment,
  transactionId: valid.bank_tran_id,
  paidAt: new Date(),
  amountPaisa: 10_025,
  reason: 'Order returned (1042)',
  reference: null,
  wasAsked: false,
  askedAt: new Date(),
  otherReferences: [],
};

const session = {
  status: 'SUCCESS',
  failedreason: '',
  sessionkey: 'KEY',
  GatewayPageURL: 'https://epay.example/testcdekey',
};

test('a session is asked for with a form, in taka, and says where the customer pays', async () => {
  answers = [session];
  expect(await provider.start(payment)).toEqual({
    redirectUrl: 'https://epay.example/testcdekey',
    reference: 'KEY',
  });
  expect(asked).toEqual([
    {
      path: 'POST /gwprocess/v4/api.php',
      fields: {
        store_id: 'haat61c0',
        store_passwd: PASSWORD,
        total_amount: '292.50',
        currency: 'BDT',
        tran_id,
        success_url: payment.returnUrl,
        fail_url: payment.returnUrl,
        cancel_url: payment.returnUrl,
        ipn_url: payment.notifyUrl,
        cus_name: 'Rahima Khatun',
        cus_email: 'rahima@gmail.com',
        cus_phone: '01712345678',
        cus_add1: 'House 1, Road 2, Dhanmondi, Dhaka',
        cus_city: 'Dhaka',
        cus_postcode: 'N/A',
        cus_country: 'Bangladesh',
        shipping_method: 'NO',
        num_of_item: '9',
        product_name: 'Lamp',
        product_category: 'general',
        product_profile: 'general',
        value_a: 'Order 1042',
      },
    },
  ]);
});

test('what is too long for SSLCommerz is cut, and what is empty filled, but no address becomes another one', async () => {
  answers = [session];
  await provider.start({
    ...payment,
    productName: 'ল'.repeat(300),
    customer: {
      ...payment.customer,
      name: ' ',
      email: `${'a'.repeat(42)}@gmail.com`,
      address: `${'র'.repeat(60)},`,
    },
  });
  expect(asked[0]?.fields).toMatchObject({
    product_name: 'ল'.repeat(255),
    cus_name: 'N/A',
    cus_email: 'order-1042@haat.invalid',
    cus_add1: 'র'.repeat(50),
    cus_city: 'N/A',
  });
});

test.each([999, 50_000_001])('%i paisa are refused without asking', async (amountPaisa) => {
  await expect(provider.start({ ...payment, amountPaisa })).rejects.toThrow(ProviderRefused);
  expect(asked).toEqual([]);
});

test.each([1000, 50_000_000])('%i paisa are taken', async (amountPaisa) => {
  answers = [session];
  expect(await provider.start({ ...payment, amountPaisa })).toMatchObject({ reference: 'KEY' });
});

test('a refused session is a refusal, with its reason', async () => {
  answers = [{ status: 'FAILED', failedreason: 'Store Credential Error Or Store is De-active' }];
  const start = provider.start(payment);
  await expect(start).rejects.toThrow(ProviderRefused);
  await expect(start).rejects.toThrow('Store Credential Error Or Store is De-active');
});

test.each([
  ['no JSON', undefined],
  ['no page', { ...session, GatewayPageURL: '' }],
  ['a page that is no web page', { ...session, GatewayPageURL: 'javascript:alert(1)' }],
  ['no key', { ...session, sessionkey: undefined }],
  ['another status', { ...session, status: 'OK' }],
])('a session with %s leaves unknown what happened', async (_what, answer) => {
  answers = [answer];
  await expect(provider.start(payment)).rejects.toThrow(ProviderUnreachable);
});

test('a payment is confirmed by the validation of the number that was brought', async () => {
  answers = [valid];
  expect(await provider.confirm(payment, { status: 'VALID', val_id: valid.val_id })).toEqual(paid);
  expect(asked).toEqual([
    {
      path: 'GET /validator/api/validationserverAPI.php',
      fields: { val_id: valid.val_id, store_id: 'haat61c0', store_passwd: PASSWORD, v: '1', format: 'json' },
    },
  ]);
});

test.each<[string, object, object]>([
  ['asked again', { status: 'VALIDATED' }, {}],
  ['of another amount', { amount: '29250.00' }, { amountPaisa: 2_925_000 }],
  ['of one paisa less', { amount: '292.49' }, { amountPaisa: 29_249 }],
  ['with fewer zeros', { amount: '292.5' }, {}],
  ['with a number for its amount', { amount: 292.5 }, {}],
  ['charged in dollars', { currency_type: 'USD', currency_amount: '2.39' }, { currency: 'USD' }],
  ['of another currency', { currency: 'USD' }, { currency: 'USD' }],
  ['without the original currency', { currency_type: '' }, {}],
  ['of a risky card', { risk_level: '1', risk_title: 'Not Safe' }, { isRisky: true }],
  ['of a risk nobody has described', { risk_level: '2' }, { isRisky: true }],
  ['whose risk is not told', { risk_level: undefined }, { isRisky: true }],
  ['of a safe card, as a number', { risk_level: 0 }, {}],
])('a payment %s is told as it is', async (_what, more, told) => {
  answers = [{ ...valid, ...more }];
  expect(await provider.confirm(payment, { val_id: valid.val_id })).toEqual({ ...paid, ...told });
});

test.each<[string, unknown]>([
  ['of another attempt', { ...valid, tran_id: compactId(refund.id) }],
  ['of another store', { ...valid, store_id: 'another' }],
  ['that failed', { ...valid, status: 'FAILED' }],
  ['that nobody knows', { APIConnect: 'DONE', status: 'INVALID_TRANSACTION' }],
  ['that is answered without a form', { error: 'unknown' }],
])('a number %s proves nothing: the attempt itself is asked about', async (_what, answer) => {
  answers = [answer, list()];
  expect(await provider.confirm(payment, { val_id: valid.val_id })).toEqual({ state: 'OPEN' });
  expect(asked[1]).toEqual({
    path: 'GET /validator/api/merchantTransIDvalidationAPI.php',
    fields: { tran_id, store_id: 'haat61c0', store_passwd: PASSWORD, v: '1', format: 'json' },
  });
});

test.each(['', 'x'.repeat(51), '1&tran_id=2', '../../../../payment'])(
  '"%s" is no number to ask about',
  async (val_id) => {
    answers = [list(valid)];
    expect(await provider.confirm(payment, { val_id })).toEqual(paid);
    expect(asked).toHaveLength(1);
  },
);

test.each([{ amount: 'much' }, { amount: '' }, { bank_tran_id: '' }, { currency: '' }])(
  'paid with %j is not settled, and not given up',
  async (more) => {
    answers = [{ ...valid, ...more }];
    await expect(provider.confirm(payment, { val_id: valid.val_id })).rejects.toThrow(ProviderUnreachable);
    answers = [list({ ...valid, ...more })];
    await expect(provider.query(payment)).rejects.toThrow(ProviderUnreachable);
  },
);

test('one attempt may hold several transactions in any order, and the first that paid counts', async () => {
  const later = { ...valid, bank_tran_id: 'B2', tran_date: '2026-11-22 13:45:00' };
  const elements = [failed, later, { ...valid, status: 'VALIDATED' }, { ...valid, status: 'PENDING' }];
  for (const order of [elements, elements.toReversed()]) {
    answers = [list(...order)];
    expect(await provider.query(payment)).toEqual(paid);
  }
});

test('a payment of another attempt or store in the list is not ours', async () => {
  answers = [list({ ...valid, tran_id: 'another' }, { ...valid, store_id: 'another' }, failed)];
  expect(await provider.query(payment)).toEqual({ state: 'FAILED', reason: 'DECLINED' });
});

test.each<[string, object[], object]>([
  ['nothing', [], { state: 'OPEN' }],
  ['one that goes on', [failed, { ...failed, status: 'PENDING' }], { state: 'OPEN' }],
  ['one of an unknown status', [{ ...failed, status: 'PROCESSING' }], { state: 'OPEN' }],
  ['one declined', [failed], { state: 'FAILED', reason: 'DECLINED' }],
  ['too low a balance', [{ ...failed, error: 'Insufficient fund' }], { state: 'FAILED', reason: 'LOW_BALANCE' }],
  ['one cancelled', [{ ...failed, error: 'Cancelled by Customer' }], { state: 'CANCELLED' }],
  ['one cancelled by its status', [{ ...failed, status: 'CANCELLED', error: undefined }], { state: 'CANCELLED' }],
  ['one left', [{ ...failed, status: 'UNATTEMPTED', error: '' }], { state: 'FAILED', reason: 'EXPIRED' }],
  [
    'a low balance, then a cancellation',
    [
      { ...failed, error: 'Cancelled by Customer', tran_date: '2026-11-22 13:50:00' },
      { ...failed, error: 'Insufficient fund' },
    ],
    { state: 'CANCELLED' },
  ],
])('a query that finds %s', async (_what, elements, outcome) => {
  answers = [list(...elements)];
  expect(await provider.query(payment)).toEqual(outcome);
});

test.each(['INVALID_REQUEST', 'FAILED', 'INACTIVE'])('a query answered with %s says nothing', async (APIConnect) => {
  answers = [{ APIConnect }];
  await expect(provider.query(payment)).rejects.toThrow(ProviderUnreachable);
});

test('a refund is asked for by our id, and then asked about by theirs', async () => {
  const told = { APIConnect: 'DONE', bank_tran_id: valid.bank_tran_id, refund_ref_id: '61aB' };
  answers = [{ ...told, trans_id: tran_id, status: 'success', errorReason: '' }];
  expect(await provider.refund(refund)).toEqual({ state: 'PENDING', reference: '61aB' });
  expect(asked[0]).toEqual({
    path: 'GET /validator/api/merchantTransIDvalidationAPI.php',
    fields: {
      bank_tran_id: valid.bank_tran_id,
      refund_trans_id: compactId(refund.id),
      refund_amount: '100.25',
      refund_remarks: 'Order returned (1042)',
      store_id: 'haat61c0',
      store_passwd: PASSWORD,
      v: '1',
      format: 'json',
    },
  });

  const sent = { ...refund, reference: '61aB', wasAsked: true };
  answers = [
    { ...told, status: 'processing' },
    { ...told, status: 'refunded', refunded_on: '2026-11-25 10:00:00', errorReason: null },
    { ...told, status: 'cancelled', errorReason: 'Card 4111 1111 1111 1111 is closed' },
  ];
  expect(await provider.refund(sent)).toEqual({ state: 'PENDING', reference: '61aB' });
  expect(await provider.refund(sent)).toEqual({ state: 'DONE', reference: '61aB' });
  expect(await provider.refund(sent)).toEqual({ state: 'FAILED', reason: 'Card … is closed' });
  expect(asked[1]?.fields).toEqual({
    refund_ref_id: '61aB',
    store_id: 'haat61c0',
    store_passwd: PASSWORD,
    v: '1',
    format: 'json',
  });
});

test('a refund whose answer was lost is asked for with the same id, and known there', async () => {
  answers = [{ APIConnect: 'DONE', refund_ref_id: '61aB', status: 'processing' }];
  expect(await provider.refund({ ...refund, wasAsked: true })).toEqual({
    state: 'PENDING',
    reference: '61aB',
  });
  expect(asked[0]?.fields['refund_trans_id']).toBe(compactId(refund.id));
});

test('a refund is refused with a reason; without a number to ask by, nothing is known', async () => {
  answers = [
    { APIConnect: 'DONE', status: 'failed', errorReason: 'Refund is not possible' },
    { APIConnect: 'DONE', status: 'failed', errorReason: null },
  ];
  expect(await provider.refund(refund)).toEqual({ state: 'FAILED', reason: 'Refund is not possible' });
  expect(await provider.refund(refund)).toEqual({ state: 'FAILED', reason: 'no reason given.' });
  answers = [{ APIConnect: 'INACTIVE' }];
  await expect(provider.refund(refund)).rejects.toThrow(ProviderRefused);
  answers = [{ APIConnect: 'DONE', status: 'success', refund_ref_id: '' }];
  await expect(provider.refund(refund)).rejects.toThrow(ProviderUnreachable);
  answers = [{ APIConnect: 'INACTIVE' }];
  await expect(provider.refund({ ...refund, reference: '61aB' })).rejects.toThrow(ProviderUnreachable);
});

test('no failure tells the log the password, a card, or where the question went', async () => {
  const secret = `${PASSWORD} 4111111111111111 https://gateway.example/validator/api?store_passwd=${PASSWORD}`;
  const nowhere = new SslcommerzProvider(
    { url: 'http://127.0.0.1:1', storeId: 'haat61c0', storePassword: PASSWORD },
    createCall(),
  );
  const failures: (() => Promise<unknown>)[] = [
    () => provider.start(payment),
    () => provider.query(payment),
    () => provider.confirm(payment, { val_id: valid.val_id }),
    () => provider.refund(refund),
    () => nowhere.start(payment),
    () => nowhere.query(payment),
    () => nowhere.refund(refund),
  ];
  answers = [
    { status: 'FAILED', failedreason: secret },
    { APIConnect: secret },
    { ...valid, bank_tran_id: null, card_no: '4111111111111111', amount: secret },
    { APIConnect: secret },
  ];
  let lines = '';
  const log = createLog('info', { write: (line: string) => void (lines += line) });
  for (const failing of failures) {
    const error = await failing().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    log.error({ error }, 'A payment could not be confirmed.');
  }
  expect(lines.split('\n')).toHaveLength(failures.length + 1);
  for (const word of [PASSWORD, '4111', 'validator', 'store_passwd', payment.customer.email])
    expect(lines).not.toContain(word);
});
