/** Bangladesh is six hours ahead of UTC, all the year. */
const DHAKA_MS = 6 * 3_600_000;

/** Returns an instant as a time in Bangladesh, for an input of the type datetime-local. */
export const inDhaka = (instant: string): string => new Date(Date.parse(instant) + DHAKA_MS).toISOString().slice(0, 16);

/** Returns the instant of a time in Bangladesh as an input of the type datetime-local has it; null for none. */
export const instantOf = (typed: string): string | null => {
  const time = Date.parse(`${typed}Z`);
  return Number.isNaN(time) ? null : new Date(time - DHAKA_MS).toISOString();
};
