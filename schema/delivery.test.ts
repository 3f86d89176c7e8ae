import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliveryDates, processedIfPlacedBefore, WEEKDAYS } from './delivery.ts';
import { DEFAULT_SETTINGS } from './shop-settings.ts';

const days = { least: 2, most: 5 };
const { workingDays } = DEFAULT_SETTINGS;

describe('the days on which an order arrives', () => {
  test.each([
    ['on a Sunday', '2026-11-22T04:00:00Z', '2026-11-24', '2026-11-29'],
    ['on a Wednesday, over the weekend', '2026-11-25T04:00:00Z', '2026-11-29', '2026-12-02'],
    ['on a Thursday', '2026-11-26T04:00:00Z', '2026-11-30', '2026-12-03'],
    ['on a Friday', '2026-11-27T04:00:00Z', '2026-11-30', '2026-12-03'],
    ['on a Saturday', '2026-11-28T04:00:00Z', '2026-11-30', '2026-12-03'],
    ['at the end of a year', '2026-12-30T04:00:00Z', '2027-01-03', '2027-01-06'],
    // 18:00 in Greenwich is midnight in Dhaka.
    ['on a Sunday, a second before midnight in Dhaka', '2026-11-22T17:59:59Z', '2026-11-24', '2026-11-29'],
    ['on a Monday, at midnight in Dhaka', '2026-11-22T18:00:00Z', '2026-11-25', '2026-11-30'],
  ])('placed %s', (_, at, from, to) => expect(deliveryDates(new Date(at), days, workingDays)).toEqual({ from, to }));

  test('are never a holiday, and another day of rest if the shop has one', () => {
    const holidays = ['2026-12-16', '2026-12-25'];
    // Placed on a Tuesday: Thursday, then Sunday to Tuesday.
    const at = new Date('2026-12-15T04:00:00Z');
    expect(deliveryDates(at, days, { ...workingDays, holidays })).toEqual({ from: '2026-12-20', to: '2026-12-23' });
    const weekdays = WEEKDAYS.filter((day) => day !== 'SUNDAY');
    expect(deliveryDates(at, days, { weekdays, holidays })).toEqual({ from: '2026-12-18', to: '2026-12-22' });
  });

  test('are working days after the day of the order, as many as promised', () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 0, max: 30 }),
        (at, least, more) => {
          const { from, to } = deliveryDates(at, { least, most: least + more }, workingDays);
          const placed = new Date(at.getTime() + 6 * 3_600_000).toISOString().slice(0, 10);
          const countOf = (first: string, last: string) => {
            let count = 0;
            for (let day = Date.parse(first) + 86_400_000; day <= Date.parse(last); day += 86_400_000)
              if (![5, 6].includes(new Date(day).getUTCDay())) count += 1;
            return count;
          };
          for (const day of [from, to]) expect([5, 6]).not.toContain(new Date(day).getUTCDay());
          expect(countOf(placed, from)).toBe(least);
          expect(countOf(from, to)).toBe(more);
        },
      ),
    ));
});

describe('an order is late', () => {
  test.each([
    ['after 24 hours', '2026-11-24T04:00:00.000Z', '2026-11-23T04:00:00.000Z'],
    [
      'on Sunday, when it was placed on Thursday before that hour',
      '2026-11-22T09:00:00.000Z',
      '2026-11-19T09:00:00.000Z',
    ],
    // Dhaka's Friday begins on Thursday at 18:00 in Greenwich.
    ['on Friday, when it was placed a day before it began', '2026-11-20T06:00:00.000Z', '2026-11-18T18:00:00.000Z'],
    ['on Saturday, when the same', '2026-11-21T06:00:00.000Z', '2026-11-18T18:00:00.000Z'],
    ['when Monday begins, and it was placed before Sunday did', '2026-11-22T18:00:00.000Z', '2026-11-21T18:00:00.000Z'],
    ['a moment before that, when on Thursday', '2026-11-22T17:59:00.000Z', '2026-11-19T17:59:00.000Z'],
  ])('%s', (_, now, placedBefore) =>
    expect(processedIfPlacedBefore(new Date(now), workingDays).toISOString()).toBe(placedBefore),
  );

  test('on the day after a holiday, when it was placed before that', () =>
    expect(
      processedIfPlacedBefore(new Date('2026-12-17T04:00:00.000Z'), { ...workingDays, holidays: ['2026-12-16'] }),
    ).toEqual(new Date('2026-12-15T04:00:00.000Z')));
});
