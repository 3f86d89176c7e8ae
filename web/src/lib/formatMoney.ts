const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents as dollars with two decimals: 174999 is $1,749.99. */
export const formatMoney = (cents: number): string => dollars.format(cents / 100);
