import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DELIVERY_FEE_CENTS } from '#schema/limits.ts';
import { DEFAULT_SETTINGS, deliveryFeeOf, deliveryFeesOf, leastTermsOf } from '#schema/shop-settings.ts';
import { orderTotals, sumOfLines, sumsOf, type AdjustmentKind } from '#schema/order.ts';
import { price, type PricingRule } from './pricing.ts';

const { delivery } = DEFAULT_SETTINGS;

interface Line {
  id: number;
  unitPriceCents: number;
  quantity: number;
}

const line = fc.record({
  id: fc.integer({ min: 0, max: 4 }),
  unitPriceCents: fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 5_000_000 })),
  quantity: fc.integer({ min: 1, max: 10_000 }),
});
const lines = fc.array(line, { minLength: 1, maxLength: 50 });

const off: fc.Arbitrary<PricingRule<Line>['off']> = fc.oneof(
  fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ amountCents: fc.integer({ min: 1, max: 10_000_000 }).map((dollars) => dollars * 100) }),
  fc.constant('DELIVERY' as const),
);
const rule: fc.Arbitrary<PricingRule<Line>> = fc
  .record({ code: fc.constantFrom('A', 'B'), off, ids: fc.uniqueArray(fc.integer({ min: 0, max: 4 })) })
  .map(({ code, off, ids }) => ({ code, off, covers: ({ id }) => ids.includes(id) }));
const rules = fc.array(rule, { maxLength: 4 });
const dollars = (least: number) => fc.integer({ min: least, max: 1000 }).map((amount) => amount * 100);
/** Some of them have a fee of their own in the terms, some have none, and null is no district. */
const district = fc.option(fc.constantFrom('dhaka', 'chattogram', 'sylhet', 'elsewhere', 'constructor'));
const terms = fc.record({
  feeCents: dollars(0),
  byDistrict: fc.uniqueArray(
    fc.record({ district: fc.constantFrom('dhaka', 'chattogram', 'sylhet'), feeCents: dollars(0) }),
    { selector: (own) => own.district },
  ),
  freeFromCents: fc.option(dollars(1)),
});

const everything = () => true;
const promotion = (off: PricingRule<Line>['off']): PricingRule<Line> => ({
  code: 'TEN',
  covers: everything,
  off,
});
const one = (unitPriceCents: number, quantity = 1): Line => ({ id: 0, unitPriceCents, quantity });

describe('whatever the lines and rules are', () => {
  test('nothing is negative, and everything adds up', () => {
    fc.assert(
      fc.property(lines, rules, terms, district, (lines, rules, delivery, district) => {
        const { adjustments, totals } = price(lines, rules, delivery, district);
        const { itemsTotalCents, discountCents, roundingCents, deliveryFeeCents, totalCents } = totals;
        expect(Math.min(itemsTotalCents, discountCents, deliveryFeeCents, totalCents)).toBeGreaterThanOrEqual(0);
        expect(sumOfLines(lines) - discountCents + roundingCents).toBe(itemsTotalCents);
        expect(Math.abs(roundingCents)).toBeLessThanOrEqual(50);
        expect(itemsTotalCents + deliveryFeeCents).toBe(totalCents);
        const sumOf = (wanted: AdjustmentKind) =>
          adjustments.reduce((sum, { kind, amountCents }) => sum + (kind === wanted ? amountCents : 0), 0);
        expect(sumOf('PROMOTION') + discountCents).toBe(0);
        expect(deliveryFeeCents - sumOf('FREE_DELIVERY')).toBe(deliveryFeeOf(delivery, sumOfLines(lines), district));
        const shown = sumsOf({ ...totals, adjustments }).filter(({ kind }) => kind !== 'itemsTotal');
        const parts = shown.some(({ kind }) => kind === 'subtotal') ? shown : [...shown, { cents: itemsTotalCents }];
        expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(totalCents);
        expect(adjustments.every(({ amountCents }) => amountCents < 0)).toBe(true);
      }),
    );
  });

  test('the totals of an order are whole dollars', () => {
    fc.assert(
      fc.property(lines, rules, terms, district, (lines, rules, delivery, district) => {
        const { itemsTotalCents, deliveryFeeCents, totalCents } = price(lines, rules, delivery, district).totals;
        const totals = [itemsTotalCents, deliveryFeeCents, totalCents];
        expect(totals.filter((cents) => cents % 100 !== 0)).toEqual([]);
      }),
    );
  });

  test('a rule takes off no more than its lines cost, and no more than it promises, to the cent', () => {
    fc.assert(
      fc.property(lines, rule, (lines, rule) => {
        const { discountCents } = price(lines, [rule], delivery, null).totals;
        const covered = sumOfLines(lines.filter(rule.covers));
        expect(discountCents).toBeLessThanOrEqual(covered);
        const promised =
          rule.off === 'DELIVERY'
            ? 0
            : 'percent' in rule.off
              ? (covered * rule.off.percent) / 100
              : rule.off.amountCents;
        expect(discountCents).toBeLessThanOrEqual(promised + 0.5);
      }),
    );
  });

  test('without a rule the totals are those of the spec', () => {
    fc.assert(
      fc.property(lines, terms, district, (lines, delivery, district) => {
        expect(price(lines, [], delivery, district)).toMatchObject({
          adjustments: [],
          totals: orderTotals(lines, delivery, district),
        });
      }),
    );
  });

  test('the fee is one of the terms: of the district, else the general one, and never outside what is told before', () => {
    fc.assert(
      fc.property(lines, terms, district, (lines, delivery, district) => {
        const goods = sumOfLines(lines);
        const { deliveryFeeCents } = price(lines, [], delivery, district).totals;
        const isFree =
          price(lines, [], { ...delivery, byDistrict: [], feeCents: 100 }, null).totals.deliveryFeeCents === 0;
        const own = delivery.byDistrict.find((one) => one.district === district);
        expect(deliveryFeeCents).toBe(isFree ? 0 : (own ?? delivery).feeCents);
        const { least, most } = deliveryFeesOf(delivery, goods);
        expect(deliveryFeeCents).toBeGreaterThanOrEqual(least);
        expect(deliveryFeeCents).toBeLessThanOrEqual(most);
        expect(orderTotals(lines, leastTermsOf(delivery), null).deliveryFeeCents).toBe(least);
      }),
    );
  });

  test('a rule more changes no line, and makes nothing dearer', () => {
    fc.assert(
      fc.property(lines, rules, rule, terms, district, (lines, rules, rule, delivery, district) => {
        const before = price(lines, rules, delivery, district);
        const after = price(lines, [...rules, rule], delivery, district);
        expect(after.lines).toEqual(before.lines);
        expect(after.totals.totalCents).toBeLessThanOrEqual(before.totals.totalCents);
      }),
    );
  });
});

