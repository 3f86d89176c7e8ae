import { constants, createPrivateKey, createPublicKey, privateDecrypt, publicEncrypt, sign, verify } from 'node:crypto';
import express from 'express';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { listen } from '#platform/http/listen.ts';
import type { NagadConfig } from '#platform/config/provider-config.ts';
import type { Choice } from '../choices.ts';
import { createTwin } from '../twin.ts';

const CALLBACK = 'https://shop.example.com/payment/return/one';
const padding = constants.RSA_PKCS1_PADDING;

type Fields = Record<string, unknown>;

interface Told {
  status: number;
  fields: Fields;
}

/** The time in Bangladesh as Nagad writes it. */
const dhakaNow = (time = new Date()) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka', dateStyle: 'short', timeStyle: 'medium' })
    .format(time)
    .replaceAll(/\D/g, '');

/** Starts a twin, and a shop that calls it. */
const open = async (digest: NagadConfig['digest']) => {
  let url = '';
  const twin = createTwin({ publicUrl: () => url, secret: 'a secret of the twin', nagadDigest: digest });
  const app = express();
  app.set('query parser', 'simple');
  app.use(twin.router);
  const listener = await listen(app, { host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${listener.port}`;
  afterAll(() => listener.close(0));

  const { url: base, merchantId, merchantPrivateKey, nagadPublicKey } = twin.config.nagad;
  const keyOf = (text: string) => ({ key: Buffer.from(text, 'base64'), format: 'der' as const });
  const merchant = createPrivateKey({ ...keyOf(merchantPrivateKey), type: 'pkcs8' });
  const nagad = createPublicKey({ ...keyOf(nagadPublicKey), type: 'spki' });

  const seal = (content: Fields, signed: Fields = content, by: NagadConfig['digest'] = digest) => ({
    sensitiveData: publicEncrypt({ key: nagad, padding }, Buffer.from(JSON.stringify(content))).toString('base64'),
    signature: sign(by, Buffer.from(JSON.stringify(signed)), merchant).toString('base64'),
  });

  /** What the twin answers in secret; it must have signed it. */
  const opened = ({ fields }: Told) => {
    const text = privateDecrypt({ key: merchant, padding }, Buffer.from(String(fields.sensitiveData), 'base64'));
    expect(verify(digest, text, nagad, Buffer.from(String(fields.signature), 'base64'))).toBe(true);
    return JSON.parse(text.toString()) as Fields;
  };

  const call = async (path: string, body?: Fields, headers: Record<string, string> = {}): Promise<Told> => {
    const response = await fetch(base + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'X-KM-Api-Version': 'v-0.2.0',
        'X-KM-IP-V4': '203.0.113.7',
        'X-KM-Client-Type': 'PC_WEB',
        'X-KM-MC-Id': merchantId,
        ...(body && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, fields: (await response.json()) as Fields };
  };

  const announcement = (orderId: string): Fields => ({
    merchantId,
    orderId,
    datetime: dhakaNow(),
    challenge: 'a challenge of the shop',
  });
  const initialize = (orderId: string, sealed = seal(announcement(orderId)), headers = {}) =>
    call(`/check-out/initialize/${merchantId}/${orderId}`, { dateTime: dhakaNow(), ...sealed }, headers);
  const complete = (reference: unknown, sealed: Fields) =>
    call(`/check-out/complete/${encodeURIComponent(String(reference))}`, {
      ...sealed,
      merchantCallbackURL: CALLBACK,
    });
  const verifyPayment = async (reference: unknown) =>
    (await call(`/verify/payment/${encodeURIComponent(String(reference))}`)).fields;

  /** Opens a payment; returns its reference and the hosted page. */
  const pay = async (orderId: string, amount = '292.50') => {
    const { paymentReferenceId, challenge } = opened(await initialize(orderId));
    const content = { merchantId, orderId, currencyCode: '050', amount, challenge };
    const { fields } = await complete(paymentReferenceId, seal(content));
    expect(fields).toMatchObject({ status: 'Success' });
    return { reference: String(paymentReferenceId), page: String(fields.callBackUrl) };
  };
  const choose = (page: string, choice: Choice) =>
    fetch(page, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' });

  const refund = async (reference: string, more: Fields = {}) => {
    const { sensitiveData, signature } = seal({
      merchantId,
      originalRequestDate: dhakaNow().slice(0, 8),
      originalAmount: '292.50',
      cancelAmount: '100.00',
      referenceNo: 'refund1',
      referenceMessage: 'Damaged',
      ...more,
    });
    return call(`/purchase/cancel?${new URLSearchParams({ paymentRefId: reference }).toString()}`, {
      sensitiveDataCancelRequest: sensitiveData,
      signature,
    });
  };
  return {
    twin,
    merchantId,
    seal,
    opened,
    announcement,
    initialize,
    complete,
    verifyPayment,
    pay,
    choose,
    refund,
  };
};

const shop = await open('sha256');
afterEach(() => shop.twin.faults.clear());

describe('a payment', () => {
  test('is announced, taken, approved, returned from and verified', async () => {
    const { reference, page } = await shop.pay('order1');
    expect(Buffer.from(reference, 'base64').toString()).toMatch(
      new RegExp(`^\\d{13}\\.${shop.merchantId}\\.order1\\.[0-9a-f]{20}$`),
    );
    expect(await shop.verifyPayment(reference)).toMatchObject({ status: 'Ready', issuerPaymentRefNo: null });
    const returned = URL.parse((await shop.choose(page, 'APPROVE')).headers.get('location') ?? '');
    expect(returned?.href.startsWith(`${CALLBACK}/?`)).toBe(true);
    expect(Object.fromEntries(returned?.searchParams ?? [])).toMatchObject({
      merchant: shop.merchantId,
      order_id: 'order1',
      payment_ref_id: reference,
      status: 'Success',
      status_code: '00_0000_000',
    });
    expect(await shop.verifyPayment(reference)).toMatchObject({
      merchantId: shop.merchantId,
      orderId: 'order1',
      paymentRefId: reference,
      amount: '292.50',
      status: 'Success',
      statusCode: '000',
      issuerPaymentRefNo: expect.stringMatching(/^[0-9A-Z]{8}$/),
    });
  });

  test.each([
    ['LOW_BALANCE', 'Failed'],
    ['CANCEL', 'Aborted'],
  ] as const)('that the customer ends with %s is %s, and nothing was paid', async (choice, status) => {
    const { reference, page } = await shop.pay(`ended${choice.replace('_', '')}`);
    expect((await shop.choose(page, choice)).headers.get('location')).toContain(`status=${status}`);
    expect(await shop.verifyPayment(reference)).toMatchObject({ status, issuerPaymentRefNo: null });
  });

  test('is paid when the window is closed, too', async () => {
    const { reference, page } = await shop.pay('closed');
    expect((await shop.choose(page, 'CLOSE')).headers.get('location')).toBeNull();
    expect(await shop.verifyPayment(reference)).toMatchObject({ status: 'Success', statusCode: '000' });
  });

  test('is of another amount when the fault is on', async () => {
    const { reference, page } = await shop.pay('other');
    shop.twin.faults.set({ wrongAmount: true });
    await shop.choose(page, 'APPROVE');
    shop.twin.faults.clear();
    expect(await shop.verifyPayment(reference)).toMatchObject({ status: 'Success', amount: '1.00' });
  });

  test('is verified after the return as `confirm`, then as `query`', async () => {
    const { reference, page } = await shop.pay('steps');
    await shop.verifyPayment(reference);
    await shop.choose(page, 'APPROVE');
    shop.twin.faults.set({ timeoutAt: 'confirm' });
    await expect(shop.verifyPayment(reference)).rejects.toThrow('fetch failed');
    expect(await shop.verifyPayment(reference)).toMatchObject({ status: 'Success' });
    expect(shop.twin.calls.map(({ step }) => step).slice(-5)).toEqual(['other', 'start', 'query', 'confirm', 'query']);
  });
});

describe('a call is refused', () => {
  test('with a signature of another text', async () => {
    const content = shop.announcement('forged1');
    const sealed = shop.seal(content, { ...content, challenge: 'another' });
    expect(await shop.initialize('forged1', sealed)).toMatchObject({
      status: 400,
      fields: { reason: 'SIGNATURE' },
    });
  });

  test('with a signature by the other digest', async () => {
    const content = shop.announcement('forged2');
    const sealed = shop.seal(content, content, 'sha1');
    expect(await shop.initialize('forged2', sealed)).toMatchObject({
      status: 400,
      fields: { reason: 'SIGNATURE' },
    });
  });

  test('when it is not encrypted for Nagad', async () => {
    const { signature } = shop.seal(shop.announcement('forged3'));
    const sealed = { sensitiveData: Buffer.from('{}').toString('base64'), signature };
    expect(await shop.initialize('forged3', sealed)).toMatchObject({
      status: 400,
      fields: { reason: 'SIGNATURE' },
    });
  });

  test('for an order id that was used', async () => {
    await shop.pay('twice');
    expect(await shop.initialize('twice')).toMatchObject({ status: 400, fields: { reason: 'ORDER' } });
  });

  test.each([
    ['of another order', { orderId: 'another' }, 'ORDER'],
    ['of another merchant', { merchantId: '1' }, 'MERCHANT'],
    ['in the time of London', { datetime: dhakaNow(new Date(Date.now() - 6 * 3_600_000)) }, 'TIME'],
  ])('with content %s', async (_, more, reason) => {
    const sealed = shop.seal({ ...shop.announcement('content'), ...more });
    expect(await shop.initialize('content', sealed)).toMatchObject({ status: 400, fields: { reason } });
  });

  test.each([
    { 'X-KM-Api-Version': 'v-0.1.0' },
    { 'X-KM-IP-V4': '::1' },
    { 'X-KM-Client-Type': 'PHONE' },
    { 'X-KM-MC-Id': '1' },
  ])('with the header %o', async (headers) => {
    const sealed = shop.seal(shop.announcement('headers'));
    expect(await shop.initialize('headers', sealed, headers)).toMatchObject({
      fields: { reason: 'HEADERS' },
    });
  });

  test.each([
    ['another challenge', { challenge: 'another' }, 'BODY'],
    ['dollars', { currencyCode: '840' }, 'CURRENCY'],
    ['no amount', { amount: '0' }, 'AMOUNT'],
  ])('that completes a payment with %s', async (what, more, reason) => {
    const orderId = `complete${what.replaceAll(' ', '')}`;
    const { paymentReferenceId, challenge } = shop.opened(await shop.initialize(orderId));
    const content = { merchantId: shop.merchantId, orderId, currencyCode: '050', amount: '5.00', challenge };
    expect(await shop.complete(paymentReferenceId, shop.seal({ ...content, ...more }))).toMatchObject({
      status: 400,
      fields: { reason },
    });
  });
});

describe('a refund', () => {
  const paid = async (orderId: string) => {
    const { reference, page } = await shop.pay(orderId);
    await shop.choose(page, 'APPROVE');
    return reference;
  };

  test('gives back a part, then the rest, and never more', async () => {
    const reference = await paid('refunded');
    expect(shop.opened(await shop.refund(reference))).toMatchObject({
      status: 'PartialCancelled',
      originalAmount: '292.50',
      cancelAmount: '100.00',
      cancelTrxId: expect.stringMatching(/^[0-9A-Z]{8}$/),
    });
    const tooMuch = { referenceNo: 'refund2', cancelAmount: '192.51' };
    expect(await shop.refund(reference, tooMuch)).toMatchObject({
      status: 400,
      fields: { reason: 'AMOUNT' },
    });
    const rest = { referenceNo: 'refund2', cancelAmount: '192.50' };
    expect(shop.opened(await shop.refund(reference, rest))).toMatchObject({ status: 'Cancelled' });
    expect(await shop.verifyPayment(reference)).toMatchObject({
      status: 'Cancelled',
      cancelIssuerRefNo: expect.stringMatching(/^[0-9A-Z]{8}$/),
    });
  });

  test('with a number that was used pays nothing more', async () => {
    const reference = await paid('again');
    const first = shop.opened(await shop.refund(reference));
    expect(shop.opened(await shop.refund(reference))).toEqual(first);
    expect(shop.twin.payments.find({ reference })?.refunds).toHaveLength(1);
  });

  test('waits while the fault is on, and then is done', async () => {
    const reference = await paid('pending');
    shop.twin.faults.set({ refundPending: true });
    expect(shop.opened(await shop.refund(reference))).toMatchObject({ status: 'InProgress' });
    expect(await shop.verifyPayment(reference)).toMatchObject({ status: 'Success', cancelIssuerRefNo: null });
    shop.twin.faults.clear();
    expect(await shop.verifyPayment(reference)).toMatchObject({ status: 'PartialCancelled' });
  });

  test('is refused while the fault is on, and before anything was paid', async () => {
    const reference = await paid('failed');
    shop.twin.faults.set({ refundFailed: true });
    expect(await shop.refund(reference)).toMatchObject({ status: 400 });
    shop.twin.faults.clear();
    const open = await shop.pay('unpaid');
    expect(await shop.refund(open.reference)).toMatchObject({ status: 400, fields: { reason: 'REFERENCE' } });
    expect(await shop.verifyPayment(reference)).toMatchObject({ status: 'Success' });
  });
});

test('signatures by SHA-1 are read and written where the twin is set to it', async () => {
  const old = await open('sha1');
  const { reference, page } = await old.pay('order1');
  await old.choose(page, 'APPROVE');
  expect(await old.verifyPayment(reference)).toMatchObject({ status: 'Success' });
  expect(old.twin.config.nagad.digest).toBe('sha1');
});
