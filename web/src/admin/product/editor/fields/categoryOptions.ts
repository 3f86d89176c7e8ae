import { latinDigits } from '#schema/digits.ts';
import type { Editor_CategoryFragment } from '#web/generated/graphql.ts';

/** A leaf of the category tree that can be chosen. */
export interface CategoryOption {
  id: string;
  name: string;
  /** The nodes above, from the root on. */
  above: string[];
}

/** Returns the leaves of the tree, in the shop's order, with names in the page's language. */
export const categoryOptions = (
  roots: readonly Editor_CategoryFragment[],
  translate: (name: string) => string,
): CategoryOption[] =>
  roots.flatMap((root) =>
    root.children.flatMap((below) =>
      below.children.length === 0
        ? [{ id: below.id, name: translate(below.name), above: [translate(root.name)] }]
        : below.children.map((leaf) => ({
            id: leaf.id,
            name: translate(leaf.name),
            above: [translate(root.name), translate(below.name)],
          })),
    ),
  );

const plain = (text: string) => latinDigits(text).toLowerCase();

/** Returns the options that have all words of a text, in their own name first. */
export const matching = (options: readonly CategoryOption[], typed: string): CategoryOption[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => plain(text).includes(word));
  const found = options.filter(({ name, above }) => has([...above, name].join(' ')));
  return [...found.filter(({ name }) => has(name)), ...found.filter(({ name }) => !has(name))];
};
