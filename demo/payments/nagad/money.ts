import { randomInt } from 'node:crypto';
import type { Request } from 'express';
import { dhakaTime } from '../dhaka.ts';
import type { Answer, TwinFrame } from '../frame.ts';
import type { TwinPayment, TwinRefund } from '../payments.ts';
import { fieldsOf, hasHeaders, isAmount, openBody, parameterOf, refused, stampOf } from './calls.ts';
import { ordersOf, type Order } from './checkout.ts';
import { seal, type Digest } from './crypto.ts';

/** The wallet of the customer and of the shop, as Nagad shows them. */
const WALLETS = { clientMobileNo: '017****8575', merchantMobileNo: '01700000001' };

/** The code of a failed payment, from a recorded answer. */
export const FAILED_CODE = '50_0026_851';

/** Returns a new number of a transaction: 8 capital letters and digits. */
export const newTransaction = (): string =>
  randomInt(36 ** 7, 36 ** 8 - 1)
    .toString(36)
    .toUpperCase();

/** Returns an amount in paisa. */
const paisaOf = (taka: string): number => Math.round(Number(taka) * 100);

/** What was given back of a payment, in paisa; `isOpen` counts what is not done yet, too. */
const givenBack = ({ refunds }: TwinPayment, isOpen: boolean): number =>
  refunds
    .filter(({ state }) => state === 'DONE' || (isOpen && state === 'PENDING'))
    .reduce((sum, { amount }) => sum + paisaOf(amount), 0);

/** The time in an answer of `verify`. */
const timeOf = (iso: string): string => `${dhakaTime(new Date(iso))}.0`;

/** Finishes the refunds that waited, unless they still have to. */
const settleRefunds = (frame: TwinFrame, payment: TwinPayment): TwinPayment => {
  if (frame.faults.get('refundPending') || payment.refunds.every(({ state }) => state !== 'PENDING')) return payment;
  const state = frame.faults.get('refundFailed') ? 'FAILED' : 'DONE';
  return frame.payments.update(payment.id, {
    refunds: payment.refunds.map((refund) => (refund.state === 'PENDING' ? { ...refund, state } : refund)),
  });
};

const statusOf = (payment: TwinPayment): { status: string; statusCode: string | null } => {
  const back = givenBack(payment, false);
  if (back > 0)
    return {
      status: back < paisaOf(payment.amount ?? '0') ? 'PartialCancelled' : 'Cancelled',
      statusCode: '000',
    };
  switch (payment.state) {
    case 'PAID':
      return { status: 'Success', statusCode: '000' };
    case 'FAILED':
      return { status: 'Failed', statusCode: FAILED_CODE };
    case 'CANCELLED':
      return { status: 'Aborted', statusCode: FAILED_CODE };
    default:
      return { status: 'Ready', statusCode: null };
  }
};

/** Finds an announced order by the reference of its payment. */
const orderBy = (frame: TwinFrame, reference: unknown): Order | undefined =>
  ordersOf(frame)
    .list()
    .find((order) => order.reference === reference);

/** Whether a text is the day of a payment as `YYYYMMDD`, give or take one: the shop hears of it after it was made. */
const isDayOf = (text: unknown, paidAt: Date): boolean =>
  [-1, 0, 1].some((days) => stampOf(new Date(paidAt.getTime() + days * 86_400_000)).slice(0, 8) === text);

/** Says what has become of a payment. */
export const verifyPayment = (frame: TwinFrame, request: Request): Answer => {
  const { merchantId } = frame.credentials.nagad;
  if (!hasHeaders(request, merchantId)) return refused('HEADERS');
  const order = orderBy(frame, request.params.reference);
  if (!order) return refused('REFERENCE');
  const found = frame.payments.find({ reference: order.reference });
  const payment = found && settleRefunds(frame, found);
  const cancelled = payment?.refunds.findLast(({ state }) => state === 'DONE');
  const amount = payment?.amount ?? null;
  return {
    json: {
      merchantId,
      orderId: order.orderId,
      paymentRefId: order.reference,
      amount,
      ...WALLETS,
      orderDateTime: timeOf(order.at),
      issuerPaymentDateTime: payment?.paidAt ? timeOf(payment.paidAt) : null,
      issuerPaymentRefNo: payment?.transactionId ?? null,
      additionalMerchantInfo: payment?.details.info ?? null,
      ...(payment ? statusOf(payment) : { status: 'OrderInitiated', statusCode: null }),
      cancelIssuerDateTime: cancelled ? timeOf(cancelled.at) : null,
      cancelIssuerRefNo: cancelled?.id ?? null,
      serviceType: null,
    },
  };
};

/** Gives money back, the whole or a part. */
export const cancelPurchase = (frame: TwinFrame, digest: Digest, request: Request): Answer => {
  const { merchantId } = frame.credentials.nagad;
  if (!hasHeaders(request, merchantId)) return refused('HEADERS');
  const order = orderBy(frame, parameterOf(request, 'paymentRefId'));
  const found = order && frame.payments.find({ reference: order.reference });
  if (!found || (parameterOf(request, 'orderId') ?? found.invoice) !== found.invoice) return refused('REFERENCE');
  const { sensitiveDataCancelRequest, signature } = fieldsOf(request.body);
  const asked = openBody(frame, digest, sensitiveDataCancelRequest, signature);
  if (asked === null) return refused('SIGNATURE');
  const { originalAmount, cancelAmount, referenceNo, referenceMessage } = asked;
  if (asked.merchantId !== merchantId) return refused('MERCHANT');
  if ((asked.orderId ?? found.invoice) !== found.invoice) return refused('ORDER');
  if (typeof referenceNo !== 'string' || typeof referenceMessage !== 'string') return refused('BODY');
  const payment = settleRefunds(frame, found);
  const { amount, paidAt } = payment;
  if (payment.state !== 'PAID' || amount === null || paidAt === null) return refused('REFERENCE');
  if (!isDayOf(asked.originalRequestDate, new Date(paidAt))) return refused('TIME');
  if (!isAmount(originalAmount) || !isAmount(cancelAmount) || paisaOf(originalAmount) !== paisaOf(amount))
    return refused('AMOUNT');
  const known = payment.refunds.find(({ requestId }) => requestId === referenceNo);
  if (!known && givenBack(payment, true) + paisaOf(cancelAmount) > paisaOf(amount)) return refused('AMOUNT');
  if (!known && frame.faults.get('refundFailed')) return refused('BODY');
  const refund: TwinRefund = known ?? {
    id: newTransaction(),
    requestId: referenceNo,
    amount: cancelAmount,
    reason: referenceMessage,
    state: frame.faults.get('refundPending') ? 'PENDING' : 'DONE',
    at: frame.now().toISOString(),
  };
  const refunds = known ? payment.refunds : [...payment.refunds, refund];
  const after = frame.payments.update(payment.id, { refunds });
  const answer = {
    status: refund.state === 'PENDING' ? 'InProgress' : statusOf(after).status,
    code: '000',
    originalAmount: amount,
    cancelAmount: refund.amount,
    cancelTrxId: refund.id,
  };
  return { json: seal(frame.credentials, digest, answer) };
};
