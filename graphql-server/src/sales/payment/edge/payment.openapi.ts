import * as v from 'valibot';
import { ORDER_STATUSES, PAYMENT_METHODS } from '#schema/order.ts';
import { ATTEMPT_STATUSES, ORDER_NEEDS, PAYMENT_FAILURES, PAYMENT_MESSAGES } from '#schema/payment.ts';
import { REFUND_REASONS, REFUND_STATUSES } from '#schema/refund.ts';
import type { Examples } from '#platform/http/examples.ts';
import { bodySchemas } from '#platform/http/openapi/body-schema.ts';
import * as doc from '#platform/http/openapi/parts.ts';
import type { OpenApi, Schema, Schemas } from '#platform/http/openapi/types.ts';
import { fillExample } from '#platform/http/openapi/with-examples.ts';
import { restBody } from '#platform/http/rest/rest-body.ts';
import { figures, offeredWords, paymentWords } from '#sales/order/new-order/new-order.openapi.ts';
import { exampleOrder, noSuchOrder, orderId } from '#sales/order/order-answer.openapi.ts';

const exampleRefund = '019a1f79-5b02-7c11-8a40-2f6de1b7c905';

const exampleAttempt = '019a1f77-0c66-7e27-98f3-c54a43fe0188';

/** The body of `POST /order/payment/{_id}`. */
export const newPaymentBody = restBody(
  'NewPayment',
  'How an order is to be paid.',
  v.object({ paymentMethod: paymentWords }),
  { paymentMethod: { ...doc.about('How it is to be paid', 'Nagad'), enum: offeredWords } },
  { method: 'paymentMethod' },
);

/** A word of a list, or null. */
const wordOrNull = (description: string, example: string | null, words: readonly string[]): Schema => ({
  ...doc.textOrNull(description, example),
  description: `${description}. One of: ${words.join(', ')}`,
});

const taka = (description: string, example: number): Schema => ({
  type: 'number',
  minimum: 0,
  ...doc.about(description, example),
});

const labels = PAYMENT_METHODS.map(({ label }) => label);

const started = '2026-11-20T05:45:27.142Z';

/** The schemas of payments. */
export const paymentSchemas: Schemas = {
  StartedPayment: doc.answerObject('A payment that was begun.', {
    _id: doc.id('Id of the order', exampleOrder),
    payment: doc.text('How it is paid', 'Nagad', { enum: labels }),
    redirectUrl: doc.textOrNull(
      'Where the customer pays, at the provider; null with Cash on Delivery',
      'https://pay.provider.example/8f3a',
    ),
  }),
  OrderPayment: doc.answerObject('How the payment of an order stands.', {
    _id: doc.id('Id of the order', exampleOrder),
    number: doc.count('The short number that people use', 10001),
    orderStatus: doc.text('Where the order stands', 'Pending', {
      enum: ORDER_STATUSES.map(({ label }) => label),
    }),
    payment: doc.text('How it is paid', 'Nagad', { enum: labels }),
    awaits: wordOrNull('What the order waits for; null for nothing', 'PAYMENT', ORDER_NEEDS),
    reservedUntil: doc.textOrNull(
      'Until when its pieces are reserved while it is not paid; null when they are reserved without end, or no longer',
      '2026-11-20T06:00:27.142Z',
    ),
    totalPrice: doc.dollars('Total of the order', 718),
    due: doc.dollars('What the next payment would take', 718),
    credited: doc.dollars(
      'What of the total need not be paid: all of it once the order is cancelled or returned, and what the shop has given back',
      0,
    ),
    toCollect: doc.dollars('What is still to be collected, now or on delivery', 718),
    collected: doc.dollars('What was paid', 0),
    refunded: doc.dollars('What was paid back', 0),
    refundDue: doc.dollars('What is to be paid back', 0),
    attempts: doc.listOf(doc.ref('PaymentAttempt'), 'What the customer has tried, newest first, 20 at most'),
    refunds: doc.listOf(doc.ref('PaymentRefund'), 'What goes back through providers, newest first, 20 at most'),
  }),
  PaymentAttempt: doc.answerObject('One attempt to pay an order at a provider.', {
    _id: doc.id('Id of the attempt', exampleAttempt),
    payment: doc.text('How it is paid', 'Nagad', { enum: labels }),
    status: doc.text('What has become of it', 'OPEN', { enum: [...ATTEMPT_STATUSES] }),
    amount: doc.dollars('What it takes', 718),
    amountBdt: taka('The same in taka, as the provider takes it', 87_955),
    bdtPerUsd: taka('Taka for a dollar, as it was when it began', 122.5),
    failure: wordOrNull('Why it failed; null unless it has', null, Object.keys(PAYMENT_FAILURES)),
    startedAt: doc.instant('When it began', started),
    endedAt: doc.textOrNull('When it ended; null while it is open', null),
  }),
  PaymentRefund: doc.answerObject('Money that goes back through the provider by which it came.', {
    _id: doc.id('Id of the refund', exampleRefund),
    payment: doc.text('How it was paid, and goes back', 'Nagad', { enum: labels }),
    status: doc.text('Where it is', 'DONE', { enum: [...REFUND_STATUSES] }),
    reason: doc.text('Why it goes back', 'GRANTED', { enum: [...REFUND_REASONS] }),
    amount: doc.dollars('How much', 15),
    amountBdt: taka('The same in taka, at the rate of the payment', 1837.5),
    requestedAt: doc.instant('When it was decided', started),
    endedAt: doc.textOrNull('When it was done or has failed; null before', null),
  }),
  ...bodySchemas(newPaymentBody),
};

