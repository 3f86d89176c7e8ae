import { verify, X509Certificate } from 'node:crypto';
import express from 'express';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { listen } from '#platform/http/listen.ts';
import type { Choice } from '../choices.ts';
import { createTwin, TWIN_PATH } from '../twin.ts';

const SHOP = 'https://shop.example.com';
const CALLBACK = `${SHOP}/payment/return/one?keep=this`;
const NOTIFY = `${SHOP}/payment/notify/bkash`;

type Fields = Record<string, unknown>;

interface Notice {
  headers: Record<string, string>;
  body: Record<string, string>;
}

/** What the shop was notified of, oldest first. */
let notices: Notice[] = [];
let url = '';
let time = new Date();
const twin = createTwin({
  publicUrl: () => url,
  secret: 'a secret of the twin',
  now: () => time,
  reach: async (input, init) => {
    if (String(input) !== NOTIFY) throw new Error('Not the address for notifications.');
    const body = JSON.parse(String(init?.body)) as Record<string, string>;
    notices.push({ headers: { ...(init?.headers as Record<string, string>) }, body });
    return new Response('OK');
  },
});
const app = express();
app.set('query parser', 'simple');
app.use(twin.router);
const listener = await listen(app, { host: '127.0.0.1', port: 0 });
url = `http://127.0.0.1:${listener.port}`;
afterAll(() => listener.close(0));

const minutes = (count: number) => {
  time = new Date(time.getTime() + count * 60_000);
};

beforeEach(async () => {
  await twin.settled();
  twin.faults.clear();
  notices = [];
  // What is limited by the hour begins anew.
  minutes(60 * 24);
});

const { appKey, appSecret, username, password, topicArn } = twin.credentials.bkash;
const root = () => `${url + TWIN_PATH}/bkash`;
const checkout = '/v1.2.0-beta/tokenized/checkout';

const post = async (path: string, body: unknown, headers: Record<string, string>) => {
  const response = await fetch(root() + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, fields: (await response.json()) as Fields };
};

const grant = (body: object = { app_key: appKey, app_secret: appSecret }, headers = { username, password }) =>
  post(`${checkout}/token/grant`, body, headers);

const tokenOf = async () => String((await grant()).fields.id_token);

/** Calls with a new token; returns what is answered with HTTP 200. */
const call = async (path: string, body: object, token?: string) => {
  const answer = await post(path, body, { Authorization: token ?? (await tokenOf()), 'X-App-Key': appKey });
  expect(answer.status).toBe(200);
  return answer.fields;
};

const create = (more: object) =>
  call(`${checkout}/create`, {
    mode: '0011',
    payerReference: 'customer1',
    callbackURL: CALLBACK,
    amount: '292.50',
    currency: 'BDT',
    intent: 'sale',
    merchantInvoiceNumber: `invoice${(invoices += 1)}`,
    ...more,
  });
let invoices = 0;

const start = async (more: object = {}) => {
  const fields = await create(more);
  expect(fields).toMatchObject({ statusCode: '0000', statusMessage: 'Successful' });
  return { fields, paymentID: String(fields.paymentID), page: String(fields.bkashURL) };
};

/** Chooses on the hosted page; returns the query that the browser brings, or null when it does not come back. */
const choose = async (page: string, choice: Choice) => {
  const body = new URLSearchParams({ choice });
  const response = await fetch(page, { method: 'POST', body, redirect: 'manual' });
  const location = response.headers.get('location');
  return location === null ? null : new URL(location);
};

const execute = (paymentID: string) => call(`${checkout}/execute`, { paymentID });
const query = (paymentID: string) => call(`${checkout}/payment/status`, { paymentID });

const pay = async (more: object = {}) => {
  const started = await start(more);
  await choose(started.page, 'APPROVE');
  const executed = await execute(started.paymentID);
  expect(executed).toMatchObject({ statusCode: '0000', transactionStatus: 'Completed' });
  return { ...started, executed, trxID: String(executed.trxID) };
};

const refundCall = async (path: 'transaction' | 'status', body: object) =>
  post(`/v2/tokenized-checkout/refund/payment/${path}`, body, {
    Authorization: await tokenOf(),
    'X-App-Key': appKey,
  });

const bkashTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d:\d{3} GMT\+0600$/;

