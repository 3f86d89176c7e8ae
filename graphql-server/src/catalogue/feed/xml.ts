import { escapeHtml } from '#kernel/html.ts';

/**
 * What XML 1.0 cannot contain, in whatever spelling: most control characters, halves of characters, and two that are
 * none.
 */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** The first line of every document. */
export const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Escapes text for XML, and leaves out what XML cannot contain. */
export const xmlText = (text: string): string => escapeHtml(text.replace(FORBIDDEN, ''));

/** Returns an element with a text; nothing when there is no text. */
export const element = (name: string, text: string | undefined): string =>
  text === undefined || text === '' ? '' : `<${name}>${xmlText(text)}</${name}>`;

/** Returns a text with so many characters at most; a longer one ends with an ellipsis. */
export const shortened = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const characters = [...text];
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
};

/** Joins texts into pieces of about this many characters, so that the reader is not called for each. */
export const inPieces = async function* (
  texts: AsyncIterable<string> | Iterable<string>,
  characters = 65_536,
): AsyncGenerator<string, void> {
  let piece = '';
  for await (const text of texts) {
    piece += text;
    if (piece.length < characters) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
};
