import * as v from 'valibot';
import { paisaOf } from '../taka.ts';
import { compactId, type Outcome, type ProviderRefund, type RefundOutcome } from '../provider.ts';

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(500));
const optional = v.nullish(v.string());

/** The decrypted answer to `initialize`. */
export const initialized = v.object({ paymentReferenceId: text, challenge: text });

/** The answer to `complete`: where the customer pays. */
export const completed = v.object({
  status: v.literal('Success'),
  callBackUrl: v.pipe(text, v.url(), v.regex(/^https?:/i)),
});

/** A sealed answer. */
export const sealed = v.object({ sensitiveData: v.string(), signature: v.string() });

/** The answer to `verify`, and what of it counts. */
export const verified = v.object({
  merchantId: v.string(),
  orderId: v.string(),
  paymentRefId: optional,
  /** In taka; read as paisa. Null before the customer has chosen how to pay. */
  amount: v.nullish(v.pipe(v.string(), v.transform(paisaOf), v.number())),
  status: text,
  statusCode: optional,
  issuerPaymentRefNo: optional,
  /** As in `2021-11-23 23:48:22.0`, in Dhaka. */
  issuerPaymentDateTime: optional,
  cancelIssuerDateTime: optional,
  cancelIssuerRefNo: optional,
});

/** What Nagad says of a payment. */
export type Verified = v.InferOutput<typeof verified>;

/** The decrypted answer to `purchase/cancel`. */
export const cancelled = v.object({ status: text, cancelTrxId: optional });

/** An answer that says why Nagad does not do what it was asked. */
export const refusal = v.object({ reason: v.string(), message: v.optional(v.string(), '') });

const FAILED = ['Failed', 'UnKnownFailed', 'InvalidRequest', 'Fraud'];

/** The whole payment has been given back. */
const REVERSED = ['Cancelled', 'Refunded'];

/** A part of the payment has been given back. */
const PARTLY_REVERSED = ['PartialCancelled', 'PartialRefunded'];

/**
 * Returns what has become of a payment. Statuses that nobody has described count as not known yet, so that a person
 * decides at last.
 */
export const outcomeOf = ({ status, statusCode, issuerPaymentRefNo, amount }: Verified): Outcome => {
  if (status === 'Success' && statusCode === '000' && issuerPaymentRefNo && typeof amount === 'number')
    return {
      state: 'PAID',
      transactionId: issuerPaymentRefNo,
      amountPaisa: amount,
      currency: 'BDT',
      isRisky: false,
    };
  if (status === 'Aborted') return { state: 'CANCELLED' };
  if (FAILED.includes(status)) return { state: 'FAILED', reason: 'DECLINED' };
  // Somebody gave the money back in Nagad's own panel, before the shop knew of it.
  if (REVERSED.includes(status)) return { state: 'FAILED', reason: 'PROVIDER_REFUSED' };
  return { state: 'OPEN' };
};

/** How far Nagad's clock may be behind ours, in milliseconds. */
const CLOCK_MS = 5 * 60_000;

/** Whether a time of Nagad's, as `2021-11-23 23:48:22.0` in Dhaka, is not before another; one that is missing is not. */
const isSince = (time: string | null | undefined, since: Date): boolean =>
  !(Date.parse(`${(time ?? '').slice(0, 19).replace(' ', 'T')}+06:00`) < since.getTime() - CLOCK_MS);

/**
 * Returns what a payment's state says about a refund of it; null when the refund is to be asked for. Nagad names the
 * last part that it has paid back and lists none. Since the sender asks for one part after the other, a part that
 * nobody knows, paid back since this one was asked for, is this one.
 */
export const knownRefund = (
  { status, cancelIssuerRefNo, cancelIssuerDateTime }: Verified,
  { id, reference, wasAsked, askedAt, otherReferences }: ProviderRefund,
): RefundOutcome | null => {
  const last = cancelIssuerRefNo ?? '';
  const done = { state: 'DONE', reference: last || reference || compactId(id) } as const;
  if (REVERSED.includes(status)) return done;
  if (!wasAsked) return null;
  if (PARTLY_REVERSED.includes(status)) {
    if (reference === null)
      return !otherReferences.includes(last) && isSince(cancelIssuerDateTime, askedAt) ? done : null;
    if (otherReferences.length === 0 || last === reference) return done;
    if (!otherReferences.includes(last))
      return {
        state: 'FAILED',
        reason: `Nagad does not say whether it has paid this part back. Please look for ${compactId(id)} in its merchant panel.`,
      };
  }
  // With a reference Nagad has accepted the refund, and will do it.
  return reference === null ? null : { state: 'PENDING', reference };
};

/** Returns what Nagad's answer to a refund says. */
export const refundOutcome = (
  { status, cancelTrxId }: v.InferOutput<typeof cancelled>,
  { id }: Pick<ProviderRefund, 'id'>,
): RefundOutcome => {
  if (status === 'Aborted' || FAILED.includes(status)) return { state: 'FAILED', reason: `Nagad answered ${status}.` };
  const isDone = REVERSED.includes(status) || PARTLY_REVERSED.includes(status);
  return { state: isDone ? 'DONE' : 'PENDING', reference: cancelTrxId || compactId(id) };
};
