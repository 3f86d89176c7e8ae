import type { PromotionRefused } from '#kernel/errors.ts';
import type { OrderTotals } from '#schema/order.ts';
import type { PaymentMethod } from '../order/order.model.ts';
import type { PricedLines } from './price-order.ts';

/** What an order would cost now. */
export interface CheckoutModel extends OrderTotals {
  lines: (PricedLines['lines'][number] & { availableStock: number })[];
  adjustments: PricedLines['adjustments'];
  /** The payment methods that the shop offers now. */
  paymentMethods: PaymentMethod[];
  bdtPerUsd: number;
  totalPaisa: number;
  /** Why the promotion code is refused. */
  refusal: PromotionRefused | null;
}
