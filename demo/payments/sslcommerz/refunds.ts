import { randomBytes } from 'node:crypto';
import { dhakaTime } from '../dhaka.ts';
import type { Answer, TwinFrame } from '../frame.ts';
import type { TwinPayment, TwinRefund } from '../payments.ts';

const LONGEST_ID = 30;
const LONGEST_REMARKS = 255;

const inPaisa = (taka: string) => Math.round(Number(taka) * 100);

const leftOf = ({ amount, details, refunds }: TwinPayment) =>
  inPaisa(details['paid'] ?? amount ?? '0') -
  refunds.filter(({ state }) => state !== 'FAILED').reduce((sum, refund) => sum + inPaisa(refund.amount), 0);

const QUERIED = { PENDING: 'processing', DONE: 'refunded', FAILED: 'cancelled' } as const;

/** The refunds of SSLCommerz. The bank pays later, so what was asked for is done only when the shop asks about it. */
export const createRefunds = ({ payments, faults, now }: TwinFrame) => {
  const change = (payment: TwinPayment, refund: TwinRefund) =>
    payments.update(payment.id, {
      refunds: [...payment.refunds.filter(({ id }) => id !== refund.id), refund],
    });

  const problemOf = (payment: TwinPayment | undefined, query: Record<string, string>): string | null => {
    const { refund_trans_id: id = '', refund_amount: amount = '', refund_remarks: remarks = '' } = query;
    if (id === '' || id.length > LONGEST_ID) return 'Invalid refund_trans_id';
    if (remarks === '' || remarks.length > LONGEST_REMARKS) return 'Invalid refund_remarks';
    if (!/^\d{1,8}(\.\d{1,2})?$/.test(amount) || Number(amount) === 0) return 'Invalid refund_amount';
    if (payment?.state !== 'PAID') return 'Invalid bank_tran_id';
    if (inPaisa(amount) > leftOf(payment)) return 'Refund amount is more than the transaction amount';
    return faults.get('refundFailed') ? 'Refund is not possible' : null;
  };

  return {
    /** Asks for a refund; asked again with the same `refund_trans_id`, it is `processing`. */
    initiate: (query: Record<string, string>): Answer => {
      const bankTransaction = query['bank_tran_id'] ?? '';
      const payment = payments.find({ transactionId: bankTransaction });
      const answer = {
        APIConnect: 'DONE',
        bank_tran_id: bankTransaction,
        trans_id: payment?.invoice ?? '',
        refund_ref_id: '',
        errorReason: '',
      };
      const known = payment?.refunds.find(({ requestId }) => requestId === query['refund_trans_id']);
      if (known) return { json: { ...answer, refund_ref_id: known.id, status: 'processing' } };
      const reason = problemOf(payment, query);
      if (!payment || reason !== null) return { json: { ...answer, status: 'failed', errorReason: reason } };
      const refund: TwinRefund = {
        id: randomBytes(8).toString('hex'),
        requestId: query['refund_trans_id'] ?? '',
        amount: query['refund_amount'] ?? '',
        reason: query['refund_remarks'] ?? '',
        state: 'PENDING',
        at: now().toISOString(),
      };
      change(payment, refund);
      return { json: { ...answer, refund_ref_id: refund.id, status: 'success' } };
    },
    /** Says what became of a refund. */
    query: ({ refund_ref_id: id = '' }: Record<string, string>): Answer => {
      const payment = payments.list().find(({ refunds }) => refunds.some((refund) => refund.id === id));
      const refund = payment?.refunds.find((one) => one.id === id);
      if (!payment || !refund) return { json: { APIConnect: 'INVALID_REQUEST' } };
      const state =
        refund.state !== 'PENDING'
          ? refund.state
          : faults.get('refundFailed')
            ? 'FAILED'
            : faults.get('refundPending')
              ? 'PENDING'
              : 'DONE';
      if (state !== refund.state) change(payment, { ...refund, state });
      const at = dhakaTime(new Date(refund.at));
      return {
        json: {
          APIConnect: 'DONE',
          bank_tran_id: payment.transactionId,
          tran_id: payment.invoice,
          refund_ref_id: id,
          initiated_on: at,
          refunded_on: state === 'DONE' ? dhakaTime(now()) : '',
          status: QUERIED[state],
          errorReason: state === 'FAILED' ? 'Refund is not possible' : '',
        },
      };
    },
  };
};
