import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { compactId } from '../src/sales/payment/providers/provider.ts';
import type { Answer } from './client.ts';
import { dumpOf } from './dump.ts';
import { newId } from './factories.ts';
import { openPayingShop, paymentEdges } from './payment-steps.ts';
import { runs } from './runs.ts';

const paying = await openPayingShop({ env: { LOG_LEVEL: 'info' } });
const { shop, twin } = paying;

const topicArn = twin.env['BKASH_TOPIC_ARN'] ?? '';

/** How many requests are sent at once. */
const AT_ONCE = 40;

/** Sends many requests, some at once; returns how often each was answered in which way. */
const sendMany = async (count: number, send: (index: number) => Promise<string>): Promise<Map<string, number>> => {
  const answers = new Map<string, number>();
  let next = 0;
  const sender = async () => {
    for (let index = next++; index < count; index = next++) {
      const answer = await send(index);
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  return answers;
};

/** About a kilobyte of a form. */
const padding = 'x'.repeat(900);

const form = (fields: Record<string, string>) => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  raw: new TextEncoder().encode(new URLSearchParams(fields).toString()),
});

/** A notification of bKash, as Amazon sends it, that nobody has signed. */
const sns = (more: Record<string, string>) => ({
  headers: { 'content-type': 'text/plain; charset=UTF-8', 'x-amz-sns-message-type': more['Type'] ?? '' },
  raw: JSON.stringify({
    MessageId: randomUUID(),
    Message: JSON.stringify({
      transactionStatus: 'Completed',
      trxID: 'ABC123DEF4',
      amount: '100.00',
      currency: 'BDT',
      merchantInvoiceNumber: compactId(newId()),
      transactionReference: padding,
    }),
    Timestamp: new Date().toISOString(),
    SignatureVersion: '2',
    Signature: Buffer.alloc(256).toString('base64'),
    ...more,
  }),
});

/** The kinds of forgeries: what is sent, and what it is answered. */
const forgeries: { what: string; status: number; send: (index: number) => Promise<Answer> }[] = [
  {
    what: 'a notification about a card with a wrong signature',
    status: 400,
    send: (index) =>
      shop.send(
        'POST',
        '/payment/notify/card',
        form({
          status: 'VALID',
          tran_id: compactId(newId()),
          val_id: String(index),
          verify_key: 'status,tran_id,val_id',
          verify_sign: 'd42fab70ae0bcbda5280e7baffef60b0',
          verify_sign_sha2: '0'.repeat(64),
          value_a: padding,
        }),
      ),
  },
  ...[
    // Whoever does not know the topic makes nobody fetch a certificate from Amazon.
    { host: 'https://sns.ap-southeast-1.amazonaws.com', TopicArn: 'arn:aws:sns:ap-southeast-1:1:other' },
    { host: 'https://sns.evil.example', TopicArn: topicArn },
    { host: 'http://127.0.0.1:9', TopicArn: topicArn },
  ].flatMap(({ host, TopicArn }) =>
    ['Notification', 'SubscriptionConfirmation', 'Other'].map((Type) => ({
      what: `a ${Type} of bKash with a certificate of ${host}`,
      status: 400,
      send: (index: number) =>
        shop.send(
          'POST',
          '/payment/notify/bkash',
          sns({
            Type,
            TopicArn,
            SigningCertURL: `${host}/SimpleNotificationService-${index}.pem`,
            SubscribeURL: `${host}/subscribe`,
            Token: 'token',
          }),
        ),
    })),
  ),
  {
    what: 'a notification of Nagad, which sends none',
    status: 404,
    send: () => shop.send('POST', '/payment/notify/nagad', { raw: padding }),
  },
  {
    what: 'a return of an attempt that does not exist',
    status: 303,
    send: () => shop.send('GET', `/payment/return/${newId()}?value=${padding}`, { redirect: 'manual' }),
  },
  {
    what: 'the form of a return of an attempt that does not exist',
    status: 303,
    send: () => shop.send('POST', `/payment/return/${newId()}`, { ...form({ value: padding }), redirect: 'manual' }),
  },
  {
    what: 'a return of nothing',
    status: 303,
    send: () => shop.send('GET', `/payment/return/%27%20OR%201=1?value=${padding}`, { redirect: 'manual' }),
  },
];

test('thousands of forgeries of a kilobyte leave nothing in tables, ask no provider and have one line', async () => {
  const before = { rows: await dumpOf(shop), calls: twin.calls.length, lines: shop.logged.length };
  const began = Date.now();
  const answers = await sendMany(runs(10_000), async (index) => {
    const one = forgeries[index % forgeries.length];
    return `${one?.what}: ${(await one?.send(index))?.status}`;
  });
  expect(new Set(answers.keys())).toEqual(new Set(forgeries.map(({ what, status }) => `${what}: ${status}`)));
  expect(twin.calls.length).toBe(before.calls);
  expect(await dumpOf(shop)).toEqual(before.rows);
  // A statement that takes long on a busy machine is told, whatever it was for.
  const lines = shop.logged.slice(before.lines).filter((line) => !line.includes('"statement"'));
  // One line a minute, and a busy machine takes more than one.
  expect(lines.length).toBeLessThanOrEqual(1 + Math.floor((Date.now() - began) / 60_000));
}, 120_000);

