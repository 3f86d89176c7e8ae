/** A piece of a text: words, or an address that can be followed. */
export interface Piece {
  text: string;
  isLink: boolean;
}

/** The pieces of a text, with the addresses of one origin as links. Any other address is words: anybody may have typed it. */
export const linksIn = (text: string, origin: string): Piece[] =>
  text
    .split(/(https?:\/\/\S+)/)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, isLink: URL.canParse(piece) && new URL(piece).origin === origin }));
