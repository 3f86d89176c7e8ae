import { MAX_TERM_LENGTH } from '#schema/limits.ts';
import { MAX_CHOSEN_ATTRIBUTES, PRODUCT_SORTS } from '#schema/product.ts';
import type { ProductFilter, ProductSort } from '#web/generated/graphql.ts';

/** The state of a product list, as stored in the URL. */
export interface ListState {
  term: string;
  /** Whether the term is searched as it is typed, without correction. */
  isVerbatim: boolean;
  sort: ProductSort;
  /** Slugs of chosen categories. */
  categories: string[];
  brands: string[];
  /** Chosen attributes: name:value. */
  attributes: string[];
  /** Price bounds in whole dollars; null for none. */
  minPrice: number | null;
  maxPrice: number | null;
  /** Rating rounded down; null for any. */
  rating: number | null;
  /** The cursor after which the shown page begins; null for the first page. */
  after: string | null;
}

/** The default sort order (spec §9). */
const DEFAULT_SORT: ProductSort = 'POPULARITY';

const MOST_CHOICES = 50;

/** What a cursor of the server looks like: base64url of JSON. */
const CURSOR = /^[\w-]{1,400}$/;

/** What the server takes: a name, a colon, and a value. */
const ATTRIBUTE = /^(?=\S)[^:|]{1,60}:(?=[^|]*\S)[^|]{1,200}$/;

/** Reads the state from a URL's query. Invalid parts are left out, so that any link shows a list. */
export const readListState = (query: URLSearchParams): ListState => {
  const sort = PRODUCT_SORTS.find((one) => one.sort === query.get('sort'))?.sort ?? DEFAULT_SORT;
  return {
    term: (query.get('q') ?? '').trim().slice(0, MAX_TERM_LENGTH),
    isVerbatim: query.get('exact') === 'yes',
    sort,
    categories: several(query.getAll('category')),
    brands: several(query.getAll('brand')),
    attributes: several(query.getAll('attr').filter((one) => ATTRIBUTE.test(one))).slice(0, MAX_CHOSEN_ATTRIBUTES),
    minPrice: wholeNumber(query.get('min'), 0, 10_000_000),
    maxPrice: wholeNumber(query.get('max'), 0, 10_000_000),
    rating: wholeNumber(query.get('rating'), 1, 5),
    after: cursorIn(sort, query.get('after')),
  };
};

/** Writes the state as a URL's query; defaults are left out. */
export const writeListState = (state: ListState): URLSearchParams => {
  const query = new URLSearchParams();
  if (state.term !== '') query.set('q', state.term);
  if (state.isVerbatim) query.set('exact', 'yes');
  if (state.sort !== DEFAULT_SORT) query.set('sort', state.sort);
  for (const slug of state.categories) query.append('category', slug);
  for (const brand of state.brands) query.append('brand', brand);
  for (const attribute of state.attributes) query.append('attr', attribute);
  if (state.minPrice !== null) query.set('min', String(state.minPrice));
  if (state.maxPrice !== null) query.set('max', String(state.maxPrice));
  if (state.rating !== null) query.set('rating', String(state.rating));
  if (state.after !== null) query.set('after', state.after);
  return query;
};

/** Returns where a link to the list of that state leads, on the page of the list. */
export const searchOf = (state: ListState) => ({ search: `?${writeListState(state)}` });

/** Returns the query's filter for a state, within a category if given. */
export const filterOf = (state: ListState, within?: string): ProductFilter => ({
  ...(state.term !== '' && { term: state.term }),
  ...(state.isVerbatim && { verbatim: true }),
  ...(within !== undefined && { within }),
  ...(state.categories.length > 0 && { categories: state.categories }),
  ...(state.brands.length > 0 && { brands: state.brands }),
  ...(state.attributes.length > 0 && { attributes: state.attributes.map(attributeOf) }),
  ...(state.minPrice !== null && { minPriceCents: state.minPrice * 100 }),
  ...(state.maxPrice !== null && { maxPriceCents: state.maxPrice * 100 }),
  ...(state.rating !== null && { rating: state.rating }),
});

const attributeOf = (chosen: string) => {
  const colon = chosen.indexOf(':');
  return { name: chosen.slice(0, colon), value: chosen.slice(colon + 1) };
};

/** Returns the first page of the list that a state becomes by changes. */
export const changed = (state: ListState, changes: Partial<ListState>): ListState => ({
  ...state,
  after: null,
  ...changes,
});

/** What the words of a term say of prices, in cents, and the term without them. */
export interface TermPrice {
  term: string;
  minCents: number | null;
  maxCents: number | null;
}

/** Returns the list with the price that its term says. */
export const withPrice = (state: ListState, termPrice: TermPrice | null): ListState => ({
  ...state,
  minPrice: state.minPrice ?? dollarsOf(termPrice?.minCents ?? null),
  maxPrice: state.maxPrice ?? dollarsOf(termPrice?.maxCents ?? null),
});

const dollarsOf = (cents: number | null) => cents && Math.ceil(cents / 100);

/** Returns the same list without filters; term and sort order stay. */
export const withoutFilters = (state: ListState): ListState => ({
  ...state,
  categories: [],
  brands: [],
  attributes: [],
  minPrice: null,
  maxPrice: null,
  rating: null,
  after: null,
});

/** Whether anything but the term filters the list. */
export const isFiltered = ({ categories, brands, attributes, minPrice, maxPrice, rating }: ListState): boolean =>
  categories.length + brands.length + attributes.length > 0 ||
  minPrice !== null ||
  maxPrice !== null ||
  rating !== null;

/** Returns the choices with one added, or removed if it was among them. */
export const toggled = (choices: readonly string[], choice: string): string[] =>
  choices.includes(choice) ? choices.filter((other) => other !== choice) : [...choices, choice];

/** Returns a cursor; null when it is none of a list in that order, which the server would refuse. */
const cursorIn = (sort: ProductSort, cursor: string | null): string | null => {
  if (cursor === null || !CURSOR.test(cursor)) return null;
  try {
    const parts: unknown = JSON.parse(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')));
    // It begins with the sort order.
    return Array.isArray(parts) && parts[0] === sort ? cursor : null;
  } catch {
    return null;
  }
};

const several = (values: string[]): string[] =>
  [...new Set(values.filter((value) => value !== ''))].slice(0, MOST_CHOICES);

const wholeNumber = (text: string | null, least: number, most: number): number | null => {
  if (text === null || !/^\d{1,9}$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
};
