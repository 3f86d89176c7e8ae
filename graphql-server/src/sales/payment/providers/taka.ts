/** Returns paisa as the amount in taka that providers expect: `takaOf(29250)` is `292.50`. */
export const takaOf = (paisa: number): string => {
  const digits = String(paisa).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/**
 * Returns an amount in taka, as a provider writes it (`500`, `292.5` or `292.50`), in paisa; null for anything else.
 */
export const paisaOf = (taka: string): number | null => {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(taka) ?? [];
  return whole === undefined ? null : Number(whole + fraction.padEnd(2, '0'));
};
