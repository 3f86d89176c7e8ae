/** The promise to process orders within 24 hours on working days (spec §2). */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Bangladesh is six hours ahead of UTC, all year. */
const AHEAD = 6 * HOUR;

const FRIDAY = 5;
const SATURDAY = 6;

const isWorkingDay = (day: number): boolean => {
  const weekday = new Date(day * DAY).getUTCDay();
  return weekday !== FRIDAY && weekday !== SATURDAY;
};

/** Returns the instant before which an order must have been placed to be processed by now: 24 hours of working days ago. */
export const processedIfPlacedBefore = (now: Date): Date => {
  let before = now.getTime() + AHEAD;
  for (let left = DAY; ;) {
    const day = Math.ceil(before / DAY) - 1;
    const start = day * DAY;
    if (isWorkingDay(day)) {
      if (before - start >= left) return new Date(before - left - AHEAD);
      left -= before - start;
    }
    before = start;
  }
};
