import { expect, test } from 'vitest';
import { growthOf, verdicts } from './growth.ts';

const hourly = (valueAt: (minute: number) => number) =>
  Array.from({ length: 90 }, (_, minute) => [minute / 60, valueAt(minute)] as const);

test('the growth of an hour is read after the first twenty minutes', () => {
  expect(growthOf(hourly((minute) => 100 + minute))?.perHour).toBeCloseTo(60);
  // What warms up does not grow.
  expect(growthOf(hourly((minute) => Math.min(minute, 20)))?.perHour).toBeCloseTo(0);
  // Neither does a process that was started again.
  const late = hourly((minute) => (minute < 75 ? 100 : minute));
  expect(growthOf(late.map(([hours, value]) => [hours, value, hours < 1.25 ? hours : hours - 1.25]))?.perHour).toBe(0);
});

test('what is within noise does not grow', () => {
  const series = new Map([
    ['leaks', hourly((minute) => 100 + minute)],
    ['swings', hourly((minute) => 100 + (minute % 2))],
    // A queue that a fault fills late in the run.
    ['is full for a moment', hourly((minute) => (minute % 2 === 0 && minute > 55 ? 6 : 0))],
    ['changes of the catalogue, MB', hourly((minute) => minute)],
  ]);
  expect(verdicts(series).map(({ name, grows }) => [name, grows])).toEqual([
    ['leaks', true],
    ['swings', false],
    ['is full for a moment', false],
    // Within two hours the first rows have left.
    ['changes of the catalogue, MB', false],
  ]);
});
