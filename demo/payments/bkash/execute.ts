import type { Answer, TwinFrame } from '../frame.ts';
import type { TwinPayment } from '../payments.ts';
import { agreementsOf, type Agreement } from './agreements.ts';
import { done, paisaOf, refused, timeOf } from './answers.ts';
import { codeOf } from './create.ts';
import { notifyOf } from './notice.ts';

/** How long bKash takes the same amount from the same wallet for a repetition, in milliseconds. */
const SAME_AGAIN_MS = 70_000;

/** What was taken, in taka; another amount than asked for when that fault was on. */
const takenOf = ({ amount, details }: TwinPayment) => details.paid ?? amount ?? '0';

/** What of a payment can still be given back, in taka. */
const refundableOf = (payment: TwinPayment): string => {
  const back = payment.refunds
    .filter(({ state }) => state !== 'FAILED')
    .reduce((sum, { amount }) => sum + (paisaOf(amount) ?? 0), 0);
  return (((paisaOf(takenOf(payment)) ?? 0) - back) / 100).toFixed(2);
};

const payerOf = ({ details }: TwinPayment) => ({
  payerReference: details.payerReference,
  customerMsisdn: details.wallet,
  payerAccount: details.wallet,
});

/** What a completed payment says in every answer. */
const completedOf = (payment: TwinPayment) => ({
  trxID: payment.transactionId,
  transactionStatus: 'Completed',
  paymentExecuteTime: timeOf(new Date(payment.paidAt ?? payment.createdAt)),
  maxRefundableAmount: refundableOf(payment),
  ...payerOf(payment),
});

const isSameAgain = (frame: TwinFrame, payment: TwinPayment): boolean =>
  frame.faults.get('sameAgain') === true &&
  frame.payments
    .list()
    .some(
      ({ paidAt, amount, details }) =>
        paidAt !== null &&
        frame.now().getTime() - Date.parse(paidAt) < SAME_AGAIN_MS &&
        paisaOf(amount ?? '') === paisaOf(payment.amount ?? '') &&
        details.wallet === payment.details.wallet,
    );

const executeAgreement = (frame: TwinFrame, payment: TwinPayment): Answer => {
  const now = frame.now();
  const agreement: Agreement = {
    id: `TokenizedMerchant${codeOf(8)}${now.getTime()}`,
    reference: payment.reference,
    payerReference: payment.details.payerReference ?? '',
    wallet: payment.details.wallet ?? '',
    status: 'Completed',
    createdAt: payment.createdAt,
    executedAt: now.toISOString(),
    cancelledAt: null,
  };
  agreementsOf(frame).set(agreement.id, agreement);
  const details = { ...payment.details, agreementID: agreement.id };
  frame.payments.update(payment.id, { state: 'PAID', paidAt: now.toISOString(), details });
  return done({
    paymentID: payment.reference,
    agreementID: agreement.id,
    payerReference: agreement.payerReference,
    customerMsisdn: agreement.wallet,
    agreementExecuteTime: timeOf(now),
    agreementStatus: 'Completed',
  });
};

const takeMoney = (frame: TwinFrame, payment: TwinPayment): Answer => {
  const now = frame.now();
  const wrong = frame.faults.get('wrongAmount') ? (Number(payment.amount) - 1).toFixed(2) : undefined;
  const paid = frame.payments.update(payment.id, {
    state: 'PAID',
    transactionId: codeOf(10),
    paidAt: now.toISOString(),
    details: { ...payment.details, ...(wrong !== undefined && { paid: wrong }) },
  });
  // Nobody waits for it: the shop is busy with this very call.
  void notifyOf(frame, paid, takenOf(paid));
  return done({
    paymentID: paid.reference,
    ...completedOf(paid),
    amount: takenOf(paid),
    currency: 'BDT',
    intent: 'sale',
    merchantInvoiceNumber: paid.invoice,
    payerType: 'Customer',
    ...(paid.details.agreementID && { agreementID: paid.details.agreementID }),
  });
};

/**
 * Takes the money that the customer has approved, or makes the agreement. Executed too early, a payment can never be
 * executed again, also when the customer approves it afterwards.
 */
export const execute = (frame: TwinFrame, { paymentID = '' }: Record<string, string>): Answer => {
  const payment = frame.payments.find({ reference: paymentID });
  if (!payment || new Date(payment.expiresAt) <= frame.now()) return refused(2002);
  const isAgreement = payment.purpose === 'SAVE_ACCOUNT';
  if (payment.state === 'PAID') return refused(isAgreement ? 2116 : 2062);
  if (payment.details.executed) return refused(isAgreement ? 2116 : 2117);
  const executed = frame.payments.update(payment.id, { details: { ...payment.details, executed: 'yes' } });
  if (payment.state !== 'APPROVED') return refused(2056);
  if (isAgreement) return executeAgreement(frame, executed);
  return isSameAgain(frame, executed) ? refused(2029) : takeMoney(frame, executed);
};

/** Says how a payment stands. Nothing but money makes it anything else than `Initiated`. */
export const paymentStatus = (frame: TwinFrame, { paymentID = '' }: Record<string, string>): Answer => {
  const payment = frame.payments.find({ reference: paymentID });
  if (!payment) return refused(2002);
  const { details, state } = payment;
  const isDone = state === 'PAID';
  const status = isDone ? 'Completed' : 'Initiated';
  const createTime = timeOf(new Date(payment.createdAt));
  const common = {
    paymentID,
    mode: details.mode,
    payerReference: details.payerReference,
    verificationStatus: isDone || state === 'APPROVED' ? 'Complete' : 'Incomplete',
    ...(details.agreementID && { agreementID: details.agreementID }),
  };
  if (payment.purpose === 'SAVE_ACCOUNT')
    return done({
      ...common,
      agreementStatus: status,
      agreementCreateTime: createTime,
      ...(isDone && {
        customerMsisdn: details.wallet,
        agreementExecuteTime: timeOf(new Date(payment.paidAt ?? payment.createdAt)),
      }),
    });
  return done({
    ...common,
    paymentCreateTime: createTime,
    amount: takenOf(payment),
    currency: 'BDT',
    intent: 'sale',
    merchantInvoice: payment.invoice,
    transactionStatus: status,
    ...(details.agreementID && { agreementStatus: 'Completed' }),
    ...(isDone && completedOf(payment)),
  });
};

/** Finds a transaction by its number. */
export const searchTransaction = (frame: TwinFrame, { trxID = '' }: Record<string, string>): Answer => {
  const payment = trxID === '' ? undefined : frame.payments.find({ transactionId: trxID });
  if (!payment?.paidAt) return refused(2033);
  return done({
    trxID,
    initiationTime: timeOf(new Date(payment.createdAt)),
    completedTime: timeOf(new Date(payment.paidAt)),
    transactionType: 'bKash Tokenized Checkout via API',
    customerMsisdn: payment.details.wallet,
    transactionStatus: 'Completed',
    amount: takenOf(payment),
    currency: 'BDT',
    organizationShortCode: '50022',
  });
};
