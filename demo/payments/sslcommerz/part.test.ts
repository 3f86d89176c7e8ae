import express from 'express';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { listen } from '#platform/http/listen.ts';
import type { Choice } from '../choices.ts';
import { createTwin, TWIN_PATH } from '../twin.ts';
import { signed } from './sign.ts';

const SHOP = 'https://shop.example.com';

/** What the shop was notified of, oldest first. */
let notices: Record<string, string>[] = [];
let url = '';
const twin = createTwin({
  publicUrl: () => url,
  secret: 'a secret of the twin',
  reach: async (input, init) => {
    if (String(input) !== `${SHOP}/ipn`) throw new Error('Not the address for notifications.');
    notices.push(Object.fromEntries(new URLSearchParams(String(init?.body))));
    return new Response('OK');
  },
});
const app = express();
app.set('query parser', 'simple');
app.use(twin.router);
const listener = await listen(app, { host: '127.0.0.1', port: 0 });
url = `http://127.0.0.1:${listener.port}`;
afterAll(() => listener.close(0));

beforeEach(() => {
  notices = [];
  twin.faults.clear();
});

const { storeId, storePassword } = twin.credentials.sslcommerz;
const store = { store_id: storeId, store_passwd: storePassword };
const base = () => `${url}${TWIN_PATH}/sslcommerz`;

type Answer = Record<string, unknown>;

let attempts = 0;

const form = (more: Record<string, string> = {}): Record<string, string> => {
  attempts += 1;
  return {
    ...store,
    total_amount: '292.50',
    currency: 'BDT',
    tran_id: `attempt${attempts}`,
    product_category: 'general',
    success_url: `${SHOP}/success`,
    fail_url: `${SHOP}/fail`,
    cancel_url: `${SHOP}/cancel`,
    ipn_url: `${SHOP}/ipn`,
    cus_name: 'Rahima',
    cus_email: 'rahima@example.com',
    cus_phone: '01712345678',
    cus_add1: 'House 1',
    cus_city: 'Dhaka',
    cus_postcode: '1200',
    cus_country: 'Bangladesh',
    shipping_method: 'NO',
    num_of_item: '1',
    product_name: 'Lamp',
    product_profile: 'general',
    value_a: 'what the shop wrote',
    ...more,
  };
};

const open = async (body: URLSearchParams | FormData) => {
  const response = await fetch(`${base()}/gwprocess/v4/api.php`, { method: 'POST', body });
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
};

