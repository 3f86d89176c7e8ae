/** Returns the first words of a text, with '...' when there are more (spec §9). */
export const cutWords = (text: string, words: number): string => {
  const all = text.trim().split(/\s+/);
  return all.length <= words ? text.trim() : `${all.slice(0, words).join(' ')}...`;
};
