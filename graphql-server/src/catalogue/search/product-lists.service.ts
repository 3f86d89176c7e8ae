import type { SearchReason } from '#schema/search.ts';
import type { Language } from '#kernel/language.ts';
import { once } from '#kernel/lazily.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import type { Database } from '#platform/db/database.ts';
import type { RowOf } from '#platform/db/sql.ts';
import { checkFirst, toPage, type Page } from '#kernel/paging.ts';
import { departmentsOf, leavesOf, type CategoryTree } from '../product/category-tree.ts';
import type {
  CategoryModel,
  ProductConnectionModel,
  ProductCounts,
  ProductFacetsModel,
  ProductModel,
  ProductSearchModel,
} from '../product/product.model.ts';
import { ratingCounts } from '../product/product.service.ts';
import { attributeFacets } from './attribute-facets.ts';
import { foundByPostgres, type FoundProducts, type ProductFinder } from './found-products.ts';
import { tsquery } from './match.ts';
import {
  checkFilter,
  MOST_COUNTED,
  namesCategories,
  type CheckedFilter,
  type CountRequest,
  type ProductFilter,
} from './product-list.ts';
import { cursorOf, type ListedProduct, type PageRequest } from './product-page.ts';
import * as sql from './search.statements.ts';
import { checkTerm, completionsOf, MOST_PRODUCTS, MOST_READ, suggestedCategories } from './suggestions.ts';
import { termQuery, weighed, type TermQuery } from './term-query.ts';

/** A requested list. */
export interface ProductListRequest extends Omit<PageRequest, 'filter' | 'found' | 'isNear'> {
  filter: ProductFilter;
  /** Largest `first`; 100 when left out. */
  most?: number;
}

/** What a search shows first, and why. */
export interface SearchExplanationModel {
  corrections: ProductSearchModel['corrections'];
  results: {
    product: ProductModel;
    percent: number;
    isPinned: boolean;
    isKind: boolean;
    words: { word: string; reason: SearchReason; percent: number }[];
  }[];
}

/** The most results that are explained. */
const MOST_EXPLAINED = 10;

/** With fewer matches than this, near ones are shown too; and how many at most. */
const FEW_MATCHES = 10;
const MOST_NEAR = 24;

/** Returns the facets of a list from the rows of `productFacets`. */
const facetsOf = (
  rows: readonly RowOf<'productFacets'>[],
  { within }: CheckedFilter,
  { roots }: CategoryTree,
  isExact: boolean,
): Omit<ProductFacetsModel, 'attributes'> => {
  const whole = rows.find((row) => row.isTotal);
  const byCategory = new Map(rows.map((row) => [row.categoryId, row.options]));
  return {
    isExact,
    categories: (within ? within.children : departmentsOf(roots)).map((category) => ({
      category,
      count: leavesOf(category).reduce((sum, leaf) => sum + (byCategory.get(leaf.id) ?? 0), 0),
    })),
    brands: rows
      .flatMap(({ brand, options }) =>
        brand === null || brand === '' || options === 0 ? [] : [{ brand, count: options }],
      )
      .sort((a, b) => b.count - a.count || a.brand.localeCompare(b.brand, 'en')),
    ratings: ratingCounts((rating) => rows.find((row) => row.rating === rating)?.ratings ?? 0),
    price: { minCents: whole?.minCents ?? 0, maxCents: whole?.maxCents ?? 0 },
  };
};

/** Whether a term has no word that something could have. */
const isEmpty = (found: FoundProducts | null): boolean => found?.query.words.length === 0;

/** Lists of products, with or without a search term. Everyone may read them. */
export class ProductLists {
  readonly #database: Pick<Database, 'query'>;
  readonly #finder: ProductFinder;

  constructor(database: Pick<Database, 'query'>, finder: ProductFinder) {
    this.#database = database;
    this.#finder = finder;
  }

