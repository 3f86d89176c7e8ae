/** Returns the number of letters to add, remove or change to make one word of another. */
const distance = (one: string, other: string): number => {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const least = Math.min(before[column] ?? 0, current[column - 1] ?? 0, before[column - 1] ?? 0);
      current.push(isSame ? (before[column - 1] ?? 0) : least + 1);
    }
    before = current;
  }
  return before.at(-1) ?? 0;
};

/** Letters and digits alone, in lower case: `Old Price` and `oldPrice` are alike. */
const bare = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The longest name that is compared: the time grows with its square. */
const MAX_COMPARED = 60;

/** Returns the name that is most like a mistyped one; undefined when none is like it. */
export const nearest = (typed: string, names: readonly string[]): string | undefined => {
  const wanted = bare(typed.slice(0, MAX_COMPARED));
  if (wanted === '') return undefined;
  const most = Math.max(1, Math.floor(wanted.length / 3));
  let best: { name: string; far: number } | undefined;
  for (const name of names) {
    const other = bare(name);
    const far = other.startsWith(wanted) || wanted.startsWith(other) ? Math.min(1, most) : distance(wanted, other);
    if (far <= most && (best === undefined || far < best.far)) best = { name, far };
  }
  return best?.name;
};
