const NUL = '\0';

/** A sentence when a text anywhere in a value holds a NUL character, which PostgreSQL cannot store; else undefined. */
export const unstorableText = (value: unknown): string | undefined => {
  if (typeof value === 'string')
    return value.includes(NUL) ? 'Text must not contain NUL characters.' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = unstorableText(key) ?? unstorableText(inner);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The same for the source of an operation, where a NUL can stand as an escape. */
export const unstorableSource = (source: string | undefined): string | undefined =>
  source !== undefined && /\\u(0000|\{0+\})/.test(source) ? unstorableText(NUL) : undefined;
