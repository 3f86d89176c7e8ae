/** How one of the five stars is drawn. */
export type Star = 'full' | 'half' | 'empty';

/**
 * Returns five stars for a rating: full for the integer part, a half if there is a fraction, the rest empty (spec §9).
 */
export const starsOf = (rating: number): Star[] => {
  const bounded = Math.min(5, Math.max(0, rating));
  const whole = Math.floor(bounded);
  return Array.from({ length: 5 }, (_, place) => {
    if (place < whole) return 'full';
    return place === whole && bounded > whole ? 'half' : 'empty';
  });
};
