import * as v from 'valibot';
import type { Outcome, RefundOutcome } from '../provider.ts';
import { paisaOf } from '../taka.ts';

const short = v.pipe(v.string(), v.nonEmpty(), v.maxLength(500));
const optional = v.nullish(v.string(), '');

/** The answer to the request of a session. */
export const session = v.variant('status', [
  v.object({
    status: v.literal('SUCCESS'),
    sessionkey: short,
    GatewayPageURL: v.pipe(short, v.url(), v.regex(/^https?:/i)),
  }),
  v.object({ status: v.literal('FAILED'), failedreason: optional }),
]);

/** How every other answer says whether SSLCommerz has done what it was asked: `DONE`, or why not. */
export const connected = v.object({ APIConnect: v.string() });

/**
 * A transaction, in the answers to the validation and to the query. Which fields one without money has is not
 * documented.
 */
export const transaction = v.object({
  status: v.string(),
  tran_id: optional,
  val_id: optional,
  bank_tran_id: optional,
  store_id: optional,
  amount: v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''),
  currency: optional,
  currency_type: optional,
  tran_date: optional,
  risk_level: v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''),
  error: optional,
});

/** One of them. */
export type Transaction = v.InferOutput<typeof transaction>;

/** The answer to the validation of a transaction that the store has a number of. */
export const validated = v.object({ APIConnect: v.literal('DONE'), ...transaction.entries });

/** The answer about all transactions of one `tran_id`. */
export const transactions = v.object({ element: v.nullish(v.array(transaction), []) });

/** What a transaction must have before it counts as paid. */
const paid = v.object({
  bank_tran_id: v.pipe(short, v.maxLength(80)),
  amount: v.pipe(v.string(), v.transform(paisaOf), v.number()),
  currency: short,
});

/** Asked again, a valid transaction is VALIDATED. */
export const isPaid = ({ status }: Transaction): boolean => status === 'VALID' || status === 'VALIDATED';

/** Returns the payment that a transaction is; null when an answer that says so lacks what makes it one. */
export const paymentOf = (one: Transaction): Extract<Outcome, { state: 'PAID' }> | null => {
  const { success, output } = v.safeParse(paid, one);
  if (!success) return null;
  return {
    state: 'PAID',
    // Refunds are asked for with it; it is unique like val_id.
    transactionId: output.bank_tran_id,
    amountPaisa: output.amount,
    // The amount is always in taka; where something else was charged, this says what.
    currency: one.currency_type && one.currency_type !== 'BDT' ? one.currency_type : output.currency,
    // "1" is documented as risky. What is neither that nor "0" is looked at by a person.
    isRisky: one.risk_level !== '0',
  };
};

const ENDED = ['FAILED', 'CANCELLED', 'EXPIRED', 'UNATTEMPTED'];

/** Whether no money can come of a transaction any more. */
export const isOver = ({ status }: Transaction): boolean => ENDED.includes(status);

/** Returns why a transaction without money has ended. */
export const endOf = ({ status, error }: Pick<Transaction, 'status' | 'error'>): Outcome => {
  if (status === 'CANCELLED' || /\bcancel/i.test(error)) return { state: 'CANCELLED' };
  if (status === 'EXPIRED' || status === 'UNATTEMPTED') return { state: 'FAILED', reason: 'EXPIRED' };
  return { state: 'FAILED', reason: /insufficient/i.test(error) ? 'LOW_BALANCE' : 'DECLINED' };
};

const reference = v.pipe(short, v.maxLength(50));

/** The answer to a refund that is asked for: `processing` when it was asked for before. */
export const refundAsked = v.variant('status', [
  v.object({ status: v.picklist(['success', 'processing']), refund_ref_id: reference }),
  v.object({ status: v.literal('failed'), errorReason: optional }),
]);

/** The answer about a refund. */
export const refundState = v.object({
  status: v.picklist(['refunded', 'processing', 'cancelled']),
  errorReason: optional,
});

/** Returns what has become of a refund. */
export const refundOutcome = (
  id: string,
  { status, errorReason }: v.InferOutput<typeof refundState>,
): RefundOutcome => {
  if (status === 'cancelled') return { state: 'FAILED', reason: errorReason || 'SSLCommerz has cancelled it.' };
  return { state: status === 'refunded' ? 'DONE' : 'PENDING', reference: id };
};
