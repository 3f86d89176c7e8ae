/** The inputs of shipments and returns, for forms and services. */
import * as v from 'valibot';
import { FULFILMENT_MESSAGES, MAX_CARRIER_LENGTH, MAX_TRACKING_NUMBER_LENGTH } from './fulfilment.ts';
import { requiredText } from './input.ts';
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

/** A shipment: all that is left of an order, or some pieces of its lines. */
export const shipmentInput = v.object({
  carrier: carrierName,
  trackingNumber,
  reason: optionalReason,
  lines: v.nullish(
    v.pipe(
      v.array(
        v.object({
          // Ids ignore case in PostgreSQL; here they are compared as text.
          orderLineId: v.pipe(v.string(), v.toLowerCase()),
          quantity: orderQuantity,
        }),
      ),
      v.minLength(1, FULFILMENT_MESSAGES.nothingToShip),
      v.maxLength(MAX_ORDER_LINES, FULFILMENT_MESSAGES.lineUnknown),
      v.readonly(),
    ),
    null,
  ),
});

/** A shipment as sent. */
export type ShipmentInput = v.InferInput<typeof shipmentInput>;

/** A change of an order's status, without the status. */
export const statusChangeInput = v.object({ reason: optionalReason });

/** What a return is asked for or refused with. */
export const returnInput = v.object({ reason: requiredReason });
