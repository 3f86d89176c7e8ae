import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planRefunds, type RefundablePayment } from './plan.ts';

const payment = (more: Partial<RefundablePayment> = {}): RefundablePayment => ({
  attemptId: 'one',
  takenCents: 8000,
  takenPaisa: 980_000,
  plannedCents: 0,
  plannedPaisa: 0,
  ...more,
});

const sumOf = (planned: readonly { amountCents: number }[]) =>
  planned.reduce((sum, { amountCents }) => sum + amountCents, 0);

describe('a plan of refunds', () => {
  test('pays all that is due back by the payment that took it, at its own rate', () => {
    expect(planRefunds(8000, [payment()])).toEqual([{ attemptId: 'one', amountCents: 8000, amountPaisa: 980_000 }]);
  });

  test('pays a part', () => {
    expect(planRefunds(1, [payment()])).toEqual([{ attemptId: 'one', amountCents: 1, amountPaisa: 123 }]);
  });

  test('goes on with the next payment where the first has no more, and leaves what nobody took', () => {
    const payments = [payment({ plannedCents: 7000, plannedPaisa: 857_500 }), payment({ attemptId: 'two' })];
    expect(planRefunds(20_000, payments)).toEqual([
      { attemptId: 'one', amountCents: 1000, amountPaisa: 122_500 },
      { attemptId: 'two', amountCents: 8000, amountPaisa: 980_000 },
    ]);
  });

  test.each([0, -100])('is empty when %i cents are due', (due) => {
    expect(planRefunds(due, [payment()])).toEqual([]);
  });

  test('whatever the parts, never pays more than was taken, and pays the last paisa', () => {
    const anyPayment = fc
      .record({
        takenCents: fc.integer({ min: 1, max: 1_000_000 }),
        rate: fc.integer({ min: 10_000, max: 10_000_000 }),
      })
      .map(({ takenCents, rate }) => payment({ takenCents, takenPaisa: Math.round((takenCents * rate) / 10_000) }));
    fc.assert(
      fc.property(anyPayment, fc.array(fc.integer({ min: 1, max: 500_000 }), { maxLength: 12 }), (taken, parts) => {
        const sums = { cents: 0, paisa: 0 };
        for (const due of [...parts, 1_000_000]) {
          const [one, ...more] = planRefunds(due, [{ ...taken, plannedCents: sums.cents, plannedPaisa: sums.paisa }]);
          expect(more).toEqual([]);
          if (!one) continue;
          expect(one.amountCents).toBeLessThanOrEqual(due);
          sums.cents += one.amountCents;
          sums.paisa += one.amountPaisa;
          expect(Math.abs(sums.paisa - (sums.cents * taken.takenPaisa) / taken.takenCents)).toBeLessThan(1);
        }
        expect(sums).toEqual({ cents: taken.takenCents, paisa: taken.takenPaisa });
      }),
    );
  });

  test('never plans more than is due, nor more of a payment than is left', () => {
    fc.assert(
      fc.property(fc.nat(50_000), fc.array(fc.nat(8000), { maxLength: 5 }), (due, planned) => {
        const payments = planned.map((plannedCents, index) =>
          payment({ attemptId: String(index), plannedCents, plannedPaisa: Math.round(plannedCents * 122.5) }),
        );
        const left = planned.reduce((sum, cents) => sum + 8000 - cents, 0);
        expect(sumOf(planRefunds(due, payments))).toBe(Math.min(due, left));
      }),
    );
  });
});
