import { addDays, addMonths, startOfMonth, startOfWeek, type Day } from '#schema/days.ts';
import type { StatisticsGrain } from '#schema/statistics.ts';

/** The first day after the day, week or month of a day. */
const NEXT: Record<StatisticsGrain, (day: Day) => Day> = {
  DAY: (day) => addDays(day, 1),
  WEEK: (day) => addDays(startOfWeek(day), 7),
  MONTH: (day) => addMonths(startOfMonth(day), 1),
};

/** Returns the days, weeks or months between two days, both included; the first and the last one may be parts. */
export const pointsBetween = (from: Day, to: Day, grain: StatisticsGrain): { from: Day; to: Day }[] => {
  const points = [];
  for (let first = from; first <= to; first = NEXT[grain](first)) {
    const last = addDays(NEXT[grain](first), -1);
    points.push({ from: first, to: last < to ? last : to });
  }
  return points;
};
