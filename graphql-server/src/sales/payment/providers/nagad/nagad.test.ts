import {
  constants,
  createPublicKey,
  generateKeyPairSync,
  privateDecrypt,
  publicEncrypt,
  sign,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '#kernel/log.ts';
import { createCall } from '../call.ts';
import type { NagadConfig } from '#platform/config/provider-config.ts';
import {
  compactId,
  ProviderRefused,
  ProviderUnreachable,
  type ProviderPayment,
  type ProviderRefund,
  type PaymentProvider,
} from '../provider.ts';
import { logFailures } from '../log-failures.ts';
import { privateKeyOf, publicKeyOf } from '#platform/config/rsa-keys.ts';
import { NagadProvider } from './nagad.ts';

const padding = constants.RSA_PKCS1_PADDING;
const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const nagad = pair();
const merchant = pair();
const stranger = pair();
const MERCHANT = '683002007104225';
const CHALLENGE = '0f2d4a6b8c0e1f3a5b7c';
/** As Nagad makes them: with characters that mean something in a URL. */
const REFERENCE = 'MTEyMjA3MTUwOTk5OS42ODMwMDIwMDcxMDQyMjU+/w==';

type Fields = Record<string, unknown>;

interface Heard {
  method: string | undefined;
  url: string;
  headers: IncomingHttpHeaders;
  body: Fields;
}

let heard: Heard[] = [];
/** What Nagad answers to the path that begins so. */
let answers: Record<string, () => [status: number, answer: unknown]> = {};

const server = createServer(async (request, response) => {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += String(part);
  const { method, url = '', headers } = request;
  heard.push({ method, url, headers, body: text === '' ? {} : (JSON.parse(text) as Fields) });
  const known = Object.keys(answers).find((path) => url.startsWith(`/api/dfs${path}`));
  const [status, answer] = known ? (answers[known]?.() ?? [404, '']) : [404, 'Not found'];
  response.writeHead(status).end(typeof answer === 'string' ? answer : JSON.stringify(answer));
});
let config: NagadConfig;
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  config = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/dfs`,
    merchantId: MERCHANT,
    merchantPrivateKey: merchant.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    nagadPublicKey: nagad.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    digest: 'sha256',
  };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** What Nagad sends: encrypted for the merchant, and signed. */
const sealed = (content: unknown, { digest = 'sha256', by = nagad.privateKey, to = merchant.publicKey } = {}) => {
  const bytes = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
  return {
    sensitiveData: publicEncrypt({ key: to, padding }, bytes).toString('base64'),
    signature: sign(digest, bytes, by).toString('base64'),
  };
};

const opening = { paymentReferenceId: REFERENCE, challenge: CHALLENGE, acceptDateTime: '20261122150000' };
const PAGE = 'http://sandbox.mynagad.com:10061/check-out/abc';

const payment: ProviderPayment = {
  id: '0193e2a0-7c1d-7a54-9f0e-3b1f7f2a9c11',
  amountPaisa: 29250,
  orderNumber: 10042,
  reference: REFERENCE,
  customer: {
    id: 'c',
    name: 'Rahima',
    email: 'rahima@example.com',
    phone: '01712345678',
    address: 'House 1',
  },
  pieces: 2,
  productName: 'Lamp',
  returnUrl: 'https://shop.example.com/payment/return/0193e2a0-7c1d-7a54-9f0e-3b1f7f2a9c11',
  notifyUrl: 'https://shop.example.com/payment/notify/nagad',
  ip: '203.0.113.7',
  agreementId: null,
  startedAt: new Date(),
};
const orderId = compactId(payment.id);

const paid = {
  merchantId: MERCHANT,
  orderId,
  paymentRefId: REFERENCE,
  amount: '292.5',
  clientMobileNo: '016****5428',
  orderDateTime: '2026-11-21 23:58:00.0',
  issuerPaymentDateTime: '2026-11-22 00:01:22.0',
  issuerPaymentRefNo: '0003K9XZ',
  additionalMerchantInfo: null,
  status: 'Success',
  statusCode: '000',
  cancelIssuerDateTime: null,
  cancelIssuerRefNo: null,
};

beforeEach(() => {
  heard = [];
  answers = {
    '/check-out/initialize/': () => [200, sealed(opening)],
    '/check-out/complete/': () => [200, { callBackUrl: PAGE, status: 'Success' }],
    '/verify/payment/': () => [200, paid],
  };
});

const provider = (more: Partial<NagadConfig> = {}): PaymentProvider =>
  new NagadProvider({ ...config, ...more }, createCall({ timeoutMs: 2000 }));

/** Opens what the shop has sent; fails when it is not signed by the merchant. */
const opened = ({ body }: Heard, digest = 'sha256', field = 'sensitiveData') => {
  const bytes = privateDecrypt({ key: nagad.privateKey, padding }, Buffer.from(String(body[field]), 'base64'));
  expect(verify(digest, bytes, merchant.publicKey, Buffer.from(String(body.signature), 'base64'))).toBe(true);
  return JSON.parse(bytes.toString()) as Fields;
};

const first = (index: number): Heard => {
  const call = heard[index];
  if (!call) throw new Error(`Nagad was called ${heard.length} times.`);
  return call;
};

/** The time in Dhaka by the tables of time zones, as `yyyyMMddHHmmss`. */
const dhaka = (time: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka', dateStyle: 'short', timeStyle: 'medium' })
    .format(time)
    .replaceAll(/\D/g, '');

describe.each(['sha256', 'sha1'] as const)('with %s', (digest) => {
  test('a payment is announced and completed, sealed and signed over the same bytes', async () => {
    answers['/check-out/initialize/'] = () => [200, sealed(opening, { digest })];
    const before = dhaka(new Date());
    expect(await provider({ digest }).start(payment)).toEqual({ redirectUrl: PAGE, reference: REFERENCE });
    const after = dhaka(new Date());

    const [initialize, complete] = [first(0), first(1)];
    expect([initialize.method, initialize.url]).toEqual([
      'POST',
      `/api/dfs/check-out/initialize/${MERCHANT}/${orderId}`,
    ]);
    const said = opened(initialize, digest);
    expect(Object.keys(said)).toEqual(['merchantId', 'orderId', 'datetime', 'challenge']);
    expect(said).toMatchObject({ merchantId: MERCHANT, orderId, datetime: initialize.body.dateTime });
    expect(said.challenge).toMatch(/^[0-9a-f]{40}$/);
    expect(String(said.datetime) >= before && String(said.datetime) <= after).toBe(true);

    expect([complete.method, complete.url]).toEqual([
      'POST',
      '/api/dfs/check-out/complete/MTEyMjA3MTUwOTk5OS42ODMwMDIwMDcxMDQyMjU%2B%2Fw%3D%3D',
    ]);
    expect(opened(complete, digest)).toEqual({
      merchantId: MERCHANT,
      orderId,
      currencyCode: '050',
      amount: '292.50',
      challenge: CHALLENGE,
    });
    expect(complete.body.merchantCallbackURL).toBe(payment.returnUrl);
    for (const { headers } of heard)
      expect(headers).toMatchObject({
        'content-type': 'application/json',
        'x-km-api-version': 'v-0.2.0',
        'x-km-ip-v4': '203.0.113.7',
        'x-km-client-type': 'PC_WEB',
        'x-km-mc-id': MERCHANT,
      });
  });

  test('an answer that is signed by the other digest is not trusted', async () => {
    const other = digest === 'sha256' ? 'sha1' : 'sha256';
    answers['/check-out/initialize/'] = () => [200, sealed(opening, { digest: other })];
    await expect(provider({ digest }).start(payment)).rejects.toThrow(`no valid ${digest} signature`);
    expect(heard).toHaveLength(1);
  });
});

test.each<[string, () => unknown]>([
  ['signed by somebody else', () => sealed(opening, { by: stranger.privateKey })],
  ['encrypted for somebody else', () => sealed(opening, { to: stranger.publicKey })],
  ['of another text than its signature', () => ({ ...sealed(opening), signature: sealed({}).signature })],
  ['too short to decrypt', () => ({ ...sealed(opening), sensitiveData: 'AAAA' })],
  ['signed, but no JSON', () => sealed('hello')],
  ['signed, but without the reference', () => sealed({ challenge: CHALLENGE })],
  ['not sealed', () => opening],
  ['a page', () => '<html></html>'],
])('an answer that is %s starts nothing', async (_what, answer) => {
  answers['/check-out/initialize/'] = () => [200, answer()];
  await expect(provider().start(payment)).rejects.toBeInstanceOf(ProviderUnreachable);
  expect(heard).toHaveLength(1);
});

test('the customer is sent to web pages only', async () => {
  answers['/check-out/complete/'] = () => [200, { callBackUrl: 'javascript:alert(1)', status: 'Success' }];
  await expect(provider().start(payment)).rejects.toBeInstanceOf(ProviderUnreachable);
});

test('what Nagad refuses has not started; that it does not tell says nothing about a payment', async () => {
  const refusal = () => [400, { reason: '4011', message: 'Duplicate order id' }] as [number, unknown];
  answers = { '/check-out/initialize/': refusal, '/verify/payment/': refusal };
  await expect(provider().start(payment)).rejects.toThrow(
    new ProviderRefused('Nagad refused: 4011 Duplicate order id'),
  );
  await expect(provider().query(payment)).rejects.toBeInstanceOf(ProviderUnreachable);
});

describe('what became of a payment', () => {
  const PAID = {
    state: 'PAID',
    transactionId: '0003K9XZ',
    amountPaisa: 29250,
    currency: 'BDT',
    isRisky: false,
  };
  test.each<[Fields, object]>([
    [{}, PAID],
    [{ amount: '1' }, { ...PAID, amountPaisa: 100 }],
    [{ statusCode: '001' }, { state: 'OPEN' }],
    [{ issuerPaymentRefNo: null }, { state: 'OPEN' }],
    [{ issuerPaymentRefNo: '' }, { state: 'OPEN' }],
    ...[
      'OrderInitiated',
      'Ready',
      'InProgress',
      'TransactionInProgress',
      'OtpSent',
      'OtpVerified',
      'PinGiven',
      'New',
    ].map((status): [Fields, object] => [{ status }, { state: 'OPEN' }]),
    [{ status: 'OrderInitiated', amount: null, statusCode: null, issuerPaymentRefNo: null }, { state: 'OPEN' }],
    [{ status: 'Aborted' }, { state: 'CANCELLED' }],
    ...['Failed', 'UnKnownFailed', 'InvalidRequest', 'Fraud'].map((status): [Fields, object] => [
      { status },
      { state: 'FAILED', reason: 'DECLINED' },
    ]),
    [{ status: 'Refunded' }, { state: 'FAILED', reason: 'PROVIDER_REFUSED' }],
    [{ status: 'PartialRefunded' }, { state: 'OPEN' }],
  ])('%o is %o', async (more, outcome) => {
    answers['/verify/payment/'] = () => [200, { ...paid, ...more }];
    expect(await provider().query(payment)).toEqual(outcome);
    expect(heard.map(({ method, url }) => [method, url])).toEqual([
      ['GET', '/api/dfs/verify/payment/MTEyMjA3MTUwOTk5OS42ODMwMDIwMDcxMDQyMjU%2B%2Fw%3D%3D'],
    ]);
  });

  test.each([
    { merchantId: '1' },
    { orderId: 'another' },
    { paymentRefId: 'another' },
    { amount: '1e3' },
    { amount: -5 },
    { status: undefined },
  ])('is not known after an answer with %o', async (more) => {
    answers['/verify/payment/'] = () => [200, { ...paid, ...more }];
    await expect(provider().query(payment)).rejects.toBeInstanceOf(ProviderUnreachable);
  });

  test('is never what the browser says', async () => {
    answers['/verify/payment/'] = () => [200, { ...paid, status: 'Ready' }];
    const said = {
      status: 'Success',
      status_code: '00_0000_000',
      order_id: orderId,
      payment_ref_id: 'another',
    };
    expect(await provider().confirm(payment, said)).toEqual({ state: 'OPEN' });
    expect(first(0).url).toContain(encodeURIComponent(REFERENCE));
  });

  test('is nothing where the browser was never sent to Nagad', async () => {
    expect(await provider().query({ ...payment, reference: null })).toEqual({
      state: 'FAILED',
      reason: 'EXPIRED',
    });
    expect(heard).toEqual([]);
  });
});

describe('a refund', () => {
  const refund: ProviderRefund = {
    id: '0193e2a0-7c1d-7a54-9f0e-000000000001',
    payment,
    transactionId: '0003K9XZ',
    paidAt: new Date('2026-11-22T18:30:00Z'),
    amountPaisa: 10025,
    reason: 'ফেরত '.repeat(60),
    reference: null,
    wasAsked: false,
    askedAt: new Date('2026-11-23T00:00:00Z'),
    otherReferences: [],
  };
  const cancels = (answer: Fields) => {
    answers['/purchase/cancel'] = () => [200, sealed(answer)];
  };
  const done = {
    status: 'PartialCancelled',
    code: '000',
    originalAmount: '292.50',
    cancelAmount: '100.25',
    cancelTrxId: 'R1',
  };

  test('is asked for with the day and amount by Nagad, however long its reason is', async () => {
    cancels(done);
    expect(await provider().refund(refund)).toEqual({ state: 'DONE', reference: 'R1' });
    const { method, url } = first(1);
    expect([method, url]).toEqual([
      'POST',
      `/api/dfs/purchase/cancel?paymentRefId=${encodeURIComponent(REFERENCE)}&orderId=${orderId}`,
    ]);
    expect(opened(first(1), 'sha256', 'sensitiveDataCancelRequest')).toEqual({
      merchantId: MERCHANT,
      originalRequestDate: '20261122',
      originalAmount: '292.50',
      cancelAmount: '100.25',
      referenceNo: compactId(refund.id),
      referenceMessage: 'Order 10042',
    });
  });

  test('is of the day of the payment in Dhaka where Nagad does not say it', async () => {
    cancels(done);
    answers['/verify/payment/'] = () => [200, { ...paid, issuerPaymentDateTime: null }];
    await provider().refund(refund);
    expect(opened(first(1), 'sha256', 'sensitiveDataCancelRequest')).toMatchObject({
      originalRequestDate: '20261123',
    });
  });

  test.each([
    ['Refunded', { state: 'DONE', reference: 'R1' }],
    ['InProgress', { state: 'PENDING', reference: 'R1' }],
    ['Failed', { state: 'FAILED', reason: 'Nagad answered Failed.' }],
  ])('that Nagad answers with %s is %o', async (status, outcome) => {
    cancels({ ...done, status });
    expect(await provider().refund(refund)).toEqual(outcome);
  });

  test('is refused without a change, or nobody knows', async () => {
    answers['/purchase/cancel'] = () => [400, { reason: '5001', message: 'Amount' }];
    await expect(provider().refund(refund)).rejects.toBeInstanceOf(ProviderRefused);
    answers['/purchase/cancel'] = () => [500, { reason: '5001', message: 'Amount' }];
    await expect(provider().refund(refund)).rejects.toBeInstanceOf(ProviderUnreachable);
    answers['/purchase/cancel'] = () => [200, sealed(done, { by: stranger.privateKey })];
    await expect(provider().refund(refund)).rejects.toBeInstanceOf(ProviderUnreachable);
  });

  const again = { wasAsked: true };
  const compact = compactId(refund.id);
  test.each<[string, Fields, Partial<ProviderRefund>, object | null]>([
    ['nothing was paid back', {}, again, null],
    ['everything was paid back', { status: 'Refunded', cancelIssuerRefNo: 'X' }, {}, { state: 'DONE', reference: 'X' }],
    [
      'everything was paid back, without a number',
      { status: 'Cancelled' },
      again,
      { state: 'DONE', reference: compact },
    ],
    [
      'a part was paid back before',
      { status: 'PartialCancelled', cancelIssuerRefNo: 'X' },
      { otherReferences: ['X'] },
      null,
    ],
    [
      'the only part was paid back',
      { status: 'PartialRefunded', cancelIssuerRefNo: 'X' },
      again,
      { state: 'DONE', reference: 'X' },
    ],
    [
      'a part was paid back by hand before, and no other was asked for',
      { status: 'PartialRefunded', cancelIssuerRefNo: 'X', cancelIssuerDateTime: '2026-11-23 05:50:00.0' },
      again,
      null,
    ],
    [
      'another part is the last',
      { status: 'PartialRefunded', cancelIssuerRefNo: 'X' },
      { ...again, otherReferences: ['X'] },
      null,
    ],
    [
      'a part that no other is was paid back',
      { status: 'PartialRefunded', cancelIssuerRefNo: 'Y', cancelIssuerDateTime: '2026-11-23 05:58:00.0' },
      { ...again, otherReferences: ['X'] },
      { state: 'DONE', reference: 'Y' },
    ],
    [
      'a part was paid back by hand before',
      { status: 'PartialRefunded', cancelIssuerRefNo: 'Y', cancelIssuerDateTime: '2026-11-23 05:50:00.0' },
      { ...again, otherReferences: ['X'] },
      null,
    ],
    [
      'Nagad worked on it, and some part was paid back',
      { status: 'PartialRefunded', cancelIssuerRefNo: 'Y' },
      { ...again, reference: 'R1', otherReferences: ['X'] },
      { state: 'FAILED', reason: expect.stringContaining(compact) },
    ],
    ['Nagad still works on it', {}, { ...again, reference: 'R1' }, { state: 'PENDING', reference: 'R1' }],
    [
      'Nagad still works on it, and another is done',
      { status: 'PartialRefunded', cancelIssuerRefNo: 'X' },
      { ...again, reference: 'R1', otherReferences: ['X'] },
      { state: 'PENDING', reference: 'R1' },
    ],
    [
      'Nagad has done it',
      { status: 'PartialRefunded', cancelIssuerRefNo: 'R1' },
      { ...again, reference: 'R1', otherReferences: ['X'] },
      { state: 'DONE', reference: 'R1' },
    ],
  ])('where %s is asked for only if it must be', async (_what, more, known, outcome) => {
    cancels(done);
    answers['/verify/payment/'] = () => [200, { ...paid, ...more }];
    expect(await provider().refund({ ...refund, ...known })).toEqual(outcome ?? { state: 'DONE', reference: 'R1' });
    expect(heard).toHaveLength(outcome ? 1 : 2);
  });
});

describe('keys', () => {
  const { privateKey, publicKey } = merchant;
  test.each(['pkcs8', 'pkcs1'] as const)('a private key as %s is read with and without header lines', (type) => {
    for (const text of [
      privateKey.export({ type, format: 'pem' }).toString(),
      privateKey.export({ type, format: 'der' }).toString('base64'),
    ])
      expect(privateKeyOf(text)?.equals(privateKey)).toBe(true);
  });

  test('a public key is read with and without header lines', () => {
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    for (const text of [pem, pem.replaceAll(/-----[^-]+-----|\n/g, '')])
      expect(publicKeyOf(text)?.equals(createPublicKey(pem))).toBe(true);
  });

  test('what is no RSA key is none', () => {
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    expect(privateKeyOf(other.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())).toBeNull();
    expect(publicKeyOf(other.publicKey.export({ type: 'spki', format: 'pem' }).toString())).toBeNull();
    expect([privateKeyOf(''), privateKeyOf('hello'), publicKeyOf('hello')]).toEqual([null, null, null]);
  });

  test('no failure and no line of the log shows a key, what was sent, or whose it was', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const refusal = `Wallet 01712345678 is blocked, see https://nagad.example/?merchant=${MERCHANT}`;
    const failures: [string, () => [number, unknown]][] = [
      ['signature', () => [200, sealed(opening, { by: stranger.privateKey })]],
      ['signature', () => [200, { sensitiveData: 'AAAA', signature: '' }]],
      ['Wallet … is blocked, see …', () => [400, { reason: '4004', message: refusal }]],
      ['503', () => [503, '']],
    ];
    const errors: unknown[] = [];
    for (const [reason, answer] of failures) {
      answers['/check-out/initialize/'] = answer;
      const watched = logFailures(provider(), log);
      errors.push(watched, await watched.start(payment).catch((error: unknown) => error));
      log.error({ error: errors.at(-1) }, 'As unexpected failures are logged.');
      expect(lines.at(-2)).toContain(reason);
    }
    const cutKey = provider({ merchantPrivateKey: config.merchantPrivateKey.slice(4) });
    errors.push(await cutKey.start(payment).catch((error: unknown) => error));

    const text = lines.join('') + inspect(errors, { depth: 20, showHidden: true });
    for (const secret of [
      config.merchantPrivateKey,
      config.nagadPublicKey,
      ...heard.map(({ body }) => String(body.sensitiveData)),
    ])
      expect(text).not.toContain(secret.slice(40, 80));
    for (const personal of Object.values(payment.customer))
      if (personal.length > 1) expect(text).not.toContain(personal);
  });
});
