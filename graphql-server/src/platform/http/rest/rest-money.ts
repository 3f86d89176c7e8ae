/** Converts cents to dollars, which REST uses. */
export const toDollars = (cents: number): number => cents / 100;

/** Converts dollars of a body to cents; null when there are none. */
export const toCents = (dollars: number | null | undefined): number | null =>
  dollars === undefined || dollars === null ? null : Math.round(dollars * 100);
