/** The inputs of refunds, for forms and services. */
import * as v from 'valibot';
import { latinDigits } from './digits.ts';
import { requiredText } from './input.ts';
import { MAX_REFERENCE_LENGTH, PAYMENT_MESSAGES } from './payment.ts';
import { carrierName, requiredReason } from './fulfilment.input.ts';
import { amount, courierPayoutInput, reference } from './payment.input.ts';
import { MAX_NOTE_LENGTH, REFUND_MESSAGES, SETTLE_DECISIONS } from './refund.ts';

/**
 * A part of an order's price that the shop gives back. The key names it, so that sending it again gives nothing back
 * twice.
 */
export const grantRefundInput = v.object({
  orderId: v.string(),
  amountCents: amount,
  reason: requiredReason,
  key: v.nullish(
    requiredText(MAX_REFERENCE_LENGTH, PAYMENT_MESSAGES.referenceRequired, PAYMENT_MESSAGES.referenceTooLong),
    null,
  ),
});

/** A grant as sent. */
export type GrantRefundInput = v.InferInput<typeof grantRefundInput>;

/** Dollars as typed in a form, with Latin or Bangla digits; in cents then. */
export const dollars = v.pipe(
  v.string(),
  v.trim(),
  v.transform(latinDigits),
  v.regex(/^\d{1,7}(?:\.\d{1,2})?$/, REFUND_MESSAGES.amountInDollars),
  v.transform((typed) => Math.round(Number(typed) * 100)),
);

/** The same as typed in a form. */
export const grantForm = v.object({ amount: v.pipe(dollars, amount), reason: requiredReason });

/** A refund that was paid by hand, as typed in a form. */
export const refundForm = v.object({ amountCents: v.pipe(dollars, amount), reference });

/** A payout of a courier as typed in a form; no fee is a fee of nothing. */
export const payoutForm = v.object({
  carrier: carrierName,
  amountCents: v.pipe(dollars, amount),
  feeCents: v.pipe(
    v.string(),
    v.transform((fee) => fee.trim() || '0'),
    dollars,
  ),
  reference,
  orderIds: courierPayoutInput.entries.orderIds,
});

/** A decision about a payment that could not be settled by itself. */
export const settlePaymentInput = v.object({
  id: v.string(),
  decision: v.picklist(SETTLE_DECISIONS, REFUND_MESSAGES.decisionNotPossible),
  note: v.pipe(
    v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(MAX_NOTE_LENGTH, REFUND_MESSAGES.noteTooLong)), null),
    v.transform((note) => note || null),
  ),
});

/** A decision as sent. */
export type SettlePaymentInput = v.InferInput<typeof settlePaymentInput>;
