import {
  orderTotals,
  sumOfLines,
  type AdjustmentKind,
  type OrderTotals,
  type PriceableLine,
} from '../../../schema/order.ts';

/** Takes something off the lines that it covers: a percentage of their sum, or a fixed amount. */
export interface PricingRule<Line> {
  kind: AdjustmentKind;
  /** What the customer typed to get it. */
  code: string;
  covers: (line: Line) => boolean;
  off: { percent: number } | { amountCents: number };
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

/** Returns what a rule takes off, to the cent, half up: at most what the covered lines cost. */
const discountOf = <Line extends PriceableLine>(
  lines: readonly Line[],
  { covers, off }: PricingRule<Line>,
): number => {
  const covered = sumOfLines(lines.filter(covers));
  return Math.min('percent' in off ? Math.round((covered * off.percent) / 100) : off.amountCents, covered);
};

/**
 * Prices lines by rules, which apply in their order, each to the lines' own prices. Without rules the totals are those of
 * `orderTotals` (spec §9). A rule that takes nothing off leaves no adjustment.
 */
export const price = <Line extends PriceableLine>(
  lines: readonly Line[],
  rules: readonly PricingRule<Line>[],
): Priced<Line> => {
  const sumCents = sumOfLines(lines);
  const adjustments: Adjustment[] = [];
  let discountCents = 0;
  for (const rule of rules) {
    // Several rules may cover the same line: together they take off no more than all lines cost.
    const off = Math.min(discountOf(lines, rule), sumCents - discountCents);
    if (off <= 0) continue;
    discountCents += off;
    adjustments.push({ kind: rule.kind, code: rule.code, amountCents: -off });
  }
  return {
    lines: lines.map((line) => ({ ...line, sumCents: sumOfLines([line]) })),
    adjustments,
    totals: orderTotals(lines, discountCents),
  };
};
