/** Rounds cents to whole dollars, half up (spec §9 "rounded"). */
export const roundToDollars = (cents: number): number => Math.round(cents / 100) * 100;
