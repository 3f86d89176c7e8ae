import { createHash, randomUUID, sign } from 'node:crypto';
import { dhakaTime } from '../dhaka.ts';
import type { Forgery, Notice, TwinFrame } from '../frame.ts';
import type { TwinPayment } from '../payments.ts';

type Fields = Readonly<Record<string, string>>;

/** The fields that are signed, in their order. */
const SIGNED = ['Message', 'MessageId', 'Subject', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'];

/** The path of the certificate, which looks like Amazon's. */
export const CERTIFICATE_PATH = '/SimpleNotificationService-7ff5318490ec183fbaddaa2a969abfda.pem';

/** The path by which a subscription is confirmed. */
export const CONFIRM_PATH = '/sns';

/** Returns a message of Amazon's Simple Notification Service, by which bKash notifies. */
const messageOf = (frame: TwinFrame, url: string, about: Fields, forgery: Forgery | null): Notice => {
  const { topicArn } = frame.credentials.bkash;
  const fields: Record<string, string> = {
    ...about,
    MessageId: randomUUID(),
    TopicArn: topicArn,
    Timestamp: frame.now().toISOString(),
  };
  const text = (of: Fields) =>
    SIGNED.filter((name) => name in of)
      .map((name) => `${name}\n${of[name]}\n`)
      .join('');
  // Who forges a message has the signature of another one at best.
  const signed = forgery === 'SIGNATURE' ? { ...fields, MessageId: randomUUID() } : fields;
  // SignatureVersion 1 is SHA-1.
  const signature = sign('sha1', Buffer.from(text(signed)), frame.credentials.keys('sns').privateKey);
  return {
    url,
    headers: {
      'Content-Type': 'text/plain; charset=UTF-8',
      'x-amz-sns-message-type': fields.Type ?? '',
      'x-amz-sns-message-id': fields.MessageId ?? '',
      'x-amz-sns-topic-arn': topicArn,
    },
    body: JSON.stringify({
      ...fields,
      SignatureVersion: '1',
      Signature: signature.toString('base64'),
      SigningCertURL: frame.url(CERTIFICATE_PATH),
    }),
  };
};

/** Tells the shop of a payment that was completed. bKash tells of no others. */
export const notifyOf = async (frame: TwinFrame, payment: TwinPayment, amount: string): Promise<void> => {
  const { notifyUrl, paidAt, details } = payment;
  if (notifyUrl === null || paidAt === null) return;
  await frame.notify((forgery) =>
    messageOf(
      frame,
      notifyUrl,
      {
        Type: 'Notification',
        Message: JSON.stringify({
          dateTime: dhakaTime(new Date(paidAt)).replaceAll(/\D/g, ''),
          debitMSISDN: `88${details.wallet}`,
          creditOrganizationName: 'Haat demo',
          creditShortCode: '50022',
          trxID: payment.transactionId,
          transactionStatus: 'Completed',
          transactionType: '10002294',
          amount: forgery === 'AMOUNT' ? (Number(amount) + 1000).toFixed(2) : amount,
          currency: 'BDT',
          transactionReference: details.payerReference,
          merchantInvoiceNumber: payment.invoice,
        }),
      },
      forgery,
    ),
  );
};

/** Returns the secret by which the owner of an address proves that it receives messages. */
export const tokenOf = (frame: TwinFrame, endpoint: string): string =>
  createHash('sha256').update(`${frame.credentials.bkash.appSecret} ${endpoint}`).digest('hex');

/** Asks an address whether it wants to be notified: it confirms by opening the URL in the message. */
export const subscribe = async (frame: TwinFrame, endpoint: string): Promise<void> => {
  const token = tokenOf(frame, endpoint);
  const { topicArn } = frame.credentials.bkash;
  const query = new URLSearchParams({
    Action: 'ConfirmSubscription',
    TopicArn: topicArn,
    Endpoint: endpoint,
    Token: token,
  });
  await frame.notify((forgery) =>
    messageOf(
      frame,
      endpoint,
      {
        Type: 'SubscriptionConfirmation',
        Message: `You have chosen to subscribe to the topic ${topicArn}. To confirm, visit the SubscribeURL included in this message.`,
        Token: token,
        SubscribeURL: `${frame.url(CONFIRM_PATH)}?${query.toString()}`,
      },
      forgery,
    ),
  );
};
