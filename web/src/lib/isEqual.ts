/**
 * Whether two values are the same data: plain objects and lists are compared by their parts; a missing part is
 * undefined.
 */
export const isEqual = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [these, those] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return [...new Set([...Object.keys(these), ...Object.keys(those)])].every((key) => isEqual(these[key], those[key]));
};
