/** The range of charts, and a search that has ended, for pages and services. */
import * as v from 'valibot';
import { addMonths, daysBetween, isDay, startOfMonth, startOfWeek, type Day } from './days.ts';
import { requiredText } from './input.ts';
import { MAX_TERM_LENGTH } from './limits.ts';
import {
  CHARTS,
  MAX_CHART_POINTS,
  MAX_STATISTICS_DAYS,
  STATISTICS_GRAINS,
  STATISTICS_MESSAGES,
  type StatisticsGrain,
} from './statistics.ts';

const day = v.pipe(v.string(), v.check(isDay, STATISTICS_MESSAGES.dayInvalid));

/** Returns how many points a chart has. */
export const pointsOf = (from: Day, to: Day, grain: StatisticsGrain): number => {
  if (grain === 'DAY') return daysBetween(from, to) + 1;
  if (grain === 'WEEK') return daysBetween(startOfWeek(from), startOfWeek(to)) / 7 + 1;
  let points = 1;
  for (let month = startOfMonth(from); month < startOfMonth(to); month = addMonths(month, 1)) points += 1;
  return points;
};

interface Range {
  from: Day;
  to: Day;
  grain: StatisticsGrain;
}

const rangeEntries = {
  from: day,
  to: day,
  grain: v.pipe(v.string(), v.picklist(STATISTICS_GRAINS, STATISTICS_MESSAGES.grainUnknown)),
};

const isPossible = v.rawCheck<Range>(({ dataset, addIssue }) => {
  if (!dataset.typed) return;
  const { from, to, grain } = dataset.value;
  const refuse = (key: keyof Range, message: string) =>
    addIssue({
      message,
      path: [{ type: 'object', origin: 'value', input: { ...dataset.value }, key, value: dataset.value[key] }],
    });
  if (from > to) refuse('to', STATISTICS_MESSAGES.daysInOrder);
  else if (daysBetween(from, to) >= MAX_STATISTICS_DAYS) refuse('from', STATISTICS_MESSAGES.rangeTooLong);
  else if (pointsOf(from, to, grain) > MAX_CHART_POINTS) refuse('grain', STATISTICS_MESSAGES.tooManyPoints);
});

/** The range of charts: both days are part of it. */
export const statisticsInput = v.pipe(v.object(rangeEntries), isPossible);

/** The range as sent. */
export type StatisticsInput = v.InferInput<typeof statisticsInput>;

/** The file of a chart. */
export const chartInput = v.object({
  chart: v.pipe(v.string(), v.picklist(CHARTS, STATISTICS_MESSAGES.chartUnknown)),
});

/** It as sent, with its range. */
export type ChartInput = v.InferInput<typeof chartInput> & StatisticsInput;

/** A search that has ended. */
export const endedSearchInput = v.object({
  term: requiredText(
    MAX_TERM_LENGTH,
    'Please give a term.',
    `The search term is too long: ${MAX_TERM_LENGTH} characters at most.`,
  ),
  found: v.pipe(v.number(), v.integer('found must be a whole number.'), v.minValue(0, 'found must not be negative.')),
  opened: v.boolean('opened must be true or false.'),
});

/** It as sent. */
export type EndedSearch = v.InferOutput<typeof endedSearchInput>;
