import * as v from 'valibot';
import { checked } from '#kernel/checked.ts';
import { leavesOf, type CategoryTree } from '../product/category-tree.ts';
import type { CategoryModel } from '../product/product.model.ts';
import { searchedTerm, type TermQuery } from './term-query.ts';

/** The most suggested products, categories and terms, and the products whose names say how a term may go on. */
export const MOST_PRODUCTS = 6;
const MOST_CATEGORIES = 4;
const MOST_COMPLETIONS = 3;
export const MOST_READ = 24;

/** Returns the term as it is searched. @throws InvalidInput when it is too long */
export const checkTerm = (term: string): string => checked(v.object({ term: searchedTerm }), { term }).term;

/** Returns the first categories with products that each word of a query names, in the shop's order. */
export const suggestedCategories = ({ roots }: CategoryTree, { words, filled }: TermQuery): CategoryModel[] => {
  const hasProducts = (category: CategoryModel) => leavesOf(category).some(({ id }) => filled.includes(id));
  const isNamed = ({ id }: CategoryModel) =>
    words.length > 0 && words.every(({ categories, begun }) => categories.includes(id) || begun.includes(id));
  const at = (category: CategoryModel): CategoryModel[] => [
    ...(isNamed(category) && hasProducts(category) ? [category] : []),
    ...category.children.flatMap(at),
  ];
  return roots.flatMap(at).slice(0, MOST_CATEGORIES);
};

/** Words after which a name only goes on. */
const JOINING_WORDS = /^(?:and|for|from|in|of|the|to|with|ও|এবং)$/u;

/**
 * Returns terms that go on where the typed one stops, as the names of the products do that it finds: the commonest
 * first. Each finds one of them at least.
 */
export const completionsOf = (
  term: string,
  { corrections }: Pick<TermQuery, 'corrections'>,
  products: readonly { name: string }[],
): string[] => {
  const typed = term.normalize('NFC').toLowerCase().split(' ');
  const meant = typed.map((word) => corrections.find((one) => one.typed === word)?.taken ?? word);
  const last = meant.at(-1) ?? '';
  const counts = new Map<string, number>();
  for (const { name } of products) {
    const words = name
      .normalize('NFC')
      .toLowerCase()
      .split(/[^\p{L}\p{M}\p{N}]+/u);
    const at = words.findIndex((word) => word.startsWith(last));
    const next = words[at + 1] ?? '';
    const whole = [...meant.slice(0, -1), words[at]].join(' ');
    const goesOn = whole !== typed.join(' ') || (next.length > 1 && !JOINING_WORDS.test(next) && !meant.includes(next));
    if (at < 0 || !goesOn) continue;
    const completion = whole === typed.join(' ') ? `${whole} ${next}` : whole;
    counts.set(completion, (counts.get(completion) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_COMPLETIONS)
    .map(([completion]) => completion);
};
