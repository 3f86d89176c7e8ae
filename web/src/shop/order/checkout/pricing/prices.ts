import type { DeliveryTerms } from '#schema/shop-settings.ts';
import { orderTotals, type AdjustmentKind, type OrderTotals } from '#schema/order.ts';
import type { Line } from '#web/shop/order/line.ts';
import type { PriceCheckoutQuery } from '#web/generated/graphql.ts';

/** The figures of a checkout. */
export interface Prices extends Omit<OrderTotals, 'discountCents'> {
  /** In the order of the lines. */
  lines: readonly { unitPriceCents: number }[];
  /** What a promotion code takes off: negative amounts. */
  adjustments: readonly { kind: AdjustmentKind; code: string | null; amountCents: number }[];
}

/** Returns the server's figures; without its promotion code if that is not the code of now. */
export const pricesOf = (
  checkout: PriceCheckoutQuery['checkout'],
  isSameCode: boolean,
  delivery: DeliveryTerms,
): Prices =>
  isSameCode ? checkout : { ...orderTotals(checkout.lines, delivery), lines: checkout.lines, adjustments: [] };

/** Returns figures by the rules of spec §9 from the prices that the customer saw last; promotion codes do not count. */
export const previewOf = (lines: readonly Line[], delivery: DeliveryTerms): Prices => ({
  ...orderTotals(
    lines.map(({ priceCents, quantity }) => ({ unitPriceCents: priceCents, quantity })),
    delivery,
  ),
  lines: lines.map(({ priceCents }) => ({ unitPriceCents: priceCents })),
  adjustments: [],
});
