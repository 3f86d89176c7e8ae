/** When orders are processed, and when they arrive: working days in Bangladesh, in its time zone. */
import { dayOf, startOfDay, type Day } from './days.ts';

/** How many working days a delivery takes. */
export interface DeliveryDays {
  least: number;
  most: number;
}

/** The days between which an order arrives, each as YYYY-MM-DD in Bangladesh. */
export interface DeliveryDates {
  from: string;
  to: string;
}

/** The days of a week, in the order of JavaScript's `getUTCDay`. */
export const WEEKDAYS = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const;

/** One of them. */
export type Weekday = (typeof WEEKDAYS)[number];

/** The days on which the shop works: some of each week, at least one, without a limited number of holidays. */
export interface WorkingDays {
  weekdays: readonly Weekday[];
  holidays: readonly Day[];
}

const isWorkingDay = (day: Day, { weekdays, holidays }: WorkingDays): boolean => {
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()];
  return weekdays.some((one) => one === weekday) && !holidays.includes(day);
};

/** Returns the working day that is `count` working days after a day. */
const workingDayAfter = (day: Day, count: number, working: WorkingDays): Day => {
  const date = new Date(`${day}T00:00:00Z`);
  for (let left = count; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (isWorkingDay(date.toISOString().slice(0, 10), working)) left -= 1;
  }
  return date.toISOString().slice(0, 10);
};

/** Returns the days between which an order arrives that was placed at that time. */
export const deliveryDates = (placedAt: Date, { least, most }: DeliveryDays, working: WorkingDays): DeliveryDates => {
  const day = dayOf(placedAt);
  return { from: workingDayAfter(day, least, working), to: workingDayAfter(day, most, working) };
};

/** Within how many milliseconds of working days orders are processed (spec §2). */
const PROCESSED_WITHIN_MS = 24 * 3_600_000;

/**
 * Returns the instant before which an order must have been placed to be processed by now: 24 hours of working days ago.
 */
export const processedIfPlacedBefore = (now: Date, working: WorkingDays): Date => {
  let before = now.getTime();
  for (let left = PROCESSED_WITHIN_MS; ;) {
    // The day that ends at midnight, not the one that begins.
    const day = dayOf(new Date(before - 1));
    const start = startOfDay(day).getTime();
    if (isWorkingDay(day, working)) {
      if (before - start >= left) return new Date(before - left);
      left -= before - start;
    }
    before = start;
  }
};
