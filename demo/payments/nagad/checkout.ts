import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import type { Answer, TwinFrame } from '../frame.ts';
import { fieldsOf, hasHeaders, isAmount, bypassCache, openBody, refused, stampOf } from './calls.ts';
import { seal, type Digest } from './crypto.ts';

/** An order that was announced by `initialize`. */
export interface Order {
  orderId: string;
  /** The payment's reference. */
  reference: string;
  /** What `complete` has to repeat. */
  challenge: string;
  /** ISO time. */
  at: string;
}

/** Returns the orders that were announced, by their id. */
export const ordersOf = (frame: TwinFrame) => frame.records<Order>('orders');

/** Announces an order: answers the reference of its payment, and a challenge. */
export const initialize = (frame: TwinFrame, digest: Digest, request: Request): Answer => {
  const { merchantId } = frame.credentials.nagad;
  const { orderId } = request.params as Record<string, string>;
  const { dateTime, sensitiveData, signature } = fieldsOf(request.body);
  if (!hasHeaders(request, merchantId)) return refused('HEADERS');
  if (request.params.merchantId !== merchantId) return refused('MERCHANT');
  const asked = openBody(frame, digest, sensitiveData, signature);
  if (asked === null) return refused('SIGNATURE');
  if (asked.merchantId !== merchantId) return refused('MERCHANT');
  if (!bypassCache(frame.now(), dateTime) || !bypassCache(frame.now(), asked.datetime)) return refused('TIME');
  if (typeof asked.challenge !== 'string' || asked.challenge === '') return refused('BODY');
  if (orderId === undefined || !/^[a-z\d]{1,40}$/i.test(orderId) || asked.orderId !== orderId) return refused('ORDER');
  const orders = ordersOf(frame);
  if (orders.get(orderId)) return refused('ORDER');
  const now = frame.now();
  const challenge = randomBytes(10).toString('hex');
  const stamp = stampOf(now).slice(4) + String(now.getMilliseconds()).padStart(3, '0');
  const reference = Buffer.from([stamp, merchantId, orderId, challenge].join('.')).toString('base64');
  orders.set(orderId, { orderId, reference, challenge, at: now.toISOString() });
  const answer = { paymentReferenceId: reference, challenge, acceptDateTime: stampOf(now) };
  return { json: seal(frame.credentials, digest, answer) };
};

/** Takes an order that was announced: answers where the customer pays. */
export const complete = (frame: TwinFrame, digest: Digest, request: Request): Answer => {
  const { merchantId } = frame.credentials.nagad;
  const { sensitiveData, signature, merchantCallbackURL, additionalMerchantInfo } = fieldsOf(request.body);
  if (!hasHeaders(request, merchantId)) return refused('HEADERS');
  const order = ordersOf(frame)
    .list()
    .find(({ reference }) => reference === request.params.reference);
  if (!order || frame.payments.find({ reference: order.reference })) return refused('REFERENCE');
  const asked = openBody(frame, digest, sensitiveData, signature);
  if (asked === null) return refused('SIGNATURE');
  if (asked.merchantId !== merchantId) return refused('MERCHANT');
  if (asked.orderId !== order.orderId) return refused('ORDER');
  if (asked.challenge !== order.challenge) return refused('BODY');
  if (asked.currencyCode !== '050') return refused('CURRENCY');
  if (!isAmount(asked.amount)) return refused('AMOUNT');
  if (typeof merchantCallbackURL !== 'string' || !URL.canParse(merchantCallbackURL)) return refused('BODY');
  const { id } = frame.payments.create({
    invoice: order.orderId,
    reference: order.reference,
    amount: asked.amount,
    callbackUrl: merchantCallbackURL,
    about: aboutOf(additionalMerchantInfo),
    details: {
      ...(additionalMerchantInfo !== undefined && { info: JSON.stringify(additionalMerchantInfo) }),
    },
  });
  return { json: { callBackUrl: frame.page(id), status: 'Success' } };
};

/** The lines that the hosted page shows of a merchant's own fields. */
const aboutOf = (info: unknown) => {
  const { serviceName, additionalFieldNameEN, additionalFieldValue } = fieldsOf(info);
  return [
    { label: 'Service', text: serviceName },
    { label: String(additionalFieldNameEN ?? 'About'), text: additionalFieldValue },
  ].flatMap(({ label, text }) => (typeof text === 'string' ? [{ label, text }] : []));
};
