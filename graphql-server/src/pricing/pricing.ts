import { orderTotals, roundToDollars, type AdjustmentKind } from '../../../schema/order.ts';

/** What a line needs so that it can be priced. */
export interface PriceableLine {
  unitPriceCents: number;
  quantity: number;
}

/** Takes something off the lines that it covers: a percentage of their sum, or a fixed amount. */
export interface PricingRule<Line> {
  kind: AdjustmentKind;
  /** What the customer typed to get it. */
  code: string;
  covers: (line: Line) => boolean;
  off: { percent: number } | { amountCents: number };
}

/** What a rule changes of the total: a negative number of cents, in whole dollars. */
export interface Adjustment {
  kind: AdjustmentKind;
  code: string;
  amountCents: number;
}

/** The totals of an order in cents, all in whole dollars: items total − discount + delivery fee = total. */
export interface PricedTotals {
  itemsTotalCents: number;
  discountCents: number;
  deliveryFeeCents: number;
  totalCents: number;
}

/** What an order costs, and why. */
export interface Priced<Line> {
  lines: (Line & { sumCents: number })[];
  adjustments: Adjustment[];
  totals: PricedTotals;
}

/** Returns what the lines that a rule covers cost, in whole dollars. */
export const coveredCents = <Line extends PriceableLine>(
  lines: readonly Line[],
  covers: (line: Line) => boolean,
): number => orderTotals(lines.filter(covers)).itemsTotalCents;

/** Returns what a rule takes off, in whole dollars, half up: at most what the covered lines cost. */
const discountOf = <Line extends PriceableLine>(
  lines: readonly Line[],
  { covers, off }: PricingRule<Line>,
): number => {
  const exact = lines.filter(covers).reduce((sum, line) => sum + sumOf(line), 0);
  const cents = 'percent' in off ? (exact * off.percent) / 100 : off.amountCents;
  return Math.min(roundToDollars(cents), coveredCents(lines, covers));
};

const sumOf = ({ unitPriceCents, quantity }: PriceableLine): number => unitPriceCents * quantity;

/**
 * Prices lines by rules, which apply in their order, each to the lines' own prices. Without rules the totals are those of
 * `orderTotals` (spec §9). A rule that takes nothing off leaves no adjustment.
 */
export const price = <Line extends PriceableLine>(
  lines: readonly Line[],
  rules: readonly PricingRule<Line>[],
): Priced<Line> => {
  const { itemsTotalCents, deliveryFeeCents, totalCents } = orderTotals(lines);
  const adjustments: Adjustment[] = [];
  let discountCents = 0;
  for (const rule of rules) {
    // Several rules may cover the same line: together they take off no more than all lines cost.
    const off = Math.min(discountOf(lines, rule), itemsTotalCents - discountCents);
    if (off <= 0) continue;
    discountCents += off;
    adjustments.push({ kind: rule.kind, code: rule.code, amountCents: -off });
  }
  return {
    lines: lines.map((line) => ({ ...line, sumCents: sumOf(line) })),
    adjustments,
    totals: { itemsTotalCents, discountCents, deliveryFeeCents, totalCents: totalCents - discountCents },
  };
};
