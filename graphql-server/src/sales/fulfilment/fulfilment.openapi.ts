import * as v from 'valibot';
import { FULFILMENT_MESSAGES, RETURN_STATUSES } from '#schema/fulfilment.ts';
import { returnReceiptInput, returnRequestInput } from '#schema/fulfilment.input.ts';
import { fillIn } from '#schema/sentence.ts';
import { ORDER_MESSAGES, ORDER_STATUSES, type OrderStatus } from '#schema/order.ts';
import { bodySchemas } from '#platform/http/openapi/body-schema.ts';
import * as doc from '#platform/http/openapi/parts.ts';
import type { Schemas } from '#platform/http/openapi/types.ts';
import { restBody } from '#platform/http/rest/rest-body.ts';
import { exampleOrder, noSuchOrder, orderId } from '../order/order-answer.openapi.ts';

const statusLabels = ORDER_STATUSES.map(({ label }) => label);

/** Returns the status for the words of spec §4, ignoring case; undefined for none or unknown words. */
const statusOf = (words: string): OrderStatus | undefined => {
  const wanted = words.toLowerCase();
  return ORDER_STATUSES.find(({ status, label }) => label.toLowerCase() === wanted || status.toLowerCase() === wanted)
    ?.status;
};

/** The body of `PUT /order/orderStatus/{_id}`. The services check what a status needs. */
export const statusChangeBody = restBody(
  'OrderStatusChange',
  'The new status of an order, and what it needs.',
  v.object({
    orderStatus: v.pipe(
      v.string(),
      v.trim(),
      v.transform(statusOf),
      v.picklist(
        ORDER_STATUSES.map(({ status }) => status),
        `orderStatus must be one of: ${statusLabels.join(', ')}.`,
      ),
    ),
    reason: v.nullish(v.string()),
    carrier: v.nullish(v.string()),
    trackingNumber: v.nullish(v.string()),
  }),
  {
    orderStatus: { ...doc.about('The new status', 'Shipped'), enum: [...statusLabels] },
    reason: doc.about('Why; the customer reads it. At most 500 characters', null),
    carrier: doc.about('With `Shipped`: the company that carries it, 1 to 80 characters', 'Pathao'),
    trackingNumber: doc.about(
      "With `Shipped`: the carrier's number of the parcel, 1 to 80 characters",
      'PT-20261122-7',
    ),
  },
);

/** The body of `POST /order/returnOrder/{_id}`. */
export const newReturnBody = restBody('NewReturn', 'A return to ask for.', returnRequestInput, {
  reason: doc.about('Why: 1 to 500 characters', 'It is too small.'),
  lines: doc.about("What of it, by the ids of the order's lines; null for all pieces that can be returned", null),
});

/** What an admin says about a return. */
const DECISIONS = ['approved', 'rejected', 'received'] as const;

const decisionMessage = `decision must be one of: ${DECISIONS.join(', ')}.`;

/** The body of `PUT /order/returnOrder/{_id}`. */
export const returnStepBody = restBody(
  'ReturnStep',
  'The next step of a return.',
  v.object({
    decision: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.picklist(DECISIONS, decisionMessage)),
    reason: v.nullish(v.string()),
    lines: returnReceiptInput.entries.lines,
    amount: v.nullish(v.number(), null),
    delivery: v.nullish(v.boolean(), null),
  }),
  {
    decision: { ...doc.about('The step', 'rejected'), enum: [...DECISIONS] },
    reason: doc.about('With `rejected`: what the customer is told, 1 to 500 characters', 'It was worn.'),
    lines: doc.about(
      "With `received`: the pieces that have arrived, by the ids of the order's lines, on sale again or written off; null for all that were asked for, on sale again",
      null,
    ),
    amount: doc.about(
      'With `received`: what is given back in dollars, at most what these pieces and the delivery cost; null for all of that',
      null,
    ),
    delivery: doc.about(
      'With `received`: whether the delivery fee is given back; null for yes with the last pieces',
      null,
    ),
  },
  { amountCents: 'amount' },
);

/** The schemas of shipments and returns. */
export const fulfilmentSchemas: Schemas = {
  OrderReturn: doc.answerObject('The return of an order.', {
    _id: doc.id('Id of the order', exampleOrder),
    orderStatus: doc.text('Where the order stands', 'Delivery successful', { enum: statusLabels }),
    returnStatus: doc.text('How far the return has come', 'requested', {
      enum: RETURN_STATUSES.map((status) => status.toLowerCase()),
    }),
    reason: doc.text('Why the customer returns it', 'It is too small.'),
    refusal: doc.textOrNull('Why it is rejected; null unless it is', null),
    requestedAt: doc.instant('When it was asked for', '2026-11-20T05:45:27.142Z'),
    decidedAt: doc.textOrNull('When it was approved or rejected; null before', null),
    receivedAt: doc.textOrNull('When the goods were received; null before', null),
    lines: doc.listOf(
      doc.answerObject('Pieces of a line.', {
        orderLineId: doc.id("Id of the order's line", exampleOrder),
        asked: doc.count('How many the customer asked to return', 1),
        backOnSale: doc.count('How many have arrived and are on sale again', 0),
        writtenOff: doc.count('How many have arrived and are written off', 0),
      }),
      'Its pieces, in the order of the lines',
    ),
    credited: doc.dollars("What was taken off the order's price for it", 0),
    withDelivery: {
      type: 'boolean',
      description: 'Whether that has the delivery fee.',
      examples: [false],
    },
  }),
  MoveRefused: doc.answerObject('The order cannot be changed in this way; nothing was changed.', {
    ...doc.errorFields(refused('Cancelled', 'Shipped'), 'ORDER_MOVE_REFUSED'),
    orderStatus: doc.text('Where the order stands', 'Cancelled', { enum: statusLabels }),
  }),
  ...bodySchemas(statusChangeBody, newReturnBody, returnStepBody),
};

