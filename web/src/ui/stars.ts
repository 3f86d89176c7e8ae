/** Returns how many of five stars are filled for a rating: its integer part, and a half if there is a fraction (spec §9). */
export const shownStars = (rating: number): number => {
  const bounded = Math.min(5, Math.max(0, rating));
  const whole = Math.floor(bounded);
  return bounded > whole ? whole + 0.5 : whole;
};