test('hundreds of returns of one attempt ask its provider every two seconds, and change its row only', async () => {
  const [customer, product] = [await shop.customer(), await shop.product()];
  const orderId = await paying.order(customer, product, 'NAGAD');
  await paymentEdges[0]?.start(customer, orderId, 'NAGAD');
  const [attempt] = (await paying.stored(orderId)).attempts;
  const before = { rows: await dumpOf(shop), calls: twin.calls.length, lines: shop.logged.length };
  const began = Date.now();
  const answers = await sendMany(runs(2000), async (index) => {
    const path = `/payment/return/${attempt?.id}?status=Success&payment_ref_id=${index}&value=${padding}`;
    const { status, headers } = await shop.send('GET', path, { redirect: 'manual' });
    return `${status} ${headers.get('location')}`;
  });
  expect([...answers.keys()]).toEqual([`303 /pay/${orderId}`]);
  const asked = twin.calls.length - before.calls;
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThanOrEqual(1 + (Date.now() - began) / 2000);
  const changed = (await dumpOf(shop)).filter((row) => !before.rows.includes(row));
  expect(changed).toEqual([expect.stringContaining(`public.payment_attempts (${attempt?.id}`)]);
  const lines = shop.logged.slice(before.lines).filter((line) => !line.includes('"statement"'));
  expect(lines.length).toBeLessThanOrEqual(asked);
}, 60_000);

test('hundreds of returns to an attempt at bKash, which are heard without a pause, ask it 200 times at most', async () => {
  const [customer, product] = [await shop.customer(), await shop.product()];
  const orderId = await paying.order(customer, product, 'BKASH');
  await paymentEdges[0]?.start(customer, orderId, 'BKASH');
  const [attempt] = (await paying.stored(orderId)).attempts;
  const before = { calls: twin.calls.length, lines: shop.logged.length };
  await sendMany(runs(2000), async () => {
    const path = `/payment/return/${attempt?.id}?status=cheated&value=${padding}`;
    return String((await shop.send('GET', path, { redirect: 'manual' })).status);
  });
  const asked = twin.calls.length - before.calls;
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThanOrEqual(400);
  const lines = shop.logged.slice(before.lines).filter((line) => !line.includes('"statement"'));
  expect(lines.length).toBeLessThanOrEqual(201);
  expect(await paying.stored(orderId)).toMatchObject({ awaits: 'PAYMENT', collections: 0 });
}, 60_000);

test.each([
  ['/payment/notify/card', 64 * 1024],
  ['/payment/return/none', 20 * 1024],
])('%s reads no more than %i bytes, and nothing that is compressed', async (path, most) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const send = (size: number, more: Record<string, string> = {}) =>
    shop.send('POST', path, { raw: 'a'.repeat(size), headers: { ...headers, ...more }, redirect: 'manual' });
  expect([400, 303]).toContain((await send(most)).status);
  (await send(most + 1)).refused(413);
  (await send(100, { 'content-encoding': 'gzip' })).refused(415);
});

test('other methods are refused, and nothing that comes here is stored by browsers', async () => {
  const put = await shop.send('PUT', '/payment/notify/card');
  put.refused(405);
  expect(put.headers.get('allow')).toBe('POST');
  expect((await shop.send('DELETE', '/payment/return/none')).headers.get('allow')).toBe('GET, POST');
  const back = await shop.send('GET', '/payment/return/none', { redirect: 'manual' });
  expect(back.headers.get('cache-control')).toBe('no-store');
  expect(back.headers.get('referrer-policy')).toBe('no-referrer');
  expect(back.headers.get('content-security-policy')).toContain("form-action 'self'");
  const notified = await shop.send('POST', '/payment/notify/card');
  expect(notified.headers.get('x-content-type-options')).toBe('nosniff');
  expect(notified.headers.get('content-security-policy')).toBeNull();
});

test('a return comes without cookies and from another site', async () => {
  const [customer, product] = [await shop.customer(), await shop.product()];
  const orderId = await paying.order(customer, product, 'CARD');
  const started = await paymentEdges[1]?.start(customer, orderId, 'CARD');
  const move = await twin.choose(started?.redirectUrl ?? '', 'APPROVE');
  const response = await fetch(move?.url ?? '', {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: 'null', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    body: new URLSearchParams(move?.fields),
  });
  expect([response.status, response.headers.get('location')]).toEqual([303, `/pay/${orderId}`]);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await paying.stored(orderId)).toMatchObject({ awaits: null, collections: 1 });
});
