/** A piece of a text: plain text, or a link. */
interface Piece {
  text: string;
  isLink: boolean;
}

/**
 * Splits a text into pieces, with URLs of one origin as links. Other URLs stay plain text, since anybody may have typed
 * them.
 */
export const linksIn = (text: string, origin: string): Piece[] =>
  text
    .split(/(https?:\/\/\S+)/)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, isLink: URL.canParse(piece) && new URL(piece).origin === origin }));
