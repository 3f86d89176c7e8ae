import type { FilterPanel_FacetsFragment } from '#web/generated/graphql.ts';

/** What can be chosen, and the number of products that choosing it shows. */
export interface Option {
  value: string;
  label: string;
  count: number;
}

/** Sorts the shop's usual options first, leaves out options without products, and always includes chosen ones. */
export const firstThese = (options: Option[], first: readonly string[], chosen: readonly string[]): Option[] => {
  const gone = chosen
    .filter((value) => !options.some((option) => option.value === value))
    .map((value) => ({ value, label: value, count: 0 }));
  const rank = ({ value }: Option) => (first.includes(value) ? first.indexOf(value) : first.length);
  const useful = options.filter(({ value, count }) => count > 0 || chosen.includes(value));
  return [...useful, ...gone].toSorted((a, b) => rank(a) - rank(b));
};

/** Sizes that have an order. */
const SIZES = ['Size:XS', 'Size:S', 'Size:M', 'Size:L', 'Size:XL', 'Size:XXL'];

/** Returns the groups of attributes; the chosen ones are always among them, so that they can be taken away. */
export const attributeGroups = (
  facets: FilterPanel_FacetsFragment['attributes'],
  chosen: readonly string[],
): { name: string; isExact: boolean; options: Option[] }[] => {
  const gone = [...new Set(chosen.map((one) => one.slice(0, one.indexOf(':'))))]
    .filter((name) => !facets.some((facet) => facet.name === name))
    .map((name) => ({ name, isExact: true, values: [] }));
  return [...facets, ...gone].map(({ name, isExact, values }) => ({
    name,
    isExact,
    options: firstThese(
      values.map(({ value, label, count }) => ({ value: `${name}:${value}`, label, count })),
      SIZES,
      chosen.filter((one) => one.startsWith(`${name}:`)),
    ).map((option) => ({ ...option, label: option.label.replace(`${name}:`, '') })),
  }));
};