  /**
   * Opens a list: its page, its counts, its attributes and its near matches are a statement each, when they are
   * requested; with a term one more, which says what it means, and with “cheap” in it another, which says what that is.
   */
  open(request: ProductListRequest, tree: () => Promise<CategoryTree>): ProductConnectionModel {
    const { language } = request;
    const understood = once(async () => {
      const filter = checkFilter(request.filter, namesCategories(request.filter) ? await tree() : null);
      if (filter.term === '') return { filter, found: null };
      const query = await this.understand(filter.term, filter.verbatim);
      const found = await this.#find(filter, query, false);
      return { filter: await this.#withCheapPrice(filter, found), found };
    });
    const page = once(async () => {
      const first = checkFirst(request.first, request.most);
      return this.#page({ ...request, ...(await understood()), first });
    });
    let needsFacets = false;
    const counted = once(async () => this.#counts(await understood(), language, needsFacets ? await tree() : null));
    const counts = async (withFacets: boolean) => {
      needsFacets ||= withFacets;
      // Fields are resolved in parallel: whether facets are requested too is known a moment later.
      await Promise.resolve();
      return counted();
    };
    const near = async () => {
      const { filter, found } = await understood();
      if (!found || isEmpty(found) || (await counts(false)).totalCount >= FEW_MATCHES) return [];
      const near = await this.#find(filter, found.query, true);
      return this.#best({ filter, found: near, language, first: MOST_NEAR, isNear: true });
    };
    const search = async () => {
      const { filter, found } = await understood();
      if (found === null && filter.price === null) return null;
      return { corrections: found?.query.corrections ?? [], price: filter.price, choices: filter.choices, near };
    };
    return { page, counts, search };
  }

  /** Returns one page of a list. @throws InvalidInput, BadRequest */
  list(request: ProductListRequest, tree: () => Promise<CategoryTree>): Promise<Page<ProductModel>> {
    return this.open(request, tree).page();
  }

  /** Returns suggestions for a search term: at most two statements. @throws InvalidInput when the term is too long */
  async suggestions(
    sent: string,
    language: Language,
    tree: () => Promise<CategoryTree>,
  ): Promise<{ completions: string[]; categories: CategoryModel[]; products: ProductModel[] }> {
    const term = checkTerm(sent);
    if (term === '') return { completions: [], categories: [], products: [] };
    const filter = checkFilter({ term }, null);
    const query = filter.term === '' ? null : await this.understand(filter.term, false, true);
    const found = query && foundByPostgres({ query, isNear: false });
    const best = this.#best({ filter, found, language, first: MOST_READ });
    const [nodes, categories] = await Promise.all([best, tree()]);
    return {
      completions: query && filter.price === null ? completionsOf(term, query, nodes) : [],
      categories: query ? suggestedCategories(categories, query) : [],
      products: nodes.slice(0, MOST_PRODUCTS),
    };
  }

  /** Returns what a search shows first, and why. @throws Forbidden unless the viewer is an admin; InvalidInput */
  async explain(viewer: Viewer, sent: string, language: Language): Promise<SearchExplanationModel> {
    checkMay(viewer, 'CATALOGUE');
    const term = checkTerm(sent);
    const filter = checkFilter({ term }, null);
    if (filter.term === '') return { corrections: [], results: [] };
    const query = await this.understand(filter.term);
    const found = foundByPostgres({ query, isNear: false });
    const nodes = await this.#best({ filter, found, language, first: MOST_EXPLAINED });
    const words = weighed(query);
    const queries = words.flatMap(({ ways }) => ways.map((way) => tsquery(way.match)));
    const rows = await this.#database.query(sql.queriesMatched({ queries, productIds: nodes.map(({ id }) => id) }));
    const matchedBy = new Map(
      rows.map(({ productId, matched }) => [productId, new Set(queries.filter((_, at) => matched[at]))]),
    );
    return {
      corrections: query.corrections,
      results: nodes.map((product) => ({
        product,
        percent: query.pinned.includes(product.id) ? 100 : Number(product.place[0]),
        isPinned: query.pinned.includes(product.id),
        isKind: query.kinds.includes(product.categoryId),
        words: words.flatMap(({ typed, share, ways }) => {
          const way = ways.find((one) => matchedBy.get(product.id)?.has(tsquery(one.match)));
          return way ? [{ word: typed, reason: way.reason, percent: Math.round(100 * share * way.share) }] : [];
        }),
      })),
    };
  }

  /**
   * Returns the query of a term: one statement. `isVerbatim` leaves typing errors as they are; `isTyped` takes the last
   * word for a half one.
   */
  async understand(term: string, isVerbatim = false, isTyped = false): Promise<TermQuery> {
    return termQuery(await this.#database.query(sql.meaningsOfTerm({ term, isTyped })), isVerbatim);
  }

  /** Finds what a query means, in the category of the list. */
  async #find({ within }: CheckedFilter, query: TermQuery, isNear: boolean): Promise<FoundProducts> {
    // Nothing needs no engine.
    if (query.words.length === 0 || within === null) return foundByPostgres({ query, isNear });
    const leafIds = within ? leavesOf(within).map(({ id }) => id) : null;
    return this.#finder.find({ query, leafIds, isNear });
  }

  /** Returns the filter with the price that “cheap” means for what its term finds, in whole dollars. */
  async #withCheapPrice(filter: CheckedFilter, found: FoundProducts): Promise<CheckedFilter> {
    if (!filter.price?.isCheap || isEmpty(found)) return filter;
    const [row] = await this.#database.query(sql.cheapPrice({ filter, found }));
    const maxCents = row?.cents ? 100 * Math.ceil(row.cents / 100) : null;
    return { ...filter, maxPriceCents: maxCents, price: { ...filter.price, maxCents } };
  }

  async #best(request: Omit<PageRequest, 'sort' | 'after'>): Promise<ListedProduct[]> {
    return (await this.#page({ ...request, sort: 'POPULARITY', after: null })).nodes;
  }

  async #page(request: PageRequest): Promise<Page<ListedProduct>> {
    const [row] = isEmpty(request.found) ? [] : await this.#database.query(sql.productPage(request));
    const { first, after, sort } = request;
    return toPage(row?.items ?? [], { first, after, cursorOf: cursorOf(sort) });
  }

  async #counts(
    { filter, found }: CountRequest,
    language: Language,
    tree: CategoryTree | null,
  ): Promise<ProductCounts> {
    const isNothing = isEmpty(found);
    const isExact = (read = 0) => read <= MOST_COUNTED && found?.isWhole !== false;
    if (tree === null) {
      const [row] = isNothing ? [] : await this.#database.query(sql.productTotal({ filter, found }));
      return { totalCount: row?.total ?? 0, isTotalExact: isExact(row?.read), facets: null };
    }
    const rows = isNothing ? [] : await this.#database.query(sql.productFacets({ filter, found }));
    const whole = rows.find((row) => row.isTotal);
    const attributes = async () =>
      isNothing ? [] : attributeFacets(await this.#database.query(sql.productAttributes({ filter, found, language })));
    return {
      totalCount: whole?.total ?? 0,
      isTotalExact: isExact(whole?.read),
      facets: { ...facetsOf(rows, filter, tree, isExact(whole?.read)), attributes },
    };
  }
}
