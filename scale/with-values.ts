/**
 * Returns a configuration file with other values: each key is a text of the file, and is replaced wherever it stands.
 * @throws when the file no longer has one of them, since the test would then run something else than what is shipped
 */
export const withValues = (text: string, values: Readonly<Record<string, string>>): string => {
  const missing = Object.keys(values).filter((value) => !text.includes(value));
  if (missing.length > 0) throw new Error(`The file has no ${missing.join(', ')}.`);
  // The longest first: one may be a part of another.
  const known = Object.keys(values).sort((a, b) => b.length - a.length);
  const pattern = new RegExp(known.map((value) => value.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g');
  return text.replace(pattern, (found) => values[found] ?? found);
};

/** Returns an ini file without the lines that set one of these. */
export const withoutSettings = (text: string, names: readonly string[]): string =>
  text
    .split('\n')
    .filter((line) => !names.includes(line.split('=')[0]?.trim() ?? ''))
    .join('\n');
