/** The inputs of refunds, for forms and services. */
import * as v from 'valibot';
import { latinDigits } from './digits.ts';
import { requiredReason } from './fulfilment.input.ts';
import { requiredText } from './input.ts';
import { MAX_REFERENCE_LENGTH, PAYMENT_MESSAGES } from './payment.ts';
import { amount } from './payment.input.ts';
import { MAX_NOTE_LENGTH, REFUND_MESSAGES, SETTLE_DECISIONS } from './refund.ts';

/** A part of an order's price that the shop gives back. The key names it, so that sending it again gives nothing back twice. */
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

/** The same as typed in a form: the amount in dollars, with Latin or Bangla digits. */
export const grantForm = v.object({
  amount: v.pipe(
    v.string(),
    v.trim(),
    v.transform(latinDigits),
    v.regex(/^\d{1,7}(?:\.\d{1,2})?$/, REFUND_MESSAGES.amountInDollars),
    v.transform((dollars) => Math.round(Number(dollars) * 100)),
    amount,
  ),
  reason: requiredReason,
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
