import { generateKeyPairSync, sign } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { selfSigned } from '#demo/payments/bkash/certificate.ts';
import { onBehalfOf } from '#kernel/current-request.ts';
import type { Call } from '../call.ts';
import type { BkashConfig } from '#platform/config/provider-config.ts';
import { ProviderUnreachable } from '../provider.ts';
import { createNotificationReader } from './bkash-notification.ts';

const TOPIC = 'arn:aws:sns:ap-southeast-1:123456789012:bkash';
const CERTIFICATE = 'https://sns.ap-southeast-1.amazonaws.com/SimpleNotificationService-0123.pem';
const SUBSCRIBE = 'https://sns.ap-southeast-1.amazonaws.com/?Action=ConfirmSubscription&Token=t';
const DAY = 86_400_000;

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const amazon = pair();
const stranger = pair();
const certificateOf = (keys: typeof amazon, days = 1) =>
  selfSigned(keys, {
    name: 'sns.amazonaws.com',
    from: new Date(Date.now() + (days - 2) * DAY),
    to: new Date(Date.now() + days * DAY),
  });

/** What is at which address, and what was fetched. */
let pages: Record<string, string> = {};
let fetched: string[] = [];
const call: Call = async ({ method, url }) => {
  expect(method).toBe('GET');
  fetched.push(url);
  const text = pages[url];
  return text === undefined ? { status: 404, text: '' } : { status: 200, text };
};
const config: BkashConfig = {
  url: '',
  appKey: '',
  appSecret: '',
  username: '',
  password: '',
  topicArn: TOPIC,
};
let time = Date.now();
let read = createNotificationReader(config, call);

beforeEach(() => {
  pages = { [CERTIFICATE]: certificateOf(amazon), [SUBSCRIBE]: '<ConfirmSubscriptionResponse/>' };
  fetched = [];
  time = Date.now();
  read = createNotificationReader(config, call, () => time);
});

type Post = Record<string, string>;

const MESSAGE = {
  dateTime: '20261122071500',
  debitMSISDN: '8801770618575',
  trxID: 'AB12CD34EF',
  transactionStatus: 'Completed',
  transactionType: '10002294',
  amount: '292.50',
  currency: 'BDT',
  merchantInvoiceNumber: 'f5lxx1zz5pnorynqglhzmsp34',
};

/** A post of the notification service, as its documentation says; `changes` come after the signature. */
const post = (fields: Post = {}, changes: Post = {}, by = amazon, version = '1') => {
  const said: Post = {
    Type: 'Notification',
    MessageId: '22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324',
    TopicArn: TOPIC,
    Message: JSON.stringify(MESSAGE),
    Timestamp: '2026-11-22T07:15:00.000Z',
    ...fields,
  };
  const names =
    said.Type === 'Notification'
      ? ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type']
      : ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'];
  const text = names.flatMap((name) => (name in said ? [`${name}\n${said[name]}\n`] : [])).join('');
  const signature = sign(version === '1' ? 'sha1' : 'sha256', Buffer.from(text), by.privateKey);
  const body = JSON.stringify({
    ...said,
    SignatureVersion: version,
    Signature: signature.toString('base64'),
    SigningCertURL: CERTIFICATE,
    UnsubscribeURL: 'https://sns.ap-southeast-1.amazonaws.com/?Action=Unsubscribe',
    ...changes,
  });
  return { headers: { 'x-amz-sns-message-type': String(said.Type) }, body };
};

const NEWS = { attemptId: MESSAGE.merchantInvoiceNumber, claims: { notified: 'Completed' } };
const NOTHING = { attemptId: '', claims: {} };

