import type { DeliveryTerms } from '#schema/shop-settings.ts';
import { orderTotals, sumOfLines, type AdjustmentKind, type OrderTotals, type PriceableLine } from '#schema/order.ts';

/**
 * Takes something off the lines that it covers, a percentage of their sum or a fixed amount; or the delivery fee off an
 * order that has such lines.
 */
export interface PricingRule<Line> {
  /** What the customer typed to get it. */
  code: string;
  covers: (line: Line) => boolean;
  off: { percent: number } | { amountCents: number } | 'DELIVERY';
}

/** What a rule changes of the total: a negative number of cents. */
export interface Adjustment {
  kind: AdjustmentKind;
  code: string;
  amountCents: number;
}

/** What an order costs, and why. */
export interface Priced<Line> {
  lines: (Line & { sumCents: number })[];
  adjustments: Adjustment[];
  totals: OrderTotals;
}

/** Returns what a rule takes off the covered lines, to the cent, half up: at most what they cost. */
const discountOf = (lines: readonly PriceableLine[], off: { percent: number } | { amountCents: number }) => {
  const covered = sumOfLines(lines);
  return Math.min('percent' in off ? Math.round((covered * off.percent) / 100) : off.amountCents, covered);
};

/**
 * Prices lines by rules, which apply in their order, each to the lines' own prices; a delivery fee, that of the district
 * they go to, is taken off last.
 * Without rules the totals are those of `orderTotals` (spec §9). A rule that takes nothing off leaves no adjustment.
 */
export const price = <Line extends PriceableLine>(
  lines: readonly Line[],
  rules: readonly PricingRule<Line>[],
  delivery: DeliveryTerms,
  district: string | null,
): Priced<Line> => {
  const sumCents = sumOfLines(lines);
  const adjustments: Adjustment[] = [];
  let discountCents = 0;
  let freeBy: string | null = null;
  for (const { code, covers, off } of rules) {
    const covered = lines.filter(covers);
    if (covered.length === 0) continue;
    if (off === 'DELIVERY') {
      freeBy ??= code;
      continue;
    }
    // Several rules may cover the same line: together they take off no more than all lines cost.
    const cents = Math.min(discountOf(covered, off), sumCents - discountCents);
    if (cents <= 0) continue;
    discountCents += cents;
    adjustments.push({ kind: 'PROMOTION', code, amountCents: -cents });
  }
  let totals = orderTotals(lines, delivery, district, discountCents);
  if (freeBy !== null && totals.deliveryFeeCents > 0) {
    adjustments.push({ kind: 'FREE_DELIVERY', code: freeBy, amountCents: -totals.deliveryFeeCents });
    totals = orderTotals(lines, FREE, null, discountCents);
  }
  return { lines: lines.map((line) => ({ ...line, sumCents: sumOfLines([line]) })), adjustments, totals };
};

const FREE: DeliveryTerms = { feeCents: 0, byDistrict: [], freeFromCents: null };
