import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCall } from '../call.ts';
import {
  compactId,
  ProviderRefused,
  ProviderUnreachable,
  type PaymentProvider,
  type ProviderPayment,
  type ProviderRefund,
} from '../provider.ts';
import type { TokenStore } from '../tokens/token-store.ts';
import { maskedAccount, meaningOf } from './bkash-answers.ts';
import { BkashProvider } from './bkash.ts';

type Fields = Record<string, unknown>;

interface Heard {
  path: string;
  headers: IncomingHttpHeaders;
  body: Fields;
}

type Scripted = readonly [status: number, answer: unknown] | 'CUT' | 'SILENCE';

/** What bKash was asked, oldest first. */
let heard: Heard[] = [];
/** What it answers to a path, one after the other; the last one stays. */
let answers: Record<string, Scripted[]> = {};

const server = createServer(async (request, response) => {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += String(part);
  const path = request.url ?? '';
  heard.push({ path, headers: request.headers, body: JSON.parse(text || '{}') as Fields });
  const script = answers[path] ?? [];
  const next = (script.length > 1 ? script.shift() : script[0]) ?? [403, { message: 'Missing Authentication Token' }];
  if (next === 'SILENCE') return;
  if (next === 'CUT') return void request.socket.destroy();
  response.writeHead(next[0]).end(typeof next[1] === 'string' ? next[1] : JSON.stringify(next[1]));
});

const CREDENTIALS = {
  appKey: 'the-app-key',
  appSecret: 'THE-APP-SECRET',
  username: 'the-user',
  password: 'THE-PASSWORD',
};
let tokens: TokenStore;
let bkash: PaymentProvider;

/** A store of one server, whose token is what bKash gives. */
const createStore = (): TokenStore => {
  let kept: string | null = null;
  let isRefused = false;
  return {
    get: async (renew) => {
      if (isRefused) throw new ProviderRefused('Refused.');
      return (kept ??= (await renew()).token);
    },
    drop: async (token) => {
      if (kept === token) kept = null;
    },
    refuse: async () => {
      isRefused = true;
    },
  };
};

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const GRANT = '/v1.2.0-beta/tokenized/checkout/token/grant';
const CREATE = '/v1.2.0-beta/tokenized/checkout/create';
const EXECUTE = '/v1.2.0-beta/tokenized/checkout/execute';
const STATUS = '/v1.2.0-beta/tokenized/checkout/payment/status';
const END = '/v1.2.0-beta/tokenized/checkout/agreement/cancel';
const REFUND = '/v2/tokenized-checkout/refund/payment/transaction';
const REFUNDS = '/v2/tokenized-checkout/refund/payment/status';

const ok = (fields: Fields): Scripted => [200, { statusCode: '0000', statusMessage: 'Successful', ...fields }];
const code = (statusCode: string): Scripted => [200, { statusCode, statusMessage: 'No' }];
const token = (name: string): Scripted =>
  ok({ id_token: name, token_type: 'Bearer', expires_in: 3600, refresh_token: 'R' });

