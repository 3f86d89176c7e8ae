/** A model of the search in plain code: no index, no trigger, no SQL. */

const soundsAlike: Record<string, string> = {
  ঈ: 'ই',
  ঊ: 'উ',
  ণ: 'ন',
  ষ: 'শ',
  স: 'শ',
  য: 'জ',
  ৎ: 'ত',
  'ী': 'ি',
  'ূ': 'ু',
  ...Object.fromEntries([...'০১২৩৪৫৬৭৮৯'].map((digit, value) => [digit, String(value)])),
};

const simple = (text: string) =>
  [...text.normalize('NFKD').toLowerCase()]
    .filter((letter) => !/[\u0300-\u036f\u0981\u09bc\u200c\u200d]/.test(letter))
    .map((letter) => soundsAlike[letter] ?? letter)
    .join('');

const wordsOf = (text: string) =>
  simple(text)
    .replace(/['’]/g, '')
    .split(/[\0-/:-`{-\x7f\u0964\u0965\u2010-\u205f]+/)
    .filter((word) => word !== '');

const withJoins = (text: string) => {
  const words = wordsOf(text);
  return [...words, ...words.slice(1).map((word, index) => `${words[index]}${word}`)];
};

const singulars = (word: string) => {
  if (word.length < 4 || /(ss|us|is)$/.test(word) || ['lens', 'this', 'plus'].includes(word)) return [word];
  if (/[a-z][a-z]ies$/.test(word)) return [word.replace(/s$/, ''), word.replace(/ies$/, 'y')];
  if (/(ch|sh|ss|x|zz)es$/.test(word)) return [word.replace(/es$/, '')];
  return [word.replace(/(?<=[a-z])s$/, '')];
};

const meanings = (word: string) => {
  if (/[^\x20-\x7e]/.test(word)) return [word, ...(/[\p{L}\p{N}]/u.test(word) ? [simple(word)] : [])];
  if (/^[a-z0-9]+$/.test(word)) return singulars(word);
  const isOneWord = /^[a-z0-9]+([-'./&][a-z0-9]+)+$/.test(word);
  return [word, ...(isOneWord ? singulars(word.replace(/[-'./&]/g, '')) : [])];
};

/** Returns how good a match is, 3 to 0; null for no match. */
export const matchOf = (name: string, fields: readonly string[], term: string): number | null => {
  const written = [name, ...fields].map((text) => text.toLowerCase());
  const inside = [...written, ...[name, ...fields].flatMap(wordsOf)];
  const joined = [name, ...fields].flatMap(withJoins);
  const fit = (wanted: string) => {
    if (!inside.some((text) => text.includes(wanted)) && !joined.some((word) => word.startsWith(wanted))) return null;
    if (withJoins(name).some((word) => word.startsWith(wanted))) return 3;
    if ([...written.slice(1), ...fields.flatMap(withJoins)].some((text) => text.startsWith(wanted))) return 2;
    return written[0]?.includes(wanted) ? 1 : 0;
  };
  let worst = 3;
  for (const word of term.trim().toLowerCase().split(/\s+/)) {
    const fits = meanings(word).flatMap((wanted) => fit(wanted) ?? []);
    if (fits.length === 0) return null;
    worst = Math.min(worst, Math.max(...fits));
  }
  return worst;
};