describe('a notification', () => {
  test.each([
    ['of the first version', post()],
    ['of the second version', post({}, {}, amazon, '2')],
    ['with a subject', post({ Subject: 'Payment' })],
    ['with a text that is no ASCII', post({ Message: JSON.stringify({ ...MESSAGE, about: 'টাকা' }) })],
  ])('%s names its payment', async (_, request) => {
    expect(await read(request)).toEqual(NEWS);
  });

  test('fetches its certificate once', async () => {
    await read(post());
    await read(post());
    expect(fetched).toEqual([CERTIFICATE]);
  });

  test.each([
    ['another amount', post({}, { Message: JSON.stringify({ ...MESSAGE, amount: '1' }) })],
    ['another time', post({}, { Timestamp: '2026-11-22T07:16:00.000Z' })],
    ['a subject that is not signed', post({}, { Subject: 'Payment' })],
    ['the signature of somebody else', post({}, {}, stranger)],
    ['no signature', post({}, { Signature: '' })],
    ['an unknown version of the signature', post({}, { SignatureVersion: '3' })],
    ['a SHA-256 signature called SHA-1', post({}, { SignatureVersion: '1' }, amazon, '2')],
  ])('with %s is forged', async (_, request) => {
    expect(await read(request)).toBeNull();
  });

  test.each([
    'http://sns.ap-southeast-1.amazonaws.com/SimpleNotificationService-0123.pem',
    'https://sns.ap-southeast-1.amazonaws.com.evil.example/SimpleNotificationService-0123.pem',
    'https://evil.example/sns.ap-southeast-1.amazonaws.com/SimpleNotificationService-0123.pem',
    'https://sns.ap-southeast-1.amazonaws.com:8443/SimpleNotificationService-0123.pem',
    'https://sns.ap-southeast-1.amazonaws.com@evil.example/SimpleNotificationService-0123.pem',
    'https://user@sns.ap-southeast-1.amazonaws.com/SimpleNotificationService-0123.pem',
    'https://bucket.s3.amazonaws.com/SimpleNotificationService-0123.pem',
    'https://sns.evil.s3.amazonaws.com/SimpleNotificationService-0123.pem',
    'https://sns.ap-southeast-1.amazonaws.com/a.pem',
    'https://sns.ap-southeast-1.amazonaws.com/?Action=SimpleNotificationService-0123.pem',
    'https://sns.ap-southeast-1.amazonaws.com/a/SimpleNotificationService-0123.pem',
    `${CERTIFICATE}?a=1`,
    `${CERTIFICATE}#a`,
    CERTIFICATE.replace('Simple', '%53imple'),
    'file:///etc/passwd',
    'nonsense',
  ])('with a certificate at %s is forged, and that is not fetched', async (url) => {
    pages[url] = certificateOf(stranger);
    expect(await read(post({}, { SigningCertURL: url }, stranger))).toBeNull();
    expect(fetched).toEqual([]);
  });

  test('of another topic is refused, and nothing is fetched', async () => {
    expect(await read(post({ TopicArn: `${TOPIC}2` }))).toBeNull();
    const { topicArn: _, ...unsubscribed } = config;
    const without = createNotificationReader(unsubscribed, call);
    expect(await without(post())).toBeNull();
    expect(fetched).toEqual([]);
  });

  test('whose certificate is over, or none, is refused', async () => {
    pages[CERTIFICATE] = certificateOf(amazon, -1);
    expect(await read(post())).toBeNull();
    pages[CERTIFICATE] = '<html>';
    read = createNotificationReader(config, call);
    expect(await read(post())).toBeNull();
    time += 2 * DAY;
    pages[CERTIFICATE] = certificateOf(amazon);
    read = createNotificationReader(config, call, () => time);
    expect(await read(post())).toBeNull();
  });

  test('can make the shop fetch five certificates a minute for its sender at most, and for others as before', async () => {
    const named = (count: number) => post({}, { SigningCertURL: CERTIFICATE.replace('0123', String(count)) });
    for (let count = 0; count < 5; count += 1) expect(await read(named(count))).toBeNull();
    await expect(read(named(5))).rejects.toBeInstanceOf(ProviderUnreachable);
    expect(fetched).toHaveLength(5);
    const amazons = { ip: '203.0.113.7', userAgent: null };
    expect(await onBehalfOf('a', () => read(post()), amazons)).toEqual(NEWS);
    read = createNotificationReader(config, call, () => time);
    for (let count = 0; count < 5; count += 1) await read(named(count));
    time += 60_001;
    expect(await read(post())).toEqual(NEWS);
  });

  test.each(['', 'text', '[]', 'null', '{}', '{"Type":"Notification"}', JSON.stringify({ Type: 1 })])(
    'is not %j',
    async (body) => {
      expect(await read({ headers: {}, body })).toBeNull();
    },
  );

  test.each(['text', '{}', '{"merchantInvoiceNumber":1}', '[]'])('that says %j names no payment', async (Message) => {
    expect(await read(post({ Message }))).toEqual(NOTHING);
  });
});

describe('a subscription', () => {
  const asked = (SubscribeURL: string, changes: Post = {}, by = amazon) =>
    post({ Type: 'SubscriptionConfirmation', Token: 't', SubscribeURL, Message: 'Confirm' }, changes, by);

  test('is confirmed when it is signed', async () => {
    expect(await read(asked(SUBSCRIBE))).toEqual(NOTHING);
    expect(fetched).toEqual([CERTIFICATE, SUBSCRIBE]);
  });

  test.each([
    ['forged', asked(SUBSCRIBE, {}, stranger)],
    ['to be confirmed elsewhere', asked('https://evil.example/')],
    ['signed for another address', asked(SUBSCRIBE, { SubscribeURL: `${SUBSCRIBE}2` })],
  ])('that is %s is not confirmed', async (_, request) => {
    expect(await read(request)).toBeNull();
    expect(fetched).toEqual([CERTIFICATE]);
  });

  test('that ends is left alone', async () => {
    const ended = { Type: 'UnsubscribeConfirmation', Token: 't', SubscribeURL: SUBSCRIBE, Message: 'Ended' };
    expect(await read(post(ended))).toEqual(NOTHING);
    expect(fetched).toEqual([CERTIFICATE]);
  });
});

test('certificates may come from one more origin, which only the stand-in has', async () => {
  const url = 'http://127.0.0.1:3000/demo-payments/bkash/certificate.pem';
  pages[url] = certificateOf(amazon);
  const demo = createNotificationReader({ ...config, certificateOrigin: 'http://127.0.0.1:3000' }, call);
  expect(await demo(post({}, { SigningCertURL: url }))).toEqual(NEWS);
  expect(await demo(post({}, { SigningCertURL: url.replace('3000', '3001') }))).toBeNull();
});
