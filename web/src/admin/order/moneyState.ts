import type { OrderPaymentState } from '#schema/order-list.ts';
import type { MoneyState_PaymentFragment } from '#web/generated/graphql.ts';

/* GraphQL */ `
  fragment MoneyState_payment on OrderPayment {
    toCollectCents
    refundDueCents
    collectedCents
    refundedCents
  }
`;

/** Returns whether an order is paid, as the list of orders is filtered by it. */
export const moneyState = (payment: MoneyState_PaymentFragment): OrderPaymentState => {
  if (payment.toCollectCents > 0) return 'DUE';
  if (payment.refundDueCents > 0) return 'REFUND_DUE';
  return payment.collectedCents > payment.refundedCents ? 'PAID' : 'NOTHING';
};