test.each([
  { cents: 10_000, off: { percent: 10 }, discount: 1000, total: 15_000 },
  { cents: 540, off: { percent: 10 }, discount: 54, total: 6500 },
  // Half a cent is rounded up, less than that down; then half a dollar.
  { cents: 1505, off: { percent: 10 }, discount: 151, total: 7400 },
  { cents: 1504, off: { percent: 10 }, discount: 150, total: 7400 },
  { cents: 1500, off: { percent: 10 }, discount: 150, total: 7400 },
  { cents: 10_050, off: { percent: 100 }, discount: 10_050, total: 6000 },
  { cents: 1999, off: { amountCents: 500 }, discount: 500, total: 7500 },
  { cents: 1999, off: { amountCents: 5000 }, discount: 1999, total: 6000 },
])('$off off $cents cents is $discount', ({ cents, off, discount, total }) => {
  const { totals, adjustments } = price([one(cents)], [promotion(off)], delivery, null);
  expect(totals).toMatchObject({ discountCents: discount, totalCents: total });
  expect(adjustments).toEqual([{ kind: 'PROMOTION', code: 'TEN', amountCents: -discount }]);
});

test('free delivery takes the fee off, once, and only where it covers a line', () => {
  const free = promotion('DELIVERY');
  const { adjustments, totals } = price([one(10_000)], [free, free], delivery, null);
  expect(adjustments).toEqual([{ kind: 'FREE_DELIVERY', code: 'TEN', amountCents: -DELIVERY_FEE_CENTS }]);
  expect(totals).toMatchObject({ discountCents: 0, deliveryFeeCents: 0, totalCents: 10_000 });
  expect(sumsOf({ ...totals, adjustments }).map(({ kind, cents }) => [kind, cents])).toEqual([
    ['itemsTotal', 10_000],
    ['delivery', DELIVERY_FEE_CENTS],
    ['promotion', -DELIVERY_FEE_CENTS],
  ]);
  expect(price([one(10_000)], [{ ...free, covers: () => false }], delivery, null).totals.deliveryFeeCents).toBe(
    DELIVERY_FEE_CENTS,
  );
});

test('a rule that rounds to nothing leaves no adjustment', () => {
  expect(price([one(4)], [promotion({ percent: 10 })], delivery, null).adjustments).toEqual([]);
});

test('only the lines that it covers are reduced', () => {
  const lines = [one(10_000), { id: 1, unitPriceCents: 4000, quantity: 2 }];
  const rule = { ...promotion({ percent: 50 }), covers: ({ id }: Line) => id === 1 };
  expect(price(lines, [rule], delivery, null).totals).toEqual({
    itemsTotalCents: 14_000,
    discountCents: 4000,
    roundingCents: 0,
    deliveryFeeCents: 6000,
    totalCents: 20_000,
  });
});

test('free delivery is by what the goods cost before promotions, in whole dollars as they are charged', () => {
  const terms = {
    feeCents: 6000,
    byDistrict: [{ district: 'dhaka', feeCents: 4000 }],
    freeFromCents: 10_000,
  };
  const feeFor = (cents: number, rules: PricingRule<Line>[] = [], district: string | null = null) =>
    price([one(cents)], rules, terms, district).totals.deliveryFeeCents;
  expect([feeFor(9949), feeFor(9950), feeFor(10_000)]).toEqual([6000, 0, 0]);
  expect(feeFor(10_000, [promotion({ percent: 50 })])).toBe(0);
  // Also where the district has a fee of its own.
  expect([feeFor(9949, [], 'dhaka'), feeFor(9950, [], 'dhaka')]).toEqual([4000, 0]);
  // A code for free delivery has nothing to take off then.
  expect(price([one(10_000)], [promotion('DELIVERY')], terms, null).adjustments).toEqual([]);
});
