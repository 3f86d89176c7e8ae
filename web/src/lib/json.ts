/** What a text says as JSON; null when it is none. What lies in a browser's storage may be anything. */
export const parseJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** The value as an object whose fields can be looked at; null when it is none. */
export const asObject = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;

/** The value as a list; empty when it is none. */
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Whether the value is a whole number from `least` up. */
export const isCount = (value: unknown, least: number): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least;

/** The value as a text, or something else where it is none. */
export const textOr = <Else>(value: unknown, otherwise: Else): string | Else =>
  typeof value === 'string' ? value : otherwise;