const get = async (path: string, query: Record<string, string>) => {
  const response = await fetch(`${base()}${path}?${new URLSearchParams({ ...store, ...query }).toString()}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
};

const validate = (query: Record<string, string>) => get('/validator/api/validationserverAPI.php', query);
const ask = (query: Record<string, string>) => get('/validator/api/merchantTransIDvalidationAPI.php', query);

const session = async (more: Record<string, string> = {}) => {
  const asked = form(more);
  const { status, sessionkey, GatewayPageURL } = await open(new URLSearchParams(asked));
  expect(status).toBe('SUCCESS');
  return { asked, sessionkey: String(sessionkey), page: String(GatewayPageURL) };
};

/** Chooses on the hosted page; returns the form that the browser sends to the shop. */
const choose = async (page: string, choice: Choice) => {
  const response = await fetch(page, { method: 'POST', body: new URLSearchParams({ choice }) });
  const text = await response.text();
  const fields = [...text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  return {
    to: /<form method="post" action="([^"]*)"/.exec(text)?.[1],
    fields: Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value])),
  };
};

const paid = async (more: Record<string, string> = {}) => {
  const opened = await session(more);
  const { fields } = await choose(opened.page, 'APPROVE');
  return { ...opened, fields, valId: String(fields['val_id']), bank: String(fields['bank_tran_id']) };
};

/** Whether the signatures of a post are right for the fields that it names. */
const isGenuine = ({ verify_sign, verify_sign_sha2, verify_key = '', ...post }: Record<string, string>) => {
  const named = Object.fromEntries(verify_key.split(',').map((name) => [name, post[name] ?? '']));
  const genuine = signed(named, storePassword);
  return genuine['verify_sign'] === verify_sign && genuine['verify_sign_sha2'] === verify_sign_sha2;
};

test.each([
  ['a wrong password', { store_passwd: 'wrong' }, 'Store Credential Error Or Store is De-active'],
  ['no phone number', { cus_phone: '' }, 'cus_phone is missing'],
  ['too small an amount', { total_amount: '9.99' }, 'total_amount must be from 10 to 500000'],
  ['too large an amount', { total_amount: '500000.01' }, 'total_amount must be from 10 to 500000'],
  ['an amount with three decimals', { total_amount: '10.001' }, 'total_amount is not valid'],
  ['dollars', { currency: 'USD' }, 'currency is not valid'],
  ['a long tran_id', { tran_id: 'a'.repeat(31) }, 'tran_id is longer than 30 characters'],
  ['a parcel without its address', { shipping_method: 'YES' }, 'ship_name is missing'],
  ['twelve pieces', { num_of_item: '12' }, 'num_of_item is not valid'],
  ['a return to nowhere', { success_url: 'javascript:alert(1)' }, 'success_url is not valid'],
])('a session with %s is refused', async (_what, more, failedreason) => {
  expect(await open(new URLSearchParams(form(more)))).toEqual({ status: 'FAILED', failedreason });
});

test('a multipart form is answered as if it had no credentials', async () => {
  const body = new FormData();
  for (const [name, value] of Object.entries(form())) body.set(name, value);
  expect(await open(body)).toMatchObject({ failedreason: 'Store Credential Error Or Store is De-active' });
});

test('an approved payment is notified first, and the browser brings the same, both signed', async () => {
  const { asked, fields } = await paid();
  expect(notices).toEqual([fields]);
  expect(isGenuine(fields)).toBe(true);
  expect(isGenuine({ ...fields, amount: '10.00' })).toBe(false);
  expect(fields).toMatchObject({
    status: 'VALID',
    tran_id: asked['tran_id'],
    amount: '292.50',
    store_amount: '285.19',
    currency: 'BDT',
    value_a: 'what the shop wrote',
    risk_level: '0',
    tran_date: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  });
});

test('a payment is VALID when it is validated, and VALIDATED from then on', async () => {
  const { asked, valId, sessionkey } = await paid();
  expect(await ask({ sessionkey })).toMatchObject({ status: 'VALID', sessionkey });
  const first = await validate({ val_id: valId });
  expect(first).toMatchObject({
    APIConnect: 'DONE',
    status: 'VALID',
    amount: '292.50',
    tran_id: asked['tran_id'],
  });
  expect(await validate({ val_id: valId })).toMatchObject({
    status: 'VALIDATED',
    validated_on: expect.stringMatching(/^\d/),
  });
  expect(await ask({ sessionkey })).toMatchObject({ status: 'VALIDATED' });
});

test('nobody learns anything without the password, or by a number that nobody gave', async () => {
  const { valId } = await paid();
  expect(await validate({ val_id: valId, store_passwd: 'wrong' })).toEqual({ APIConnect: 'FAILED' });
  expect(await ask({ tran_id: 'x', store_passwd: 'wrong' })).toEqual({ APIConnect: 'FAILED' });
  expect(await validate({ val_id: 'unknown' })).toEqual({
    APIConnect: 'DONE',
    status: 'INVALID_TRANSACTION',
  });
  expect(await validate({})).toEqual({ APIConnect: 'INVALID_REQUEST' });
  expect(await ask({})).toEqual({ APIConnect: 'INVALID_REQUEST' });
});

test.each([
  ['LOW_BALANCE', `${SHOP}/fail`, 'FAILED'],
  ['CANCEL', `${SHOP}/cancel`, 'CANCELLED'],
] as const)('after %s nothing was paid', async (choice, to, status) => {
  const { asked, sessionkey, page } = await session();
  const back = await choose(page, choice);
  expect(back.to).toBe(to);
  expect(back.fields).toMatchObject({ status, error: expect.stringMatching(/\w/) });
  expect(back.fields).not.toHaveProperty('val_id');
  expect(notices).toEqual([back.fields]);
  expect(isGenuine(back.fields)).toBe(true);
  expect(await ask({ sessionkey })).toMatchObject({ status: 'FAILED' });
  expect(await ask({ tran_id: asked['tran_id'] ?? '' })).toMatchObject({ element: [{ status: 'FAILED' }] });
});

test('when the window is closed, the notification arrives all the same', async () => {
  const { page } = await session();
  expect((await choose(page, 'CLOSE')).to).toBeUndefined();
  expect(notices).toMatchObject([{ status: 'VALID' }]);
});

test('an open payment is PENDING, and one tran_id may have several attempts', async () => {
  const { sessionkey, asked } = await session();
  expect(await ask({ sessionkey })).toMatchObject({ status: 'PENDING' });
  const tran_id = asked['tran_id'] ?? '';
  await paid({ tran_id });
  const second = await session({ tran_id });
  await choose(second.page, 'LOW_BALANCE');
  expect(await ask({ tran_id })).toMatchObject({
    APIConnect: 'DONE',
    no_of_trans_found: 3,
    element: [{ status: 'FAILED', error: 'Insufficient fund' }, { status: 'VALID' }, { status: 'PENDING' }],
  });
  expect(await ask({ tran_id: 'unknown' })).toMatchObject({ no_of_trans_found: 0, element: [] });
});

test('with its faults, a payment is of another amount, risky, or notified late and twice', async () => {
  twin.faults.set({ wrongAmount: true, risky: true, notifyLate: true, notifyTwice: true });
  const { fields, valId } = await paid();
  expect(notices).toEqual([]);
  expect(await twin.release()).toBe(1);
  expect(notices).toEqual([fields, fields]);
  const said = { amount: '291.50', risk_level: '1', risk_title: 'Not Safe' };
  expect(fields).toMatchObject(said);
  expect(await validate({ val_id: valId })).toMatchObject({ status: 'VALID', ...said });
});

test('a forged notification has a wrong signature, or a right one and another amount', async () => {
  twin.faults.set({ notifyForged: 'SIGNATURE' });
  await paid();
  twin.faults.set({ notifyForged: 'AMOUNT' });
  const { valId } = await paid();
  const [wronglySigned = {}, tooMuch = {}] = notices;
  expect(isGenuine(wronglySigned)).toBe(false);
  expect(isGenuine(tooMuch)).toBe(true);
  expect(tooMuch['amount']).toBe('1292.50');
  expect(await validate({ val_id: valId })).toMatchObject({ amount: '292.50' });
});

test('a part is refunded once, however often it is asked for', async () => {
  const { bank, asked } = await paid();
  const refund = {
    bank_tran_id: bank,
    refund_trans_id: 'r1',
    refund_amount: '100.25',
    refund_remarks: 'Late',
  };
  const first = await ask(refund);
  expect(first).toMatchObject({
    APIConnect: 'DONE',
    status: 'success',
    trans_id: asked['tran_id'],
    errorReason: '',
  });
  expect(await ask(refund)).toEqual({ ...first, status: 'processing' });
  const refund_ref_id = String(first['refund_ref_id']);
  expect(await ask({ refund_ref_id })).toMatchObject({ status: 'refunded', bank_tran_id: bank });
  expect(twin.payments.find({ transactionId: bank })?.refunds).toMatchObject([{ amount: '100.25', state: 'DONE' }]);

  const more = { ...refund, refund_trans_id: 'r2', refund_amount: '192.26' };
  expect(await ask(more)).toMatchObject({
    status: 'failed',
    errorReason: 'Refund amount is more than the transaction amount',
  });
  expect(await ask({ ...more, refund_amount: '192.25' })).toMatchObject({ status: 'success' });
});

test('a refund takes its time, is refused, or fails later', async () => {
  const { bank } = await paid();
  const ref = async (id: string) =>
    ask({ bank_tran_id: bank, refund_trans_id: id, refund_amount: '10.00', refund_remarks: 'Late' });
  twin.faults.set({ refundPending: true });
  const refund_ref_id = String((await ref('r1'))['refund_ref_id']);
  expect(await ask({ refund_ref_id })).toMatchObject({ status: 'processing' });
  twin.faults.set({ refundFailed: true });
  expect(await ask({ refund_ref_id })).toMatchObject({ status: 'cancelled' });
  expect(await ref('r2')).toMatchObject({ status: 'failed', errorReason: 'Refund is not possible' });
  twin.faults.clear();
  expect(await ask({ refund_ref_id })).toMatchObject({ status: 'cancelled' });
});