describe('a token', () => {
  test('is granted for an hour to the merchant only', async () => {
    const { fields } = await grant();
    expect(fields).toMatchObject({ statusCode: '0000', token_type: 'Bearer', expires_in: 3600 });
    const token = String(fields.id_token);
    const search = { trxID: 'x' };
    const path = `${checkout}/general/searchTransaction`;
    expect(await call(path, search, token)).toMatchObject({ statusCode: '2033' });
    expect(await call(path, search, `Bearer ${token}`)).toMatchObject({ statusCode: '2033' });
    minutes(61);
    const late = await post(path, search, { Authorization: token, 'X-App-Key': appKey });
    expect(late).toEqual({ status: 401, fields: { message: 'Unauthorized' } });

    expect(await grant({ app_key: appKey, app_secret: 'wrong' })).toMatchObject({
      fields: { statusCode: '2001' },
    });
    expect(await grant(undefined, { username, password: 'wrong' })).toMatchObject({ status: 401 });
    expect(await grant([])).toEqual({ status: 400, fields: { message: 'Invalid request body' } });
    const another = await post(path, search, { Authorization: await tokenOf(), 'X-App-Key': 'another' });
    expect(another.status).toBe(401);
  });

  test('is refreshed twice in an hour, and then not for an hour', async () => {
    const { refresh_token } = (await grant()).fields;
    const body = { app_key: appKey, app_secret: appSecret, refresh_token };
    const refresh = (more = {}) => post(`${checkout}/token/refresh`, { ...body, ...more }, { username, password });
    const { fields } = await refresh();
    expect(fields).toMatchObject({ statusCode: '0000', refresh_token });
    expect(await call(`${checkout}/payment/status`, { paymentID: 'x' }, String(fields.id_token))).toMatchObject({
      statusCode: '2002',
    });
    expect((await refresh({ refresh_token: 'unknown' })).status).toBe(401);
    expect((await refresh()).status).toBe(429);
    minutes(59);
    expect((await refresh()).status).toBe(429);
    minutes(2);
    expect((await refresh()).status).toBe(200);
  });

  test('is granted twice in an hour only, when that fault is on', async () => {
    twin.faults.set({ tokenLimit: true });
    const statuses = [await grant(), await grant(), await grant()].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('expires early once, when that fault is on', async () => {
    const token = await tokenOf();
    twin.faults.set({ expiredToken: true });
    const headers = { Authorization: token, 'X-App-Key': appKey };
    for (const status of [401, 401])
      expect(await post(`${checkout}/execute`, { paymentID: 'x' }, headers)).toMatchObject({ status });
    expect(await execute('x')).toMatchObject({ statusCode: '2002' });
  });
});

test('a path that is not there is refused by the gateway, as is a refund below the version', async () => {
  for (const path of ['/v1.2.0-beta/v2/tokenized-checkout/refund/payment/transaction', '/else'])
    expect(await post(path, {}, {})).toEqual({
      status: 403,
      fields: { message: 'Missing Authentication Token' },
    });
});

test.each<[object, string]>([
  [{ mode: '0012' }, '2063'],
  [{ mode: undefined }, '2063'],
  [{ callbackURL: 'javascript:alert(1)' }, '2049'],
  [{ payerReference: '' }, '2048'],
  [{ payerReference: 'A & B' }, '2048'],
  [{ payerReference: 'x'.repeat(256) }, '2048'],
  [{ amount: '0' }, '2006'],
  [{ amount: '1.001' }, '2006'],
  [{ amount: 292.5 }, '2006'],
  [{ currency: 'USD' }, '2007'],
  [{ intent: 'gift' }, '2008'],
  [{ merchantInvoiceNumber: '' }, '2031'],
  [{ mode: '0001' }, '2065'],
  [{ mode: '0001', agreementID: 'unknown' }, '2051'],
])('a payment with %j is refused', async (more, statusCode) => {
  expect(await create(more)).toEqual({ statusCode, statusMessage: expect.stringMatching(/\w/) });
});

test('an invoice can be paid once', async () => {
  await start({ merchantInvoiceNumber: 'twice' });
  expect(await create({ merchantInvoiceNumber: 'twice' })).toMatchObject({ statusCode: '2031' });
});

test('approving moves no money; executing does, once', async () => {
  const { fields, paymentID, page } = await start({ merchantInvoiceNumber: 'paid1' });
  expect(fields).toMatchObject({
    paymentID: expect.stringMatching(/^TR0011/),
    callbackURL: CALLBACK,
    amount: '292.50',
    intent: 'sale',
    currency: 'BDT',
    transactionStatus: 'Initiated',
    merchantInvoiceNumber: 'paid1',
    paymentCreateTime: expect.stringMatching(bkashTime),
  });
  const initiated = await query(paymentID);
  expect(initiated).toMatchObject({
    transactionStatus: 'Initiated',
    verificationStatus: 'Incomplete',
    merchantInvoice: 'paid1',
    mode: '0011',
  });
  expect(initiated).not.toHaveProperty('trxID');

  const back = await choose(page, 'APPROVE');
  expect(back?.href.startsWith(String(fields.successCallbackURL))).toBe(true);
  expect(Object.fromEntries(back?.searchParams ?? [])).toEqual({
    keep: 'this',
    paymentID,
    status: 'success',
    signature: expect.stringMatching(/^\w{10}$/),
    apiVersion: '1.2.0-beta/',
  });
  expect(await query(paymentID)).toMatchObject({
    transactionStatus: 'Initiated',
    verificationStatus: 'Complete',
  });
  expect(notices).toEqual([]);

  const executed = await execute(paymentID);
  expect(executed).toMatchObject({
    statusCode: '0000',
    paymentID,
    trxID: expect.stringMatching(/^[A-Z0-9]{10}$/),
    transactionStatus: 'Completed',
    amount: '292.50',
    currency: 'BDT',
    intent: 'sale',
    merchantInvoiceNumber: 'paid1',
    payerReference: 'customer1',
    customerMsisdn: expect.stringMatching(/^017\d{8}$/),
    maxRefundableAmount: '292.50',
    paymentExecuteTime: expect.stringMatching(bkashTime),
  });
  const { trxID } = executed;
  expect(await execute(paymentID)).toMatchObject({ statusCode: '2062' });
  expect(await query(paymentID)).toMatchObject({ trxID, transactionStatus: 'Completed', amount: '292.50' });
  expect(await call(`${checkout}/general/searchTransaction`, { trxID })).toMatchObject({
    transactionStatus: 'Completed',
    amount: '292.50',
  });
  await twin.settled();
  expect(notices).toHaveLength(1);
});

test('the hosted page says which account is saved, or pays', async () => {
  for (const mode of ['0000', '0011']) {
    const { page } = await start({ mode, payerReference: '+8801770618575' });
    expect(await (await fetch(page)).text()).toContain('017***575');
  }
});

test('executed before it is approved, a payment can never be paid', async () => {
  const { paymentID, page } = await start();
  expect(await execute(paymentID)).toMatchObject({ statusCode: '2056' });
  await choose(page, 'APPROVE');
  expect(await execute(paymentID)).toMatchObject({ statusCode: '2117' });
  expect(await query(paymentID)).toMatchObject({ transactionStatus: 'Initiated' });
});

test.each([
  ['LOW_BALANCE', 'failure', 'failureCallbackURL'],
  ['CANCEL', 'cancel', 'cancelledCallbackURL'],
] as const)('after %s the browser says so, and the query only that nothing was paid', async (choice, status, name) => {
  const { fields, paymentID, page } = await start();
  const back = await choose(page, choice);
  expect(back?.href.startsWith(String(fields[name]))).toBe(true);
  expect(back?.searchParams.get('status')).toBe(status);
  expect(await query(paymentID)).toMatchObject({ statusCode: '0000', transactionStatus: 'Initiated' });
  expect(await execute(paymentID)).toMatchObject({ statusCode: '2056' });
});

test('when the window is closed, the payment waits for its execution, until a day is over', async () => {
  const [soon, late] = [await start(), await start()];
  for (const { page } of [soon, late]) expect(await choose(page, 'CLOSE')).toBeNull();
  expect(await query(soon.paymentID)).toMatchObject({ verificationStatus: 'Complete' });
  expect(await execute(soon.paymentID)).toMatchObject({ statusCode: '0000' });
  minutes(24 * 60);
  expect(await execute(late.paymentID)).toMatchObject({ statusCode: '2002' });
});

test('the same amount of the same wallet within 70 seconds is a repetition, when that fault is on', async () => {
  twin.faults.set({ sameAgain: true });
  await pay({ amount: '77.00', payerReference: '01770618575' });
  const again = await start({ amount: '77', payerReference: '8801770618575' });
  await choose(again.page, 'APPROVE');
  expect(await execute(again.paymentID)).toMatchObject({ statusCode: '2029' });
  expect(await query(again.paymentID)).toMatchObject({ transactionStatus: 'Initiated' });
  await pay({ amount: '77.00', payerReference: '01929918378' });
  minutes(2);
  await pay({ amount: '77.00', payerReference: '01770618575' });
});

test('with that fault another amount is taken than asked for', async () => {
  twin.faults.set({ wrongAmount: true });
  const { paymentID, executed } = await pay();
  expect(executed).toMatchObject({ amount: '291.50', maxRefundableAmount: '291.50' });
  expect(await query(paymentID)).toMatchObject({ amount: '291.50' });
});

describe('an agreement', () => {
  const status = (agreementID: string) => call(`${checkout}/agreement/status`, { agreementID });

  test('is made without money, pays, and is ended', async () => {
    const started = await start({ mode: '0000', amount: undefined, merchantInvoiceNumber: undefined });
    expect(started.fields).toMatchObject({
      paymentID: expect.stringMatching(/^TR0000/),
      payerReference: 'customer1',
      agreementStatus: 'Initiated',
      agreementCreateTime: expect.stringMatching(bkashTime),
    });
    expect(started.fields).not.toHaveProperty('amount');
    await choose(started.page, 'APPROVE');
    const made = await execute(started.paymentID);
    const { agreementID, customerMsisdn } = made;
    expect(made).toMatchObject({ agreementStatus: 'Completed', payerReference: 'customer1' });
    expect(await query(started.paymentID)).toMatchObject({
      mode: '0000',
      agreementStatus: 'Completed',
      agreementID,
    });
    expect(await execute(started.paymentID)).toMatchObject({ statusCode: '2116' });
    await twin.settled();
    expect(notices).toEqual([]);

    const { paymentID, executed } = await pay({ mode: '0001', agreementID, payerReference: 'somebody' });
    expect(paymentID).toMatch(/^TR0001/);
    expect(executed).toMatchObject({ agreementID, customerMsisdn, amount: '292.50' });

    expect(await status(String(agreementID))).toMatchObject({ agreementStatus: 'Completed', customerMsisdn });
    const cancelled = await call(`${checkout}/agreement/cancel`, { agreementID });
    expect(cancelled).toMatchObject({
      agreementStatus: 'Cancelled',
      agreementVoidTime: expect.stringMatching(bkashTime),
    });
    expect(await status(String(agreementID))).toMatchObject({ agreementStatus: 'Cancelled' });
    expect(await call(`${checkout}/agreement/cancel`, { agreementID })).toMatchObject({ statusCode: '2069' });
    expect(await create({ mode: '0001', agreementID })).toMatchObject({ statusCode: '2051' });
    expect(await status('unknown')).toMatchObject({ statusCode: '2051' });
  });

  test('is not made when it is executed too early, or refused by the customer', async () => {
    const early = await start({ mode: '0000' });
    expect(await query(early.paymentID)).toMatchObject({ agreementStatus: 'Initiated' });
    expect(await execute(early.paymentID)).toMatchObject({ statusCode: '2056' });
    await choose(early.page, 'APPROVE');
    expect(await execute(early.paymentID)).toMatchObject({ statusCode: '2116' });
    const left = await start({ mode: '0000' });
    expect((await choose(left.page, 'CANCEL'))?.searchParams.get('status')).toBe('cancel');
    expect(await execute(left.paymentID)).toMatchObject({ statusCode: '2056' });
  });
});

describe('a refund', () => {
  const asked = (paid: { paymentID: string; trxID: string }, more: object = {}) =>
    refundCall('transaction', {
      paymentId: paid.paymentID,
      trxId: paid.trxID,
      refundAmount: '100.25',
      sku: 'order 1042',
      reason: 'Returned',
      ...more,
    });
  const told = (paid: { paymentID: string; trxID: string }) =>
    refundCall('status', { paymentId: paid.paymentID, trxId: paid.trxID });

  test('gives a part back, and the rest, and no more', async () => {
    const paid = await pay();
    const first = await asked(paid);
    expect(first).toEqual({
      status: 200,
      fields: {
        originalTrxId: paid.trxID,
        originalTrxAmount: '292.50',
        refundTrxId: expect.stringMatching(/^[A-Z0-9]{10}$/),
        refundTransactionStatus: 'Completed',
        refundAmount: '100.25',
        currency: 'BDT',
        completedTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d:\d{3}$/),
        sku: 'order 1042',
        reason: 'Returned',
      },
    });
    expect(await asked(paid, { refundAmount: '192.26' })).toMatchObject({
      status: 400,
      fields: {
        externalCode: '2072',
        errorMessageEn: expect.any(String),
        errorMessageBn: expect.any(String),
      },
    });
    expect(await asked(paid, { refundAmount: '192.25' })).toMatchObject({ status: 200 });
    expect(await told(paid)).toMatchObject({
      status: 200,
      fields: {
        originalTrxId: paid.trxID,
        refundTransactions: [
          {
            refundTrxId: first.fields.refundTrxId,
            refundTransactionStatus: 'Completed',
            refundAmount: '100.25',
          },
          { refundAmount: '192.25' },
        ],
      },
    });
    expect(await query(paid.paymentID)).toMatchObject({ maxRefundableAmount: '0.00' });
  });

  test.each<[object, string]>([
    [{ paymentId: 'unknown' }, '2002'],
    [{ trxId: 'unknown' }, '2077'],
    [{ sku: '' }, '2073'],
    [{ sku: 'x'.repeat(256) }, '2075'],
    [{ reason: undefined }, '2078'],
    [{ reason: 'x'.repeat(256) }, '2076'],
    [{ refundAmount: '1.001' }, '2072'],
    [{ refundAmount: '0' }, '2072'],
    [{ refundAmount: '292.51' }, '2072'],
  ])('with %j is refused', async (more, externalCode) => {
    expect(await asked(await pay(), more)).toMatchObject({ status: 400, fields: { externalCode } });
  });

  test('of what was not paid is refused', async () => {
    const { paymentID } = await start();
    const nothing = { paymentID, trxID: '' };
    expect(await asked(nothing)).toMatchObject({ fields: { externalCode: '2127' } });
    expect(await told(nothing)).toMatchObject({ fields: { externalCode: '2127' } });
  });

  test('of the same amount has to wait ten minutes', async () => {
    const paid = await pay();
    await asked(paid, { refundAmount: '10.00' });
    minutes(9);
    expect(await asked(paid, { refundAmount: '10' })).toMatchObject({ fields: { externalCode: '2029' } });
    minutes(2);
    expect(await asked(paid, { refundAmount: '10' })).toMatchObject({ status: 200 });
  });

  test('has ten parts at most, within sixty days', async () => {
    const paid = await pay();
    for (const part of Array(10).keys())
      expect(await asked(paid, { refundAmount: `${part + 1}` })).toMatchObject({ status: 200 });
    expect(await asked(paid, { refundAmount: '11' })).toMatchObject({ fields: { externalCode: '2074' } });
    const old = await pay();
    minutes(60 * 24 * 60 + 1);
    expect(await asked(old)).toMatchObject({ fields: { externalCode: '2071' } });
  });

  test('takes its time, is refused, or fails later', async () => {
    const paid = await pay();
    twin.faults.set({ refundPending: true });
    expect(await asked(paid)).toMatchObject({ fields: { refundTransactionStatus: 'Initiated' } });
    const statuses = async () => (await told(paid)).fields.refundTransactions;
    expect(await statuses()).toMatchObject([{ refundTransactionStatus: 'Initiated' }]);
    twin.faults.set({ refundFailed: true });
    expect(await statuses()).toMatchObject([{ refundTransactionStatus: 'Failed' }]);
    expect(await asked(paid)).toMatchObject({ status: 400, fields: { externalCode: '2074' } });
    twin.faults.clear();
    expect(await asked(paid)).toMatchObject({ fields: { refundTransactionStatus: 'Completed' } });
    expect(await statuses()).toMatchObject([
      { refundTransactionStatus: 'Failed' },
      { refundTransactionStatus: 'Completed' },
    ]);
  });
});

describe('a notification', () => {
  /** Whether a message is signed by the certificate that it names. */
  const isGenuine = async ({ body }: Notice) => {
    expect(body.SigningCertURL).toMatch(new RegExp(`^${root()}/SimpleNotificationService-\\w+\\.pem$`));
    const pem = await (await fetch(body.SigningCertURL ?? '')).text();
    const certificate = new X509Certificate(pem);
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    expect([new Date(certificate.validFrom) < time, new Date(certificate.validTo) > time]).toEqual([true, true]);
    expect(certificate.subject).toBe('CN=sns.amazonaws.com');
    const names =
      body.Type === 'Notification'
        ? ['Message', 'MessageId', 'Timestamp', 'TopicArn', 'Type']
        : ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'];
    const text = names.map((name) => `${name}\n${body[name]}\n`).join('');
    return verify('sha1', Buffer.from(text), certificate.publicKey, Buffer.from(body.Signature ?? '', 'base64'));
  };

  test('tells of the money that was taken, signed as by Amazon', async () => {
    const { trxID } = await pay({ merchantInvoiceNumber: 'noticed' });
    await twin.settled();
    const [notice] = notices;
    if (!notice) throw new Error('There is none.');
    expect(await isGenuine(notice)).toBe(true);
    expect(await isGenuine({ ...notice, body: { ...notice.body, Message: '{}' } })).toBe(false);
    expect(notice.headers).toMatchObject({
      'Content-Type': expect.stringMatching(/^text\/plain/),
      'x-amz-sns-message-type': 'Notification',
    });
    expect(notice.body).toMatchObject({ Type: 'Notification', TopicArn: topicArn, SignatureVersion: '1' });
    expect(JSON.parse(notice.body.Message ?? '')).toEqual({
      dateTime: expect.stringMatching(/^\d{14}$/),
      debitMSISDN: expect.stringMatching(/^88017\d{8}$/),
      creditOrganizationName: 'Haat demo',
      creditShortCode: '50022',
      trxID,
      transactionStatus: 'Completed',
      transactionType: '10002294',
      amount: '292.50',
      currency: 'BDT',
      transactionReference: 'customer1',
      merchantInvoiceNumber: 'noticed',
    });
  });

  test('is forged with another signature, or another amount', async () => {
    twin.faults.set({ notifyForged: 'SIGNATURE' });
    await pay();
    await twin.settled();
    twin.faults.set({ notifyForged: 'AMOUNT' });
    await pay();
    await twin.settled();
    const [unsigned, tooMuch] = notices;
    if (!unsigned || !tooMuch) throw new Error('There are too few.');
    expect(await isGenuine(unsigned)).toBe(false);
    expect(await isGenuine(tooMuch)).toBe(true);
    expect(JSON.parse(tooMuch.body.Message ?? '')).toMatchObject({ amount: '1292.50' });
  });

  test('comes after the answer to the execution was lost, too', async () => {
    const { paymentID, page } = await start();
    await choose(page, 'APPROVE');
    const token = await tokenOf();
    twin.faults.set({ timeoutAt: 'confirm', after: true });
    await expect(call(`${checkout}/execute`, { paymentID }, token)).rejects.toThrow('fetch failed');
    await twin.settled();
    expect(notices).toHaveLength(1);
    expect(await query(paymentID)).toMatchObject({ transactionStatus: 'Completed' });
  });

  test('is subscribed to by opening a secret URL', async () => {
    const subscribe = () => post('/subscribe', { endpoint: NOTIFY }, {});
    expect((await subscribe()).fields).toEqual({ confirmed: false });
    const [notice] = notices;
    if (!notice) throw new Error('There is none.');
    expect(await isGenuine(notice)).toBe(true);
    expect(notice.body).toMatchObject({ Type: 'SubscriptionConfirmation', TopicArn: topicArn });
    const secret = new URL(notice.body.SubscribeURL ?? '');
    const guessed = new URL(secret);
    guessed.searchParams.set('Token', 'guessed');
    expect((await fetch(guessed)).status).toBe(400);
    expect((await fetch(secret)).status).toBe(200);
    expect((await subscribe()).fields).toEqual({ confirmed: true });
    expect((await post('/subscribe', { endpoint: 'file:///etc' }, {})).status).toBe(400);
  });
});
