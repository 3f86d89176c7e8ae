/** A piece of a text: plain text, or a link with the words that name it. */
interface Piece {
  text: string;
  /** The address of a link; missing for plain text. */
  href?: string;
}

/** The shop's mails write a link as its words, a colon, and the address on the next line (toText of the server). */
const LINK = /^(?:(\S.*):\n)?(https?:\/\/\S+)$/gm;

/**
 * Splits a text into pieces. Addresses of one origin are links under the words above them; other addresses stay plain
 * text, since anybody may have typed them.
 */
export const linksIn = (text: string, origin: string): Piece[] => {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, 1: words, 2: href = '', index } of text.matchAll(LINK)) {
    if (!URL.canParse(href) || new URL(href).origin !== origin) continue;
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: words ?? href, href });
    end = index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
};
