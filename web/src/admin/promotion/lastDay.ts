/** The last day of a promotion that ends at an instant: it may end at midnight, which is the next day already. */
export const lastDay = (endsAt: string): Date => new Date(Date.parse(endsAt) - 1);
