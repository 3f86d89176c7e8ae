import { deliveryFeeOf, type DeliveryTerms } from '#schema/shop-settings.ts';
import { orderTotals, sumOfLines, type AdjustmentKind, type OrderTotals } from '#schema/order.ts';
import type { Line } from '#web/shop/order/line.ts';
import type { PriceCheckoutQuery } from '#web/generated/graphql.ts';

/** The figures of a checkout. */
export interface Prices extends Omit<OrderTotals, 'discountCents'> {
  /** In the order of the lines. */
  lines: readonly { unitPriceCents: number }[];
  /** What a promotion code takes off: negative amounts. */
  adjustments: readonly { kind: AdjustmentKind; code: string | null; amountCents: number }[];
}

/** What delivery costs, and the district that an order goes to; null where that is not known. */
export interface DeliveryTo {
  delivery: DeliveryTerms;
  district: string | null;
}

/** Returns the server's figures; without its promotion code if that is not the code of now. */
export const pricesOf = (
  checkout: PriceCheckoutQuery['checkout'],
  isSameCode: boolean,
  { delivery, district }: DeliveryTo,
): Prices =>
  isSameCode
    ? checkout
    : { ...orderTotals(checkout.lines, delivery, district), lines: checkout.lines, adjustments: [] };

/** Returns the server's figures of another district with the delivery fee of this one. */
export const sentTo = (
  checkout: PriceCheckoutQuery['checkout'],
  { delivery, district }: DeliveryTo,
): typeof checkout => {
  const feeCents = deliveryFeeOf(delivery, sumOfLines(checkout.lines), district);
  const isFree = checkout.adjustments.some(({ kind }) => kind === 'FREE_DELIVERY');
  const deliveryFeeCents = isFree ? 0 : feeCents;
  return {
    ...checkout,
    deliveryFeeCents,
    totalCents: checkout.itemsTotalCents + deliveryFeeCents,
    adjustments: checkout.adjustments.map((adjustment) =>
      adjustment.kind === 'FREE_DELIVERY' ? { ...adjustment, amountCents: -feeCents } : adjustment,
    ),
  };
};

/** Returns figures by the rules of spec §9 from the prices that the customer saw last; promotion codes do not count. */
export const previewOf = (lines: readonly Line[], { delivery, district }: DeliveryTo): Prices => ({
  ...orderTotals(
    lines.map(({ priceCents, quantity }) => ({ unitPriceCents: priceCents, quantity })),
    delivery,
    district,
  ),
  lines: lines.map(({ priceCents }) => ({ unitPriceCents: priceCents })),
  adjustments: [],
});
