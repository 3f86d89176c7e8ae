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

const DAYS: Readonly<Record<Preset, (today: Day, chosen: ChosenRange) => readonly [Day, Day]>> = {
  today: (today) => [today, today],
  '7d': (today) => [addDays(today, -6), today],
  '30d': (today) => [addDays(today, -29), today],
  '90d': (today) => [addDays(today, -89), today],
  month: (today) => [startOfMonth(today), today],
  lastMonth: (today) => [addMonths(today, -1), addDays(startOfMonth(today), -1)],
  '12m': (today) => [addMonths(today, -11), today],
  own: (today, { from, to }) => [from || today, to || today],
};

/** Returns the range that is chosen; days without a name are an own range. */
export const rangeOf = (chosen: ChosenRange, now: Date): Range => {
  const preset = chosen.range ?? (chosen.from !== '' || chosen.to !== '' ? 'own' : '30d');
  const [from, to] = DAYS[preset](dayOf(now), chosen);
  const usual = usualGrain(from, to);
  // A grain that was chosen for another range may be too fine for this one.
  const grain = chosen.by !== null && pointsOf(from, to, chosen.by) <= MAX_CHART_POINTS ? chosen.by : usual;
  return { preset, from, to, grain };
};

/** Returns why there are no charts of a range; null when there are. */
export const rangeProblem = ({ from, to, grain }: Range): string | null =>
  v.safeParse(statisticsInput, { from, to, grain }).issues?.[0].message ?? null;
