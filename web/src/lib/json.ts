/** Parses JSON; null when the text is not JSON. Stored text may be anything. */
export const parseJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** Returns the value if it is an object, else null. */
export const asObject = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;

/** Returns the value if it is an array, else an empty one. */
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Whether the value is a whole number from `least` up. */
export const isCount = (value: unknown, least: number): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least;

/** Returns the value if it is a string, else `otherwise`. */
export const textOr = <Else>(value: unknown, otherwise: Else): string | Else =>
  typeof value === 'string' ? value : otherwise;
