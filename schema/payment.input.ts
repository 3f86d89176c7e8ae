/** The inputs of the payment ledger, for forms and services. */
import * as v from 'valibot';
import { carrierName } from './fulfilment.input.ts';
import { requiredText } from './input.ts';
import { someOrders } from './order-admin.input.ts';
import { offeredPayment } from './order.input.ts';
import { MAX_AMOUNT_CENTS, MAX_REFERENCE_LENGTH, PAYMENT_MESSAGES } from './payment.ts';

const amountFrom = (least: number, message: string) =>
  v.pipe(v.number(), v.integer(message), v.minValue(least, message), v.maxValue(MAX_AMOUNT_CENTS, message));

/** An amount in cents, above 0. */
export const amount = amountFrom(1, PAYMENT_MESSAGES.amountInvalid);

/** The number of a transfer or a receipt. It names what was paid, so that sending it again records nothing twice. */
export const reference = requiredText(
  MAX_REFERENCE_LENGTH,
  PAYMENT_MESSAGES.referenceRequired,
  PAYMENT_MESSAGES.referenceTooLong,
);

/** How a customer pays an order that waits for its payment. */
export const startPaymentInput = v.object({ orderId: v.string(), method: offeredPayment });

/** Money that went back to the customer of an order. */
export const refundInput = v.object({ amountCents: amount, reference });

/** Money that a courier has paid to the shop, and what it kept as its fee. */
export const courierPayoutInput = v.object({
  carrier: carrierName,
  amountCents: amount,
  feeCents: v.nullish(amountFrom(0, PAYMENT_MESSAGES.feeInvalid), 0),
  reference,
  orderIds: v.nullish(someOrders, null),
});

/** A payout as sent. */
export type CourierPayoutInput = v.InferInput<typeof courierPayoutInput>;
