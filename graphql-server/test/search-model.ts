/** A model of what a term finds, in plain code: for simple words, without synonyms and corrections. */

const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’`]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.replace(/(?<=[a-z]{2})s$/, ''));

/** Whether each word of a term is a word, the beginning of one, or with three letters a part of one. */
export const matches = (texts: readonly string[], term: string): boolean => {
  const words = texts.flatMap(wordsOf);
  return wordsOf(term).every((wanted) =>
    words.some((word) => word.startsWith(wanted) || (wanted.length >= 3 && word.includes(wanted))),
  );
};