beforeEach(() => {
  heard = [];
  answers = { [GRANT]: [token('TOKEN-1')] };
  tokens = createStore();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1.2.0-beta`;
  bkash = new BkashProvider({ url, ...CREDENTIALS }, createCall({ timeoutMs: 500 }), tokens);
});

const payment = (more: Partial<ProviderPayment> = {}): ProviderPayment => ({
  id: '0193e2a0-7c1d-7a54-9f0e-3b1f7f2a9c11',
  amountPaisa: 29250,
  orderNumber: 10042,
  reference: 'TR0001abc',
  customer: {
    id: '0193e2a0-7c1d-7a54-9f0e-000000000001',
    name: 'Rahima',
    email: 'rahima@example.com',
    phone: '+8801712345678',
    address: 'House 1',
  },
  pieces: 2,
  productName: 'Lamp',
  returnUrl: 'https://shop.example.com/payment/return/0193e2a0-7c1d-7a54-9f0e-3b1f7f2a9c11',
  notifyUrl: 'https://shop.example.com/payment/notify/bkash',
  ip: '203.0.113.7',
  agreementId: null,
  startedAt: new Date(),
  ...more,
});
const invoice = compactId(payment().id);
const saving = payment({ reference: 'agreement:TR0000abc' });
const PAGE = 'https://sandbox.payment.bkash.com/?paymentId=1&hash=2';

const executed = (more: Fields = {}): Scripted =>
  ok({
    paymentID: 'TR0001abc',
    trxID: 'AB12CD34EF',
    transactionStatus: 'Completed',
    amount: '292.50',
    currency: 'BDT',
    merchantInvoiceNumber: invoice,
    customerMsisdn: '01770618575',
    ...more,
  });
const status = (more: Fields = {}): Scripted =>
  ok({
    paymentID: 'TR0001abc',
    transactionStatus: 'Initiated',
    verificationStatus: 'Incomplete',
    amount: '292.5',
    currency: 'BDT',
    merchantInvoice: invoice,
    ...more,
  });
const agreed: Scripted = ok({
  paymentID: 'TR0000abc',
  agreementID: 'TokenizedMerchant02ABC',
  agreementStatus: 'Completed',
  customerMsisdn: '8801770618575',
});
const PAID = {
  state: 'PAID',
  transactionId: 'AB12CD34EF',
  amountPaisa: 29250,
  currency: 'BDT',
  isRisky: false,
};
const success = { paymentID: 'TR0001abc', status: 'success' };

const pathsOf = () => heard.map(({ path }) => path);
const bodyOf = (path: string) => heard.findLast((one) => one.path === path)?.body;

describe('a payment is begun', () => {
  test('with the page on which the customer saves the account', async () => {
    answers[CREATE] = [ok({ paymentID: 'TR0000abc', bkashURL: PAGE, agreementStatus: 'Initiated' })];
    expect(await bkash.start(payment({ reference: null }))).toEqual({
      redirectUrl: PAGE,
      reference: 'agreement:TR0000abc',
    });
    expect(bodyOf(CREATE)).toEqual({
      mode: '0000',
      payerReference: '01712345678',
      callbackURL: payment().returnUrl,
    });
    expect(heard.at(-1)?.headers).toMatchObject({ authorization: 'TOKEN-1', 'x-app-key': 'the-app-key' });
    expect(heard[0]).toMatchObject({
      path: GRANT,
      headers: { username: 'the-user', password: 'THE-PASSWORD' },
      body: { app_key: 'the-app-key', app_secret: 'THE-APP-SECRET' },
    });
  });

  test('with the account that is saved', async () => {
    answers[CREATE] = [ok({ paymentID: 'TR0001abc', bkashURL: PAGE })];
    const begun = await bkash.start(payment({ reference: null, agreementId: 'AGREED' }));
    expect(begun).toEqual({ redirectUrl: PAGE, reference: 'TR0001abc' });
    expect(bodyOf(CREATE)).toEqual({
      mode: '0001',
      agreementID: 'AGREED',
      payerReference: '01712345678',
      callbackURL: payment().returnUrl,
      amount: '292.50',
      currency: 'BDT',
      intent: 'sale',
      merchantInvoiceNumber: invoice,
    });
  });

  test('with the account that is saved, where bKash has no page for that', async () => {
    answers[CREATE] = [ok({ paymentID: 'TR0001abc' })];
    expect(await bkash.start(payment({ reference: null, agreementId: 'AGREED' }))).toEqual({
      redirectUrl: `${payment().returnUrl}?paymentID=TR0001abc&status=success`,
      reference: 'TR0001abc',
    });
  });

  test('by saving an account anew when the customer has ended the agreement', async () => {
    answers[CREATE] = [code('2053'), ok({ paymentID: 'TR0000abc', bkashURL: PAGE })];
    const { reference } = await bkash.start(payment({ reference: null, agreementId: 'ENDED' }));
    expect(reference).toBe('agreement:TR0000abc');
    expect(heard.filter(({ path }) => path === CREATE).map(({ body }) => body.mode)).toEqual(['0001', '0000']);
  });

  test.each([
    ['a code that refuses it', code('2049'), ProviderRefused],
    ['another form of error', [400, { errorCode: '2006', errorMessage: 'Amount' }], ProviderRefused],
    ["the gateway's error", [403, { message: 'Forbidden' }], ProviderUnreachable],
    ['a failure of bKash', code('9999'), ProviderUnreachable],
    ['maintenance', [503, { statusCode: '503' }], ProviderUnreachable],
    ['a page that leads elsewhere', ok({ paymentID: 'TR1', bkashURL: 'javascript:alert(1)' }), ProviderUnreachable],
    ['nonsense', [200, '<html>'], ProviderUnreachable],
    ['a cut connection', 'CUT', ProviderUnreachable],
    ['silence', 'SILENCE', ProviderUnreachable],
  ] as const)('and %s is no beginning', async (_, answer, kind) => {
    answers[CREATE] = [answer];
    await expect(bkash.start(payment({ reference: null }))).rejects.toBeInstanceOf(kind);
  });
});

describe('after the customer has saved the account', () => {
  const back = { paymentID: 'TR0000abc', status: 'success' };

  test('they go on to pay with it, and only a part of its number is kept', async () => {
    answers[EXECUTE] = [agreed];
    answers[CREATE] = [ok({ paymentID: 'TR0001new', bkashURL: PAGE })];
    expect(await bkash.confirm(saving, back)).toEqual({
      state: 'REDIRECT',
      redirectUrl: PAGE,
      reference: 'TR0001new',
      agreement: { id: 'TokenizedMerchant02ABC', account: '017***575' },
    });
    expect(bodyOf(EXECUTE)).toEqual({ paymentID: 'TR0000abc' });
    expect(bodyOf(CREATE)).toMatchObject({
      mode: '0001',
      agreementID: 'TokenizedMerchant02ABC',
      amount: '292.50',
    });
  });

  test('an answer that is lost is asked for, and nothing is executed twice', async () => {
    answers[EXECUTE] = ['CUT'];
    answers[STATUS] = [agreed];
    answers[CREATE] = [ok({ paymentID: 'TR0001new', bkashURL: PAGE })];
    expect(await bkash.confirm(saving, back)).toMatchObject({ state: 'REDIRECT', reference: 'TR0001new' });
    expect(pathsOf()).toEqual([GRANT, EXECUTE, STATUS, CREATE]);
  });

  test.each([
    ['cannot be reached', 'CUT', 'UNREACHABLE'],
    ['refuses the payment', code('2006'), 'PROVIDER_REFUSED'],
  ] as const)('the agreement is kept although bKash then %s', async (_, answer, reason) => {
    answers[EXECUTE] = [agreed];
    answers[CREATE] = [answer];
    expect(await bkash.confirm(saving, back)).toMatchObject({
      state: 'FAILED',
      reason,
      agreement: { id: 'TokenizedMerchant02ABC' },
    });
  });

  test('and the server has died, the agreement is found by asking', async () => {
    answers[STATUS] = [agreed];
    expect(await bkash.query(saving)).toMatchObject({ state: 'FAILED', agreement: { account: '017***575' } });
    expect(pathsOf()).not.toContain(CREATE);
  });

  test.each([
    ['cancel', { state: 'CANCELLED' }],
    ['failure', { state: 'FAILED', reason: 'DECLINED' }],
  ] as const)('and come back with %s, nothing is asked', async (how, outcome) => {
    expect(await bkash.confirm(saving, { paymentID: 'TR0000abc', status: how })).toEqual(outcome);
    expect(heard).toEqual([]);
  });
});

describe('the money is taken', () => {
  test('when the customer has approved it', async () => {
    answers[EXECUTE] = [executed()];
    expect(await bkash.confirm(payment(), success)).toEqual(PAID);
    expect(pathsOf()).toEqual([GRANT, EXECUTE]);
  });

  test.each(['CUT', 'SILENCE', [500, ''], [200, '<html>'], code('9999'), code('2117'), code('2062')] as const)(
    'and an answer such as %j is asked for: it was paid',
    async (answer) => {
      answers[EXECUTE] = [answer];
      answers[STATUS] = [status({ transactionStatus: 'Completed', trxID: 'AB12CD34EF' })];
      expect(await bkash.confirm(payment(), success)).toEqual(PAID);
      expect(pathsOf()).toEqual([GRANT, EXECUTE, STATUS]);
    },
  );

  test('and while bKash does not say whether it was, nothing is known, and nothing is executed again', async () => {
    answers[EXECUTE] = ['CUT'];
    for (const answer of [status(), 'CUT', code('9999')] as const) {
      answers[STATUS] = [answer];
      heard = [];
      await expect(bkash.confirm(payment(), success)).rejects.toBeInstanceOf(ProviderUnreachable);
      expect(pathsOf().filter((path) => path === EXECUTE)).toHaveLength(1);
    }
  });

  test.each([
    ['2023', { state: 'FAILED', reason: 'LOW_BALANCE' }],
    ['2029', { state: 'FAILED', reason: 'DECLINED' }],
    ['2056', { state: 'FAILED', reason: 'DECLINED' }],
    ['2014', { state: 'FAILED', reason: 'DECLINED' }],
    ['2069', { state: 'CANCELLED' }],
    ['2067', { state: 'FAILED', reason: 'PROVIDER_REFUSED' }],
  ])('unless bKash says %s', async (said, outcome) => {
    answers[EXECUTE] = [code(said)];
    expect(await bkash.confirm(payment(), success)).toEqual(outcome);
    expect(pathsOf()).toEqual([GRANT, EXECUTE]);
  });

  test('and another amount or currency is told as it is', async () => {
    answers[EXECUTE] = [executed({ amount: '1', currency: 'USD' })];
    expect(await bkash.confirm(payment(), success)).toMatchObject({ amountPaisa: 100, currency: 'USD' });
  });

  test.each([{ merchantInvoiceNumber: 'another' }, { trxID: '' }, { amount: 'much' }, { currency: undefined }])(
    'but never by an answer with %j',
    async (more) => {
      answers[EXECUTE] = [executed(more)];
      await expect(bkash.confirm(payment(), success)).rejects.toBeInstanceOf(ProviderUnreachable);
    },
  );

  test('not for a browser that comes from another page', async () => {
    expect(await bkash.confirm(payment(), { paymentID: 'TR0000abc', status: 'success' })).toEqual({
      state: 'OPEN',
    });
    expect(heard).toEqual([]);
  });

  test.each([
    ['cancel', { state: 'CANCELLED' }],
    ['failure', { state: 'FAILED', reason: 'DECLINED' }],
  ] as const)('not when the browser says %s, unless it was', async (how, outcome) => {
    answers[STATUS] = [status()];
    expect(await bkash.confirm(payment(), { paymentID: 'TR0001abc', status: how })).toEqual(outcome);
    answers[STATUS] = [status({ transactionStatus: 'Completed', trxID: 'AB12CD34EF' })];
    expect(await bkash.confirm(payment(), { paymentID: 'TR0001abc', status: how })).toEqual(PAID);
    expect(pathsOf()).not.toContain(EXECUTE);
  });

  test.each([{ notified: 'Completed' }, {}, { paymentID: 'TR0001abc', status: 'else' }, { status: 'success' }])(
    'after %j only if the customer has approved it',
    async (said) => {
      answers[STATUS] = [status()];
      expect(await bkash.confirm(payment(), said)).toEqual({ state: 'OPEN' });
      expect(pathsOf()).not.toContain(EXECUTE);
      answers[STATUS] = [status({ verificationStatus: 'Complete' })];
      answers[EXECUTE] = [executed()];
      expect(await bkash.confirm(payment(), said)).toEqual(PAID);
    },
  );
});

describe('a question', () => {
  const old = (minutes: number) => payment({ startedAt: new Date(Date.now() - minutes * 60_000) });

  test.each([
    ['is paid', payment(), { transactionStatus: 'Completed', trxID: 'AB12CD34EF' }, PAID],
    ['is open', payment(), {}, { state: 'OPEN' }],
    ['may have been approved', payment(), { verificationStatus: 'Complete' }, { state: 'OPEN' }],
    ['was approved', old(3), { verificationStatus: 'Complete' }, { state: 'APPROVED' }],
    [
      'was approved, in the older spelling',
      old(3),
      { verificationStatus: undefined, userVerificationStatus: 'Complete' },
      { state: 'APPROVED' },
    ],
    ['is over', old(24 * 60 + 1), {}, { state: 'FAILED', reason: 'EXPIRED' }],
  ])('says that a payment %s', async (_, asked, more, outcome) => {
    answers[STATUS] = [status(more)];
    expect(await bkash.query(asked)).toEqual(outcome);
    expect(pathsOf()).toEqual([GRANT, STATUS]);
  });

  test.each([
    [status({ transactionStatus: 'Completed', trxID: 'AB12CD34EF', merchantInvoice: 'another' })],
    [status({ transactionStatus: 'Reversed' })],
    [code('2033')],
    ['CUT' as const],
  ])('without an answer that can be used leaves it unknown: %j', async (answer) => {
    answers[STATUS] = [answer];
    await expect(bkash.query(payment())).rejects.toBeInstanceOf(ProviderUnreachable);
  });
});

describe('the token', () => {
  const unauthorized: Scripted = [401, { message: 'Unauthorized' }];

  test('serves many calls', async () => {
    answers[STATUS] = [status()];
    for (let times = 0; times < 3; times += 1) await bkash.query(payment());
    expect(pathsOf()).toEqual([GRANT, STATUS, STATUS, STATUS]);
  });

  test('is renewed once when it is refused, and the call is sent again', async () => {
    answers[GRANT] = [token('TOKEN-1'), token('TOKEN-2')];
    answers[EXECUTE] = [unauthorized, executed()];
    expect(await bkash.confirm(payment(), success)).toEqual(PAID);
    expect(pathsOf()).toEqual([GRANT, EXECUTE, GRANT, EXECUTE]);
    expect(heard.at(-1)?.headers.authorization).toBe('TOKEN-2');
  });

  test('is not asked for again when a new one is refused, too', async () => {
    answers[STATUS] = [unauthorized];
    await expect(bkash.query(payment())).rejects.toBeInstanceOf(ProviderRefused);
    await expect(bkash.query(payment())).rejects.toBeInstanceOf(ProviderRefused);
    expect(pathsOf()).toEqual([GRANT, STATUS, GRANT, STATUS]);
  });

  test.each([
    [[200, { statusCode: '2001', statusMessage: 'Invalid App Key' }], ProviderRefused],
    [[401, { message: 'Unauthorized' }], ProviderRefused],
    ['CUT', ProviderUnreachable],
    [ok({ expires_in: 3600 }), ProviderUnreachable],
  ] as const)('that is not given stops the call: %j', async (answer, kind) => {
    answers[GRANT] = [answer];
    await expect(bkash.query(payment())).rejects.toBeInstanceOf(kind);
    expect(pathsOf()).toEqual([GRANT]);
  });
});

describe('a refund', () => {
  const refund = (more: Partial<ProviderRefund> = {}): ProviderRefund => ({
    id: '0193e2a0-7c1d-7a54-9f0e-0000000000aa',
    payment: payment(),
    transactionId: 'AB12CD34EF',
    paidAt: new Date(),
    amountPaisa: 10_050,
    reason: 'Broken <b>&',
    reference: null,
    wasAsked: false,
    askedAt: new Date(),
    otherReferences: [],
    ...more,
  });
  const done = (more: Fields = {}): Fields => ({
    originalTrxId: 'AB12CD34EF',
    refundTrxId: 'RF00000001',
    refundTransactionStatus: 'Completed',
    originalTrxAmount: '292.50',
    refundAmount: '100.5',
    currency: 'BDT',
    ...more,
  });
  const list = (...refundTransactions: Fields[]): Scripted => [
    200,
    { originalTrxId: 'AB12CD34EF', originalTrxAmount: '292.50', refundTransactions },
  ];

  test('is a part of the payment, beside the version of the other calls', async () => {
    answers[REFUND] = [[200, done()]];
    expect(await bkash.refund(refund())).toEqual({ state: 'DONE', reference: 'RF00000001' });
    expect(bodyOf(REFUND)).toEqual({
      paymentId: 'TR0001abc',
      trxId: 'AB12CD34EF',
      refundAmount: '100.50',
      sku: compactId(refund().id),
      reason: 'Broken  b',
    });
  });

  test('that was asked for before is looked for first, and not sent again', async () => {
    answers[REFUNDS] = [list(done())];
    expect(await bkash.refund(refund({ wasAsked: true }))).toEqual({
      state: 'DONE',
      reference: 'RF00000001',
    });
    expect(pathsOf()).toEqual([GRANT, REFUNDS]);
  });

  test.each([
    ['another amount', done({ refundAmount: '10.00' }), []],
    ["another refund's number", done(), ['RF00000001']],
    ["another refund's mark", done({ sku: 'another' }), []],
  ])('that is not among those with %s is sent', async (_, other, otherReferences) => {
    answers[REFUNDS] = [list(other)];
    answers[REFUND] = [[200, done({ refundTrxId: 'RF00000002' })]];
    expect(await bkash.refund(refund({ wasAsked: true, otherReferences }))).toEqual({
      state: 'DONE',
      reference: 'RF00000002',
    });
  });

  test('that waits is asked for by its number', async () => {
    answers[REFUND] = [[200, done({ refundTransactionStatus: 'Initiated' })]];
    expect(await bkash.refund(refund())).toEqual({ state: 'PENDING', reference: 'RF00000001' });
    answers[REFUNDS] = [list(done({ refundTrxId: 'RF00000009' }), done())];
    const waiting = refund({ wasAsked: true, reference: 'RF00000001' });
    expect(await bkash.refund(waiting)).toEqual({ state: 'DONE', reference: 'RF00000001' });
    answers[REFUNDS] = [list(done({ refundTransactionStatus: 'Failed' }))];
    expect(await bkash.refund(waiting)).toMatchObject({ state: 'FAILED' });
    answers[REFUNDS] = [list()];
    await expect(bkash.refund(waiting)).rejects.toBeInstanceOf(ProviderUnreachable);
    expect(pathsOf().filter((path) => path === REFUND)).toHaveLength(1);
  });

  test('that bKash refuses has failed, with the code', async () => {
    answers[REFUND] = [[400, { internalCode: 'refund_too_late', externalCode: '2071', errorMessageEn: 'Too late' }]];
    expect(await bkash.refund(refund())).toEqual({
      state: 'FAILED',
      reason: 'bKash refuses the refund: code 2071.',
    });
  });

  test('of another amount than was asked for is told', async () => {
    answers[REFUND] = [[200, done({ refundAmount: '292.50' })]];
    expect(await bkash.refund(refund())).toEqual({
      state: 'FAILED',
      reason: 'bKash paid back 292.50 taka, as RF00000001.',
    });
  });

  test.each(['CUT', [400, { internalCode: '2029' }], [400, { internalCode: '9999' }], [200, '{}']] as const)(
    'with the answer %j may be done: it is asked for later',
    async (answer) => {
      answers[REFUND] = [answer];
      await expect(bkash.refund(refund())).rejects.toBeInstanceOf(ProviderUnreachable);
    },
  );

  test('is not sent again while nobody knows which there are', async () => {
    answers[REFUNDS] = [[400, { internalCode: '9999' }]];
    await expect(bkash.refund(refund({ wasAsked: true }))).rejects.toBeInstanceOf(ProviderUnreachable);
    expect(pathsOf()).toEqual([GRANT, REFUNDS]);
  });
});

describe('an agreement', () => {
  test.each(['0000', '2053', '2051', '2069'])('is ended when bKash says %s', async (said) => {
    answers[END] = [code(said)];
    await bkash.forget?.('AGREED');
    expect(bodyOf(END)).toEqual({ agreementID: 'AGREED' });
  });

  test.each([
    [code('9999'), ProviderUnreachable],
    ['CUT', ProviderUnreachable],
    [code('2067'), ProviderRefused],
  ] as const)('is not ended by %j', async (answer, kind) => {
    answers[END] = [answer];
    await expect(bkash.forget?.('AGREED')).rejects.toBeInstanceOf(kind);
  });
});

test('no failure tells a secret, a token or a number of the customer', async () => {
  const scripts: Scripted[] = ['CUT', [401, 'THE-PASSWORD'], code('9999'), [200, { statusCode: '0000', id_token: 1 }]];
  for (const script of scripts) {
    answers = { [GRANT]: [token('TOKEN-1')], [STATUS]: [script], [CREATE]: [script], [END]: [script] };
    const failures = await Promise.allSettled([
      bkash.start(payment({ reference: null })),
      bkash.query(payment()),
      bkash.forget?.('AGREED'),
    ]);
    for (const failure of failures) {
      expect(failure.status).toBe('rejected');
      expect(inspect(failure, { depth: 10 })).not.toMatch(/TOKEN-1|THE-PASSWORD|THE-APP-SECRET|1712345678|AGREED/);
    }
  }
});

test.each([
  ['01770618575', '017***575'],
  ['8801770618575', '017***575'],
  ['+880 1770-618575', '017***575'],
  ['', 'bKash'],
])('of the account %s, %s is kept', (account, kept) => {
  expect(maskedAccount(account)).toBe(kept);
});

test.each([null, '', '0', '3000', '9999', 'abc', '503', '22222'])('the code %s says nothing certain', (said) => {
  expect(meaningOf(said)).toBe('UNCLEAR');
});
