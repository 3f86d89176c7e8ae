/** The most fields that are read; providers send about 40. */
export const MOST_FIELDS = 100;

/** The most characters of a field. */
const LONGEST_VALUE = 1000;

/**
 * Returns the fields that a browser's return has in its query and its form, each as one text. What is in a later source
 * goes before. Fields that are there twice, too long or not storable are left out: no provider sends such.
 */
export const callbackFields = (...sources: readonly unknown[]): Record<string, string> => {
  const fields: Record<string, string> = {};
  const entries = sources.flatMap((source) => Object.entries(source ?? {}));
  for (const [name, value] of entries.slice(0, MOST_FIELDS))
    if (isShortText(name) && isShortText(value)) fields[name] = value;
  return fields;
};

const isShortText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_VALUE && value.isWellFormed() && !value.includes('\0');
