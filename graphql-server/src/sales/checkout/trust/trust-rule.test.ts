import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LARGE_CENTS, trustOf, type TrustHistory } from './trust-rule.ts';

const count = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 200 }));
const history: fc.Arbitrary<TrustHistory> = fc.record({
  accountDays: fc.integer({ min: 0, max: 4000 }),
  delivered: count,
  refused: count,
  returned: count,
  open: count,
  phoneRefused: count,
});
/** Orders cost whole dollars (spec §9). */
const order = fc
  .record({
    items: fc.integer({ min: 0, max: 5_000 }),
    fee: fc.constantFrom(0, 60, 120),
  })
  .map(({ items, fee }) => ({ totalCents: (items + fee) * 100, deliveryFeeCents: fee * 100 }));

const nobody: TrustHistory = {
  accountDays: 0,
  delivered: 0,
  refused: 0,
  returned: 0,
  open: 0,
  phoneRefused: 0,
};
const usual = { totalCents: 14_900, deliveryFeeCents: 6_000 };
const steps = [null, 'CODE', 'DEPOSIT'];

describe('whatever the history and the order are', () => {
  test('there are reasons exactly if something is needed, and money exactly if it is a deposit', () => {
    fc.assert(
      fc.property(history, order, (history, order) => {
        const { need, depositCents, reasons } = trustOf(history, order);
        expect(reasons.length > 0).toBe(need !== null);
        expect(new Set(reasons).size).toBe(reasons.length);
        expect(depositCents > 0).toBe(need === 'DEPOSIT');
      }),
    );
  });

  test('a deposit is whole dollars, and between the delivery fee and the total', () => {
    fc.assert(
      fc.property(history, order, (history, order) => {
        const { need, depositCents } = trustOf(history, order);
        fc.pre(need === 'DEPOSIT');
        expect(depositCents % 100).toBe(0);
        expect(depositCents).toBeGreaterThanOrEqual(order.deliveryFeeCents);
        expect(depositCents).toBeLessThanOrEqual(order.totalCents);
      }),
    );
  });

  test('whoever has taken an order, and refused and returned none, feels nothing', () => {
    fc.assert(
      fc.property(history, order, fc.integer({ min: 1, max: 200 }), (history, order, delivered) => {
        const good = { ...history, delivered, refused: 0, returned: 0 };
        expect(trustOf(good, order)).toEqual({ need: null, depositCents: 0, reasons: [] });
      }),
    );
  });

  test('one delivery more never makes it harder, and one refusal more never easier', () => {
    fc.assert(
      fc.property(history, order, (history, order) => {
        const step = (changed: Partial<TrustHistory>) => steps.indexOf(trustOf({ ...history, ...changed }, order).need);
        expect(step({ delivered: history.delivered + 1 })).toBeLessThanOrEqual(step({}));
        expect(step({ refused: history.refused + 1 })).toBeGreaterThanOrEqual(step({}));
        expect(step({ phoneRefused: history.phoneRefused + 1 })).toBeGreaterThanOrEqual(step({}));
      }),
    );
  });

  test('a larger order is never easier', () => {
    fc.assert(
      fc.property(history, order, fc.integer({ min: 0, max: 100_000 }), (history, order, more) => {
        const larger = { ...order, totalCents: order.totalCents + more * 100 };
        const [less, most] = [trustOf(history, order), trustOf(history, larger)];
        expect(steps.indexOf(most.need)).toBeGreaterThanOrEqual(steps.indexOf(less.need));
        if (less.need === 'DEPOSIT') expect(most.depositCents).toBeGreaterThanOrEqual(less.depositCents);
      }),
    );
  });

  test('others who refuse at the same phone number harm nobody who has taken an order', () => {
    fc.assert(
      fc.property(history, order, count, (history, order, phoneRefused) => {
        fc.pre(history.delivered > 0);
        expect(trustOf({ ...history, phoneRefused }, order)).toEqual(trustOf(history, order));
      }),
    );
  });
});

describe('the ladder', () => {
  const decides = (known: Partial<TrustHistory>, order = usual) => trustOf({ ...nobody, ...known }, order);

  test('asks for a code for a first order', () => {
    expect(decides({})).toEqual({ need: 'CODE', depositCents: 0, reasons: ['FIRST_ORDER'] });
  });

  test('asks for a deposit of a fifth for a large first order', () => {
    const order = { totalCents: LARGE_CENTS, deliveryFeeCents: 6_000 };
    expect(decides({}, order)).toEqual({
      need: 'DEPOSIT',
      depositCents: 20_000,
      reasons: ['LARGE_ORDER', 'FIRST_ORDER'],
    });
    expect(decides({}, { ...order, totalCents: LARGE_CENTS - 100 }).need).toBe('CODE');
    expect(decides({ delivered: 1 }, order).need).toBeNull();
  });

  test('asks for nothing where nothing is paid', () => {
    expect(decides({ refused: 5 }, { totalCents: 0, deliveryFeeCents: 0 }).need).toBeNull();
  });

  test('asks for the delivery fee where a fifth would be less', () => {
    expect(decides({ refused: 1 }).depositCents).toBe(6_000);
    expect(decides({ refused: 1 }, { totalCents: 10_000, deliveryFeeCents: 0 }).depositCents).toBe(2_000);
  });

  test('forgives one refusal after a delivery, and two only after eight', () => {
    expect(decides({ refused: 1 })).toMatchObject({
      need: 'DEPOSIT',
      reasons: ['REFUSED_BEFORE', 'FIRST_ORDER'],
    });
    expect(decides({ refused: 1, delivered: 1 }).need).toBeNull();
    expect(decides({ refused: 2, delivered: 7 })).toMatchObject({
      need: 'DEPOSIT',
      reasons: ['REFUSED_OFTEN'],
    });
    expect(decides({ refused: 2, delivered: 8 }).need).toBeNull();
  });

  test('asks a stranger for a deposit whose phone number is known for a refusal', () => {
    expect(decides({ phoneRefused: 1 })).toMatchObject({
      need: 'DEPOSIT',
      reasons: ['PHONE_REFUSED', 'FIRST_ORDER'],
    });
  });

  test('asks a young account for a deposit whose second order is still on its way, and an old one for a code', () => {
    expect(decides({ open: 1 }).need).toBe('CODE');
    expect(decides({ open: 2, accountDays: 29 })).toMatchObject({
      need: 'DEPOSIT',
      reasons: ['OPEN_ORDERS', 'FIRST_ORDER'],
    });
    expect(decides({ open: 2, accountDays: 30 }).need).toBe('CODE');
  });

  test('asks for a code where more came back than was kept', () => {
    expect(decides({ delivered: 1, returned: 2 })).toMatchObject({
      need: 'CODE',
      reasons: ['RETURNED_OFTEN'],
    });
    expect(decides({ delivered: 2, returned: 2 }).need).toBeNull();
  });
});
