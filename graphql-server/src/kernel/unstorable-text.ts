/** The deepest nesting of values: deeper than any input. */
const MAX_NESTING = 50;

/**
 * Returns a sentence when a value cannot be stored: a text in it contains a NUL character or half of a surrogate pair,
 * which PostgreSQL cannot store, or it is nested too deeply. Otherwise undefined.
 */
export const unstorableText = (value: unknown, depth = 0): string | undefined => {
  if (typeof value === 'string') {
    if (value.includes('\0')) return 'Text must not contain NUL characters.';
    return value.isWellFormed() ? undefined : 'Text must not contain halves of characters.';
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === MAX_NESTING) return 'What was sent is nested too deeply.';
  for (const [key, inner] of Object.entries(value)) {
    const found = unstorableText(key) ?? unstorableText(inner, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The same for the source of an operation, where a NUL may also be written as an escape. */
export const unstorableSource = (source: string | undefined): string | undefined =>
  source !== undefined && (source.includes('\0') || /\\u(0000|\{0+\})/.test(source)) ? unstorableText('\0') : undefined;
