import * as v from 'valibot';
import { addDays, addMonths, dayOf, daysBetween, isDay, startOfMonth, type Day } from '#schema/days.ts';
import { pointsOf, statisticsInput } from '#schema/statistics.input.ts';
import { oneOf, type StateOf } from '../kit/list/listState.ts';
import { MAX_CHART_POINTS, STATISTICS_GRAINS, type StatisticsGrain } from '#schema/statistics.ts';

/** Ranges that are always up to date, by name. */
export const PRESETS = ['today', '7d', '30d', '90d', 'month', 'lastMonth', '12m', 'own'] as const;

/** One of them; `own` for two days. */
export type Preset = (typeof PRESETS)[number];

const day = v.fallback(v.pipe(v.string(), v.check(isDay)), '');

/** Reads from the URL what of the charts is chosen. */
export const rangeSchema = { range: oneOf(PRESETS), from: day, to: day, by: oneOf(STATISTICS_GRAINS) };

/** What of the charts is chosen. */
export type ChosenRange = StateOf<typeof rangeSchema>;

/** A range of which charts can be drawn, or why not. */
export interface Range {
  preset: Preset;
  from: Day;
  to: Day;
  grain: StatisticsGrain;
}

/** Returns the grain that shows a range best. */
const usualGrain = (from: Day, to: Day): StatisticsGrain => {
  const days = daysBetween(from, to) + 1;
  if (days <= 92) return 'DAY';
  return days <= 366 ? 'WEEK' : 'MONTH';
};

const daysOf = (preset: Preset, { from, to }: ChosenRange, today: Day): readonly [Day, Day] => {
  switch (preset) {
    case 'today':
      return [today, today];
    case '7d':
      return [addDays(today, -6), today];
    case '90d':
      return [addDays(today, -89), today];
    case 'month':
      return [startOfMonth(today), today];
    case 'lastMonth':
      return [addMonths(today, -1), addDays(startOfMonth(today), -1)];
    case '12m':
      return [addMonths(today, -11), today];
    case 'own':
      return [from === '' ? today : from, to === '' ? today : to];
    case '30d':
      return [addDays(today, -29), today];
  }
};

/** Returns the range that is chosen; days without a name are an own range. */
export const rangeOf = (chosen: ChosenRange, now: Date): Range => {
  const preset = chosen.range ?? (chosen.from !== '' || chosen.to !== '' ? 'own' : '30d');
  const [from, to] = daysOf(preset, chosen, dayOf(now));
  const usual = usualGrain(from, to);
  // A grain that was chosen for another range may be too fine for this one.
  const grain = chosen.by !== null && pointsOf(from, to, chosen.by) <= MAX_CHART_POINTS ? chosen.by : usual;
  return { preset, from, to, grain };
};

/** Returns why there are no charts of a range; null when there are. */
export const rangeProblem = ({ from, to, grain }: Range): string | null =>
  v.safeParse(statisticsInput, { from, to, grain }).issues?.[0].message ?? null;