/** Returns the sentence about an illegal move. */
function refused(status: string, to: string): string {
  return fillIn(ORDER_MESSAGES.moveRefused, { status, to });
}

/** When a step is refused: its sentences, each with the status of the order. */
const conflict = (description: string, samples: readonly (readonly [orderStatus: string, error: string])[]) => ({
  description,
  schema: 'MoveRefused',
  samples: samples.map(([orderStatus, error]) => ({
    code: 'ORDER_MOVE_REFUSED',
    error,
    more: { orderStatus },
  })),
});

/** The REST calls about shipments and returns. */
export const fulfilmentPaths = doc.documented('Orders', {
  'PUT /order/orderStatus/{_id}': {
    operationId: 'changeOrderStatus',
    summary: 'Move an order on',
    description:
      'For admins: Pending → Order Processed → Shipped → Out for Delivery → Delivery successful, one after the other, and Cancelled before the delivery. `Shipped` ships all that is left, with carrier and tracking number; parts of an order are shipped over GraphQL (`shipOrder`). Customers may send `Cancelled` for their own order while it is Pending. `Delivery successful` records that a Cash on Delivery order is paid.',
    security: doc.staff('FULFILMENT'),
    parameters: [orderId],
    body: statusChangeBody,
    responses: { 200: doc.jsonAnswer(doc.ref('Order'), 'The order with its new status.') },
    refusals: {
      404: noSuchOrder,
      409: conflict('The order cannot move there from where it stands. Nothing was changed.', [
        ['Cancelled', refused('Cancelled', 'Shipped')],
        ['Delivery successful', FULFILMENT_MESSAGES.returnByReceipt],
      ]),
      422: doc.saysOf('Fields are invalid: all of them are listed. Nothing was changed.', {
        carrier: FULFILMENT_MESSAGES.carrierRequired,
        trackingNumber: FULFILMENT_MESSAGES.trackingNumberRequired,
      }),
      429: doc.SPENT,
    },
  },
  'POST /order/returnOrder/{_id}': {
    operationId: 'requestReturn',
    summary: 'Ask for a return',
    description:
      'Of all pieces or of some, within the days after the delivery that the shop promised, 14 in a new shop; not while another return of the order is open, nor for what was rejected. For the customer of the order.',
    security: doc.signedIn,
    parameters: [orderId],
    body: newReturnBody,
    responses: { 201: doc.jsonAnswer(doc.ref('OrderReturn'), 'The return.') },
    refusals: {
      403: "It is another customer's order, which only an admin can see.",
      404: noSuchOrder,
      409: conflict('The order cannot be returned now. Nothing was changed.', [
        ['Shipped', FULFILMENT_MESSAGES.returnNotDelivered],
        ['Delivery successful', FULFILMENT_MESSAGES.returnTooLate],
        ['Delivery successful', FULFILMENT_MESSAGES.returnAskedBefore],
      ]),
      422: doc.saysOf('Fields are invalid. Nothing was changed.', {
        reason: FULFILMENT_MESSAGES.reasonRequired,
      }),
      429: doc.SPENT,
    },
  },
  'PUT /order/returnOrder/{_id}': {
    operationId: 'stepReturn',
    summary: 'Decide about a return, or receive its goods',
    description:
      'A decision can be changed until the goods are received. `received` needs an approved return: its pieces are in stock again or written off, what is given back is taken off the price, and the order is Returned with its last pieces. For admins.',
    security: doc.staff('MONEY'),
    parameters: [orderId],
    body: returnStepBody,
    responses: { 200: doc.jsonAnswer(doc.ref('OrderReturn'), 'The return after the step.') },
    refusals: {
      404: noSuchOrder,
      409: conflict('The step does not fit to how far the return has come. Nothing was changed.', [
        ['Delivery successful', FULFILMENT_MESSAGES.returnNotAsked],
        ['Delivery successful', FULFILMENT_MESSAGES.returnNotApproved],
        ['Returned', FULFILMENT_MESSAGES.returnReceivedBefore],
      ]),
      422: doc.saysOf('Fields are invalid. Nothing was changed.', {
        decision: decisionMessage,
      }),
      429: doc.SPENT,
    },
  },
});
