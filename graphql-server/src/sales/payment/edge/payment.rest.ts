import { paymentLabel, statusLabel } from '#schema/order.ts';
import { NotFound } from '#kernel/errors.ts';
import { withBody } from '#platform/http/rest/rest-body.ts';
import { toDollars } from '#platform/http/rest/rest-money.ts';
import { REST_PRICES } from '#platform/http/rest/rest-prices.ts';
import type { Call, Calls } from '#platform/http/rest/calls.ts';
import type { PaymentAttemptModel } from '../attempts/attempt.model.ts';
import { paymentOf } from '../payment.service.ts';
import type { RefundModel } from '../refunds/refund.model.ts';
import { newPaymentBody } from './payment.openapi.ts';

const startPayment: Call = async ({ params, body: sent }, context) => {
  const viewer = await context.signedIn();
  context.chargeQuota(REST_PRICES.change);
  const { order, redirectUrl } = await withBody(sent, newPaymentBody, ({ paymentMethod }) =>
    context.services.paying.start(viewer, { orderId: String(params.id), method: paymentMethod }, context.client),
  );
  return { _id: order.id, payment: paymentLabel(order.paymentMethod), redirectUrl };
};

const toRestAttempt = (attempt: PaymentAttemptModel) => ({
  _id: attempt.id,
  payment: paymentLabel(attempt.method),
  status: attempt.status,
  amount: toDollars(attempt.amountCents),
  amountBdt: attempt.amountPaisa / 100,
  bdtPerUsd: attempt.rate,
  failure: attempt.failure,
  startedAt: attempt.startedAt.toISOString(),
  endedAt: attempt.endedAt?.toISOString() ?? null,
});

const toRestRefund = (refund: RefundModel) => ({
  _id: refund.id,
  payment: paymentLabel(refund.method),
  status: refund.status,
  reason: refund.reason,
  amount: toDollars(refund.amountCents),
  amountBdt: refund.amountPaisa / 100,
  requestedAt: refund.requestedAt.toISOString(),
  endedAt: refund.endedAt?.toISOString() ?? null,
});

const showPayment: Call = async ({ params: { id } }, { services, signedIn, chargeQuota }) => {
  const viewer = await signedIn();
  chargeQuota(REST_PRICES.read);
  const order = await services.orders.find(viewer, String(id));
  if (!order) throw new NotFound('There is no such order.');
  const [[sums], [attempts = []], [refunds = []]] = await Promise.all([
    services.payments.paidFor([order.id]),
    services.attempts.attemptsOf([order.id]),
    services.refunds.refundsOf([order.id]),
  ]);
  if (!sums) throw new Error('The ledger did not answer.');
  const payment = paymentOf(order, sums);
  return {
    _id: order.id,
    number: order.number,
    orderStatus: statusLabel(order.status),
    payment: paymentLabel(order.paymentMethod),
    awaits: payment.awaits,
    reservedUntil: payment.reservedUntil === null ? null : new Date(payment.reservedUntil).toISOString(),
    totalPrice: toDollars(order.totalCents),
    due: toDollars(payment.dueCents),
    credited: toDollars(payment.creditedCents),
    toCollect: toDollars(payment.toCollectCents),
    collected: toDollars(payment.collectedCents),
    refunded: toDollars(payment.refundedCents),
    refundDue: toDollars(payment.refundDueCents),
    attempts: attempts.map(toRestAttempt),
    refunds: refunds.map(toRestRefund),
  };
};

/** For the customer of the order; admins may look. */
export const paymentCalls: Calls = {
  'POST /order/payment/:id': startPayment,
  'GET /order/payment/:id': showPayment,
};