/** The REST calls about payments. */
export const paymentPaths = doc.documented('Orders', {
  'POST /order/payment/{_id}': {
    operationId: 'startPayment',
    summary: 'Pay an order',
    description:
      'Begins to pay an order that waits for its payment, and answers where the customer pays: send their browser there. The provider sends it back to the shop, which then asks the provider what has become of it. The same order can be tried again with another method; Cash on Delivery needs no payment, so that the order is placed at once. Its pieces are reserved for 15 minutes. For the customer of the order.',
    security: doc.signedIn,
    parameters: [orderId],
    body: newPaymentBody,
    responses: { 200: doc.jsonAnswer(doc.ref('StartedPayment'), 'The payment has begun.') },
    refusals: {
      404: noSuchOrder,
      409: {
        schema: 'Conflict',
        description:
          'There is nothing to pay, a payment is just being confirmed, or the provider does not take it (`PAYMENT_NOT_POSSIBLE`); or the pieces were sold meanwhile (`OUT_OF_STOCK`).',
        samples: [
          { code: 'PAYMENT_NOT_POSSIBLE', error: PAYMENT_MESSAGES.nothingToPay },
          { code: 'PAYMENT_NOT_POSSIBLE', error: PAYMENT_MESSAGES.beingConfirmed },
          {
            code: 'OUT_OF_STOCK',
            error: 'Only 1 of Sony WH-1000XM5 Headphones is left.',
            more: figures(329, 1),
          },
        ],
      },
      422: doc.saysOf('The payment method is missing, or the shop does not offer it.', {
        paymentMethod: 'Please select a payment method before confirming your order.',
      }),
      429: doc.SPENT,
    },
  },
  'GET /order/payment/{_id}': {
    operationId: 'showPayment',
    summary: 'Show the payment of an order',
    description:
      'What is paid, what is due, what was tried, and what goes back. For the customer of the order, and for admins.',
    security: doc.signedIn,
    parameters: [orderId],
    responses: { 200: doc.jsonAnswer(doc.ref('OrderPayment'), 'The payment.') },
    refusals: { 404: noSuchOrder, 429: doc.SPENT },
  },
});

/** Puts an order of this shop in place of the invented one. */
export const fillPaymentExamples = ({ paths }: OpenApi, { customer }: Examples): void =>
  fillExample(paths['/order/payment/{_id}']?.get, '_id', customer?.orderId);
