/** The inputs of shipments and returns, for forms and services. */
import * as v from 'valibot';
import { FULFILMENT_MESSAGES, MAX_CARRIER_LENGTH, MAX_TRACKING_NUMBER_LENGTH } from './fulfilment.ts';
import { requiredText } from './input.ts';
import { MAX_LINE_QUANTITY } from './limits.ts';
import { MAX_ORDER_LINES, MAX_REASON_LENGTH, ORDER_MESSAGES } from './order.ts';
import { optionalReason, orderQuantity } from './order.input.ts';

/** The company that carries a parcel. */
export const carrierName = requiredText(
  MAX_CARRIER_LENGTH,
  FULFILMENT_MESSAGES.carrierRequired,
  FULFILMENT_MESSAGES.carrierTooLong,
);

/** The number by which the carrier finds a parcel. */
export const trackingNumber = requiredText(
  MAX_TRACKING_NUMBER_LENGTH,
  FULFILMENT_MESSAGES.trackingNumberRequired,
  FULFILMENT_MESSAGES.trackingNumberTooLong,
);

/** A reason that must be given. */
export const requiredReason = requiredText(
  MAX_REASON_LENGTH,
  FULFILMENT_MESSAGES.reasonRequired,
  ORDER_MESSAGES.reasonTooLong,
);

// Ids ignore case in PostgreSQL; here they are compared as text.
const lineId = v.pipe(v.string(), v.toLowerCase());

/** Some lines of an order, at least one. */
const linesOf = <Line extends v.GenericSchema>(line: Line, nothing: string) =>
  v.pipe(v.array(line), v.minLength(1, nothing), v.maxLength(MAX_ORDER_LINES, FULFILMENT_MESSAGES.lineUnknown));

/** Pieces of a line. */
const piecesInput = v.object({ orderLineId: lineId, quantity: orderQuantity });

/** A shipment: all that is left of an order, or some pieces of its lines. */
export const shipmentInput = v.object({
  carrier: carrierName,
  trackingNumber,
  reason: optionalReason,
  lines: v.nullish(linesOf(piecesInput, FULFILMENT_MESSAGES.nothingToShip), null),
});

/** A shipment as sent. */
export type ShipmentInput = v.InferInput<typeof shipmentInput>;

/** A change of an order's status, without the status. */
export const statusChangeInput = v.object({ reason: optionalReason });

/** What a return is refused with. */
export const returnInput = v.object({ reason: requiredReason });

/** What a return is asked for with; null for all pieces that can be returned. */
export const returnRequestInput = v.object({
  reason: requiredReason,
  lines: v.nullish(linesOf(piecesInput, FULFILMENT_MESSAGES.nothingToReturn), null),
});

/** A return to ask for, as sent. */
export type ReturnRequestInput = v.InferInput<typeof returnRequestInput>;

const { piecesInvalid, creditInvalid } = FULFILMENT_MESSAGES;

/** A number of pieces, also none. */
const pieces = v.pipe(
  v.number(),
  v.integer(piecesInvalid),
  v.minValue(0, piecesInvalid),
  v.maxValue(MAX_LINE_QUANTITY, piecesInvalid),
);

/**
 * What has arrived of a return: null for all that was asked for, which is on sale again. No amount is all that these
 * pieces are worth, and the delivery fee goes back with the last ones unless it is said.
 */
export const returnReceiptInput = v.object({
  lines: v.nullish(
    linesOf(
      v.object({ orderLineId: lineId, backOnSale: pieces, writtenOff: pieces }),
      FULFILMENT_MESSAGES.nothingToReturn,
    ),
    null,
  ),
  amountCents: v.nullish(v.pipe(v.number(), v.integer(creditInvalid), v.minValue(0, creditInvalid)), null),
  delivery: v.nullish(v.boolean(), null),
});

/** What has arrived, as sent. */
export type ReturnReceiptInput = v.InferInput<typeof returnReceiptInput>;
