import type { Answer, TwinFrame } from '../frame.ts';
import type { TwinPayment, TwinRefund } from '../payments.ts';
import { bareTimeOf, paisaOf, refundRefused, type Code } from './answers.ts';
import { codeOf } from './create.ts';

const LONGEST = 255;
const MOST_PARTS = 10;
const LATEST_MS = 60 * 24 * 3_600_000;
/** How long the same amount is taken for a repetition. */
const SAME_AGAIN_MS = 10 * 60_000;

type Fields = Readonly<Record<string, string>>;

const STATUSES = { PENDING: 'Initiated', DONE: 'Completed', FAILED: 'Failed' } as const;

const paidOf = ({ details, amount }: TwinPayment) => details.paid ?? amount ?? '0';

const textProblem = ({ sku = '', reason = '' }: Fields): Code | null => {
  if (sku === '') return 2073;
  if (sku.length > LONGEST) return 2075;
  if (reason === '') return 2078;
  return reason.length > LONGEST ? 2076 : null;
};

const problemOf = (frame: TwinFrame, payment: TwinPayment, fields: Fields): Code | null => {
  const now = frame.now().getTime();
  const asked = paisaOf(fields.refundAmount);
  const counted = payment.refunds.filter(({ state }) => state !== 'FAILED');
  const back = counted.reduce((sum, { amount }) => sum + (paisaOf(amount) ?? 0), 0);
  const wrongText = textProblem(fields);
  if (wrongText !== null) return wrongText;
  if (now - Date.parse(payment.paidAt ?? '') > LATEST_MS) return 2071;
  if (asked === null || back + asked > (paisaOf(paidOf(payment)) ?? 0)) return 2072;
  if (counted.some(({ amount, at }) => paisaOf(amount) === asked && now - Date.parse(at) < SAME_AGAIN_MS)) return 2029;
  return counted.length >= MOST_PARTS || frame.faults.get('refundFailed') ? 2074 : null;
};

/** Finds the payment of a refund; returns what is wrong with its numbers otherwise. */
const paymentOf = (frame: TwinFrame, { paymentId = '', trxId = '' }: Fields): TwinPayment | Code => {
  const payment = frame.payments.find({ reference: paymentId });
  if (!payment || payment.purpose === 'SAVE_ACCOUNT') return 2002;
  if (payment.state !== 'PAID') return 2127;
  return payment.transactionId === trxId ? payment : 2077;
};

const fieldsOf = ({ id, state, amount, at }: TwinRefund) => ({
  refundTrxId: id,
  refundTransactionStatus: STATUSES[state],
  refundAmount: amount,
  completedTime: bareTimeOf(new Date(at)),
});

/** Gives a part of a payment back, by version 2 of the calls. An answer of success has no code. */
export const refund = (frame: TwinFrame, fields: Fields): Answer => {
  const payment = paymentOf(frame, fields);
  if (typeof payment === 'number') return refundRefused(payment);
  const problem = problemOf(frame, payment, fields);
  if (problem !== null) return refundRefused(problem);
  const { refundAmount: amount = '', reason = '', sku = '' } = fields;
  const made: TwinRefund = {
    id: codeOf(10),
    requestId: null,
    amount,
    reason,
    state: frame.faults.get('refundPending') ? 'PENDING' : 'DONE',
    at: frame.now().toISOString(),
  };
  frame.payments.update(payment.id, { refunds: [...payment.refunds, made] });
  return {
    json: {
      originalTrxId: payment.transactionId,
      originalTrxAmount: paidOf(payment),
      ...fieldsOf(made),
      currency: 'BDT',
      sku,
      reason,
    },
  };
};

/** Says what has become of the refunds of a payment; what waited is done then, unless it still has to wait. */
export const refundStatus = (frame: TwinFrame, fields: Fields): Answer => {
  const found = paymentOf(frame, fields);
  if (typeof found === 'number') return refundRefused(found);
  const settled = frame.faults.get('refundFailed') ? 'FAILED' : 'DONE';
  const payment = frame.faults.get('refundPending')
    ? found
    : frame.payments.update(found.id, {
        refunds: found.refunds.map((one) => (one.state === 'PENDING' ? { ...one, state: settled } : one)),
      });
  return {
    json: {
      originalTrxId: payment.transactionId,
      originalTrxAmount: paidOf(payment),
      originalTrxCompletedTime: bareTimeOf(new Date(payment.paidAt ?? payment.createdAt)),
      refundTransactions: payment.refunds.map(fieldsOf),
    },
  };
};
