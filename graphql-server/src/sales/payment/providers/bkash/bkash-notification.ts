import { createVerify, X509Certificate, type KeyObject } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { currentClient } from '#kernel/current-request.ts';
import { ipKey } from '#kernel/ip-key.ts';
import { jsonOf } from '../answer.ts';
import type { Call } from '../call.ts';
import type { BkashConfig } from '#platform/config/provider-config.ts';
import { ProviderUnreachable, type Notification, type PaymentProvider } from '../provider.ts';

const text = v.pipe(v.string(), v.maxLength(10_000));

/** A post of Amazon's notification service, by which bKash tells of payments. */
const post = v.object({
  Type: v.picklist(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: text,
  TopicArn: text,
  Message: v.string(),
  Timestamp: text,
  SignatureVersion: v.picklist(['1', '2']),
  Signature: text,
  SigningCertURL: text,
  Subject: v.optional(v.nullable(text)),
  Token: v.optional(text),
  SubscribeURL: v.optional(text),
});

type Post = v.InferOutput<typeof post>;

/** What a message of bKash says; all of it but the number of the payment is asked for again. */
const message = v.object({
  merchantInvoiceNumber: v.pipe(v.string(), v.maxLength(255)),
  transactionStatus: v.optional(v.nullable(v.string())),
});

const SIGNED = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
  UnsubscribeConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
} as const;

/** The text that is signed: names and values of the fields that there are, each with a line feed. */
const signedText = (notice: Post): string =>
  SIGNED[notice.Type]
    .flatMap((name) => {
      const value = notice[name];
      return value === undefined || value === null ? [] : [`${name}\n${value}\n`];
    })
    .join('');

const AMAZON = /^sns\.[a-z0-9-]{3,30}\.amazonaws\.com(\.cn)?$/;

/** The only spelling of a certificate's address: any other would be fetched anew each time. */
const AMAZON_CERTIFICATE = /^https:\/\/[\w.-]+\/SimpleNotificationService-[\w-]+\.pem$/;

/**
 * How many certificates are cached, and how many one client can have fetched within a minute: made-up addresses use up
 * nobody else's.
 */
const MOST_CERTIFICATES = 5;
const FETCHES_A_MINUTE = 5;

/** A verified message that is about no payment of this shop. */
const NOTHING: Notification = { attemptId: '', claims: {} };

/**
 * Returns what reads bKash's notifications. Only those of the known topic are looked at, and only certificates at
 * Amazon's own address are fetched. A new subscription to that topic is confirmed.
 */
export const createNotificationReader = (
  { topicArn, certificateOrigin }: BkashConfig,
  call: Call,
  now: () => number = Date.now,
): NonNullable<PaymentProvider['readNotification']> => {
  const certificates = new LRUCache<string, X509Certificate>({ max: MOST_CERTIFICATES });
  let fetches: { at: number; by: string }[] = [];

  const isTrusted = (address: string): boolean => {
    const url = URL.parse(address);
    if (!url || url.username !== '' || url.password !== '') return false;
    if (url.origin === certificateOrigin) return true;
    return url.protocol === 'https:' && url.port === '' && AMAZON.test(url.hostname);
  };

  const isCertificate = (address: string): boolean =>
    isTrusted(address) && (AMAZON_CERTIFICATE.test(address) || new URL(address).origin === certificateOrigin);

  /** Returns the key of a certificate; null when there is none that is valid now. @throws ProviderUnreachable */
  const keyAt = async (url: string): Promise<KeyObject | null> => {
    const certificate = certificates.get(url) ?? (await fetchCertificate(url));
    if (certificate === null) return null;
    const isValid = certificate.validFromDate.getTime() <= now() && now() <= certificate.validToDate.getTime();
    return isValid ? certificate.publicKey : null;
  };
  const fetchCertificate = async (url: string): Promise<X509Certificate | null> => {
    const by = ipKey(currentClient()?.ip ?? null);
    fetches = fetches.filter(({ at }) => at > now() - 60_000);
    if (fetches.filter((one) => one.by === by).length >= FETCHES_A_MINUTE)
      throw new ProviderUnreachable('Too many certificates are named.');
    fetches.push({ at: now(), by });
    const { status, text: pem } = await call({ method: 'GET', url });
    const certificate = status === 200 ? certificateIn(pem) : null;
    if (certificate === null) return null;
    certificates.set(url, certificate);
    return certificate;
  };

  const isGenuine = async (notice: Post): Promise<boolean> => {
    if (notice.TopicArn !== topicArn || !isCertificate(notice.SigningCertURL)) return false;
    const key = await keyAt(notice.SigningCertURL);
    const digest = notice.SignatureVersion === '1' ? 'RSA-SHA1' : 'RSA-SHA256';
    return (
      key?.asymmetricKeyType === 'rsa' &&
      createVerify(digest).update(signedText(notice), 'utf8').verify(key, notice.Signature, 'base64')
    );
  };

  return async ({ body }) => {
    const { success, output: notice } = v.safeParse(post, jsonOf(body));
    if (!success || !(await isGenuine(notice))) return null;
    if (notice.Type === 'SubscriptionConfirmation') {
      if (notice.SubscribeURL === undefined || !isTrusted(notice.SubscribeURL)) return null;
      await call({ method: 'GET', url: notice.SubscribeURL });
      return NOTHING;
    }
    if (notice.Type === 'UnsubscribeConfirmation') return NOTHING;
    const content = v.safeParse(message, jsonOf(notice.Message));
    if (!content.success) return NOTHING;
    const { merchantInvoiceNumber, transactionStatus } = content.output;
    return { attemptId: merchantInvoiceNumber, claims: { notified: transactionStatus ?? '' } };
  };
};

const certificateIn = (pem: string): X509Certificate | null => {
  try {
    return new X509Certificate(pem);
  } catch {
    // The page of a proxy, or anything else.
    return null;
  }
};
