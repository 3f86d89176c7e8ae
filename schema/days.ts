/** Days of Bangladesh, each as YYYY-MM-DD: the days of the shop's figures and charts; and times on its clocks. */

/** A day as YYYY-MM-DD. */
export type Day = string;

/** How far Bangladesh is ahead of UTC. Its clocks have not been changed since 2009. */
export const OFFSET_MS = 6 * 3_600_000;

const DAY_MS = 24 * 3_600_000;

/** Returns the day of an instant in Bangladesh. */
export const dayOf = (at: Date): Day => new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 10);

/** Returns the instant at which a day begins in Bangladesh. */
export const startOfDay = (day: Day): Date => new Date(Date.parse(`${day}T00:00:00Z`) - OFFSET_MS);

/** Returns the day that is so many days after another one; before it, when the number is negative. */
export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns how many days it is from a day to another one; 0 for the same. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** Returns the first day of a day's month. */
export const startOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** Returns the first day of a day's week, which begins on Sunday in Bangladesh. */
export const startOfWeek = (day: Day): Day => addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay());

/**
 * Returns the first day of the month that is so many months after that of a day; before it, when the number is
 * negative.
 */
export const addMonths = (day: Day, months: number): Day => {
  const date = new Date(`${startOfMonth(day)}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
};

/** Whether a text is a day that exists, written as YYYY-MM-DD. */
export const isDay = (text: string): boolean => {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
};

/** Returns an instant as a time in Bangladesh, for an input of the type datetime-local. */
export const inDhaka = (instant: string): string =>
  new Date(Date.parse(instant) + OFFSET_MS).toISOString().slice(0, 16);

/** Returns the instant of a time in Bangladesh as an input of the type datetime-local has it; null for none. */
export const instantOf = (typed: string): string | null => {
  const time = Date.parse(`${typed}Z`);
  return Number.isNaN(time) ? null : new Date(time - OFFSET_MS).toISOString();
};
