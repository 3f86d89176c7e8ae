/** The most characters of an error that a page shows. */
const MAX_LENGTH = 200;

/**
 * What may be personal or secret in an error: e-mail addresses, URLs, values that PostgreSQL quotes, numbers of phones,
 * tokens.
 */
const PRIVATE = /[^\s<>"'()]+@[^\s<>"'()]+|\w+:\/\/\S+|: "[^"]*"|=\([^)]*\)|\+?\d[\d -]{6,}\d|[\w-]{32,}/g;

/** Returns the first line of an error's message without what may be personal or secret. */
export const safeError = (message: string): string => {
  const [line = ''] = message.split('\n');
  const safe = line.replaceAll(PRIVATE, '…').trim();
  return safe.length > MAX_LENGTH ? `${safe.slice(0, MAX_LENGTH - 1)}…` : safe;
};
