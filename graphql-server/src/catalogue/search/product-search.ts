import type { Database } from '#platform/db/database.ts';
import { toPage, type Page } from '#kernel/paging.ts';
import { categoriesOfTerm, priceBounds, productCards, productPage } from './search.statements.ts';
import type { TermIndex, Matches } from './matches/term-index.ts';
import { countMatches, passesOf, type Counted } from './matches/match-counts.ts';
import { firstPlaces, orderOf } from './matches/match-order.ts';
import { idAt } from './matches/match-set.ts';
import type { Language } from '#kernel/language.ts';
import { termOnly, type CheckedFilter } from './product-list.ts';
import { MOST_PRODUCTS } from './suggestions.ts';
import { cursorOf, isRanked, startOf, type ListedProduct, type PageRequest } from './product-page.ts';

/** What is counted of a list, and whether the numbers are exact. */
export interface SearchCounts extends Counted {
  isTotalExact: boolean;
  /**
   * Whether the counts of the facets are exact too; otherwise they are to be rounded by `about`, after they are added
   * up.
   */
  areFacetsExact: boolean;
}

/** Numbers of products up to this one are exact. */
const EXACT_UP_TO = 10_000;

/** Fewer products of a sample than this say too little: a walk to find them would be long. */
const FEWEST_OF_RANK = 40;

/** Rounds an estimated number to two digits. */
export const about = (count: number): number => {
  const unit = 10 ** Math.max(Math.floor(Math.log10(Math.max(count, 1))) - 1, 0);
  return Math.round(count / unit) * unit;
};

const weighted = (counts: ReadonlyMap<string, number>, weight: number) =>
  new Map([...counts].map(([name, count]) => [name, count * weight]));

/** Answers searches: lists with a term, and the counts of lists with prices. */
export class ProductSearch {
  readonly #database: Pick<Database, 'query'>;
  readonly #matches: TermIndex;
  readonly #exactUpTo: number;

  constructor(database: Pick<Database, 'query'>, matches: TermIndex, exactUpTo = EXACT_UP_TO) {
    this.#database = database;
    this.#matches = matches;
    this.#exactUpTo = exactUpTo;
  }

  /** Whether the catalogue has so many products that samples are taken. */
  isLarge(): Promise<boolean> {
    return this.#matches.isLarge();
  }

  /** Returns the first products for a term, and the ids of the categories. @throws Busy */
  async suggestions(term: string, language: Language): Promise<{ products: ListedProduct[]; categories: string[] }> {
    const [{ nodes }, rows] = await Promise.all([
      this.page({ filter: termOnly(term), sort: 'POPULARITY', first: MOST_PRODUCTS, after: null, language }),
      this.#database.query(categoriesOfTerm({ term })),
    ]);
    return { products: nodes, categories: rows.map(({ id }) => id) };
  }

  /** Returns one page of a search. @throws BadRequest, Busy */
  async page(request: PageRequest): Promise<Page<ListedProduct>> {
    const start = startOf(request);
    const { bypassCache = false } = request;
    const found = await this.#matches.ofTerm(request.filter, bypassCache);
    const exact = await this.#exact(found, request.filter, bypassCache);
    if (exact === null) return this.#walk(found, request);

    const { filter, sort, first, after, language } = request;
    const { set } = exact;
    const order = orderOf(set, sort, isRanked(request));
    const places = firstPlaces(set, order, passesOf(set, filter), start, first + 1);
    const textsOf = new Map(places.slice(0, first).map((place) => [idAt(set, place), order.textsAt(place)] as const));
    const [cards] =
      textsOf.size === 0 ? [] : await this.#database.query(productCards(language, { ids: [...textsOf.keys()] }));
    const items = (cards?.items ?? []).map((card) => ({ ...card, place: textsOf.get(card.id) ?? [] }));
    const page = toPage(items, { first, after, cursorOf: cursorOf(sort) });
    return { ...page, pageInfo: { ...page.pageInfo, hasNextPage: places.length > first } };
  }

  /** Counts a search; `bypassCache` as in `PageRequest`. @throws Busy */
  async counts(
    filter: CheckedFilter,
    { withFacets, bypassCache }: { withFacets: boolean; bypassCache: boolean },
  ): Promise<SearchCounts> {
    const { set, weight } = await this.#matches.ofTerm(filter, bypassCache);
    const counted = countMatches(set, filter);
    if (weight === 1) return { ...counted, isTotalExact: true, areFacetsExact: true };
    const exact = await this.#exact({ set, weight }, filter, bypassCache);
    const [bounds] = withFacets ? await this.#database.query(priceBounds(filter)) : [];
    return {
      total: exact === null ? about(counted.total * weight) : exact.set.size,
      byCategory: weighted(counted.byCategory, weight),
      byBrand: weighted(counted.byBrand, weight),
      byRating: counted.byRating.map((count) => count * weight),
      // The cheapest product is hardly in a sample: these are the bounds of all products.
      minCents: bounds?.minCents ?? 0,
      maxCents: bounds?.maxCents ?? 0,
      isTotalExact: exact !== null,
      areFacetsExact: false,
    };
  }

  /** Returns all matches that a filter lets through, perhaps with others; null when they are too many. */
  async #exact(found: Matches, filter: CheckedFilter, bypassCache: boolean): Promise<Matches | null> {
    if (found.weight === 1) return found;
    const { total } = countMatches(found.set, filter);
    // By chance a sample has more of them than its share: hardly ever four times the square root more.
    const atLeast = (total - 4 * Math.sqrt(total)) * found.weight;
    return atLeast > this.#exactUpTo ? null : this.#matches.ofFilter(filter, bypassCache);
  }

  /** Finds a page by walking the index of its sort: so many products match that it is soon full. */
  async #walk(found: Matches, request: PageRequest): Promise<Page<ListedProduct>> {
    const { first, after, sort } = request;
    const from = startOf(request);
    const items: ListedProduct[] = [];
    for (const ranks of isRanked(request) ? ranksOf(found, request.filter) : [undefined]) {
      const isBefore = ranks && from && Number(from.texts[0]) < ranks.least;
      if (isBefore || items.length > first) continue;
      const isFromStart = !(ranks && from && Number(from.texts[0]) <= ranks.most);
      const [row] = await this.#database.query(
        productPage({
          ...request,
          first: first - items.length,
          ...(ranks && { ranks: { ...ranks, isFromStart } }),
        }),
      );
      items.push(...(row?.items ?? []));
    }
    return toPage(items, { first, after, cursorOf: cursorOf(sort) });
  }
}

/**
 * Returns the relevances of a list, best first; those of few products together with the next ones, so that no walk is
 * long.
 */
const ranksOf = ({ set }: Matches, filter: CheckedFilter): { least: number; most: number }[] => {
  const passes = passesOf(set, filter);
  const counts = [0, 0, 0, 0];
  for (let place = 0; place < set.size; place += 1) {
    const relevance = set.relevances[place] ?? 0;
    if (passes(place)) counts[relevance] = (counts[relevance] ?? 0) + 1;
  }
  const ranks: { least: number; most: number }[] = [];
  let [most, count] = [3, 0];
  for (let least = 3; least >= 0; least -= 1) {
    count += counts[least] ?? 0;
    if (count < FEWEST_OF_RANK && least > 0) continue;
    if (count > 0 || least === 0) ranks.push({ least, most });
    [most, count] = [least - 1, 0];
  }
  return ranks;
};
