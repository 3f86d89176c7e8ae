import { orderTotals } from '../../../../../../schema/order.ts';
import type { Line } from '../../line.ts';
import type { PricedCheckout } from './usePricing.ts';

/** The figures of a checkout. */
export interface Prices {
  /** In the order of the lines. */
  lines: readonly { unitPriceCents: number }[];
  /** What a promotion code takes off: negative amounts. */
  adjustments: readonly { code: string | null; amountCents: number }[];
  itemsTotalCents: number;
  deliveryFeeCents: number;
  totalCents: number;
}

/** Returns the server's figures; without its promotion code if that is not the code of now. */
export const pricesOf = (checkout: PricedCheckout, isSameCode: boolean): Prices => {
  const { lines, adjustments, itemsTotalCents, deliveryFeeCents, totalCents } = checkout;
  if (isSameCode) return { lines, adjustments, itemsTotalCents, deliveryFeeCents, totalCents };
  const discountCents = adjustments.reduce((sum, { amountCents }) => sum - amountCents, 0);
  return {
    lines,
    adjustments: [],
    itemsTotalCents,
    deliveryFeeCents,
    totalCents: totalCents + discountCents,
  };
};

/** Returns figures by the rules of spec §9 from the prices that the customer saw last; promotion codes do not count. */
export const previewOf = (lines: readonly Line[]): Prices => ({
  ...orderTotals(lines.map(({ priceCents, quantity }) => ({ unitPriceCents: priceCents, quantity }))),
  lines: lines.map(({ priceCents }) => ({ unitPriceCents: priceCents })),
  adjustments: [],
});
