import { choicesOf, choiceKey, EMPTY, variantOf, type EditorValues } from './values.ts';

/** A part of the form that is compared as a whole. */
export type EditorPart = Exclude<keyof EditorValues, 'seenStock'>;

const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** Returns the parts that differ between two forms. */
export const changedParts = (before: EditorValues, after: EditorValues): EditorPart[] =>
  Object.keys(EMPTY)
    .filter((part): part is EditorPart => part !== 'seenStock')
    .filter((part) => differs(before[part], after[part]));

/** Returns `mine` with the numbers of pieces that are seen in `theirs`. */
const seeing = (mine: EditorValues, theirs: EditorValues): EditorValues => ({
  ...mine,
  seenStock: theirs.seenStock,
  variants: Object.fromEntries(
    Object.entries(mine.variants).map(([key, variant]) => [
      key,
      {
        ...variant,
        id: theirs.variants[key]?.id ?? variant.id,
        seenStock: theirs.variants[key]?.seenStock ?? null,
      },
    ]),
  ),
});

/** Returns what was typed over what somebody else has stored meanwhile: what was not touched here is theirs. */
export const keepMine = (base: EditorValues, mine: EditorValues, theirs: EditorValues): EditorValues => {
  const typed = seeing(mine, theirs);
  const mineParts = changedParts(base, mine).map((part) => [part, typed[part]]);
  return { ...theirs, ...(Object.fromEntries(mineParts) as Partial<EditorValues>) };
};

/** Returns what somebody else has stored meanwhile, with what was typed where they have changed nothing. */
export const takeTheirs = (base: EditorValues, mine: EditorValues, theirs: EditorValues): EditorValues => {
  const taken = changedParts(base, theirs).map((part) => [part, theirs[part]]);
  return { ...seeing(mine, theirs), ...(Object.fromEntries(taken) as Partial<EditorValues>) };
};

/** Returns a part of the form as a text, to compare two of them. */
export const textOf = (values: EditorValues, part: EditorPart, categoryName: (id: string) => string): string => {
  switch (part) {
    case 'english':
    case 'bangla':
      return Object.values(values[part]).filter(Boolean).join('\n');
    case 'categoryId':
      return categoryName(values.categoryId);
    case 'pictures':
      return values.pictures.map(({ key, alt }) => alt || (key.split('/').at(-1) ?? key).slice(0, 8)).join('\n');
    case 'colors':
      return values.colors.map(({ name }) => name).join(', ');
    case 'sizes':
      return values.sizes.join(', ');
    case 'attributes':
      return values.attributes.map(({ name, value }) => `${name}: ${value}`).join('\n');
    case 'hasVariants':
      return values.hasVariants ? '✓' : '–';
    case 'variants':
      return choicesOf(values)
        .filter((choice) => values.variants[choiceKey(choice)]?.isOffered)
        .map((choice) => {
          const { sku, stock, price } = variantOf(values, choice);
          return [choice.color, choice.size, sku, stock, price].filter(Boolean).join(' · ');
        })
        .join('\n');
    default:
      return values[part];
  }
};
