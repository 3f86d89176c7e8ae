import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayOf, daysBetween, startOfDay } from '#schema/days.ts';
import { pointsOf } from '#schema/statistics.input.ts';
import { STATISTICS_GRAINS } from '#schema/statistics.ts';
import { pointsBetween } from './points.ts';

const anyRange = fc
  .tuple(
    fc.date({ min: new Date('2019-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
    fc.nat(1100),
    fc.constantFrom(...STATISTICS_GRAINS),
  )
  .map(([at, days, grain]) => ({ from: dayOf(at), to: addDays(dayOf(at), days), grain }));

test('points cover each day of a range once, and are as many as the input allows for', () =>
  fc.assert(
    fc.property(anyRange, ({ from, to, grain }) => {
      const points = pointsBetween(from, to, grain);
      expect(points).toHaveLength(pointsOf(from, to, grain));
      expect([points[0]?.from, points.at(-1)?.to]).toEqual([from, to]);
      for (const [place, point] of points.entries()) {
        expect(daysBetween(point.from, point.to)).toBeGreaterThanOrEqual(0);
        if (place > 0) expect(point.from).toBe(addDays(points[place - 1]?.to ?? '', 1));
      }
    }),
  ));

test('a day in Bangladesh begins at midnight in Dhaka, whatever the time of the year', () =>
  fc.assert(
    fc.property(anyRange, ({ from }) => {
      const start = startOfDay(from);
      const clock = new Intl.DateTimeFormat('en-CA', {
        timeZone: 'Asia/Dhaka',
        dateStyle: 'short',
        timeStyle: 'medium',
        hourCycle: 'h23',
      });
      expect(clock.format(start)).toBe(`${from}, 00:00:00`);
      expect(dayOf(new Date(start.getTime() - 1))).toBe(addDays(from, -1));
    }),
  ));
