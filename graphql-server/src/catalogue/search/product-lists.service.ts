import type { Language } from '#kernel/language.ts';
import type { Database } from '#platform/db/database.ts';
import type { RowOf } from '#platform/db/sql.ts';
import { checkFirst, toPage, type Page } from '#kernel/paging.ts';
import { departmentsOf, leavesOf, type CategoryTree } from '../product/category-tree.ts';
import type { CategoryModel, ProductCounts, ProductModel } from '../product/product.model.ts';
import { ratingCounts } from '../product/product.service.ts';
import type { Counted } from './matches/match-counts.ts';
import { checkFilter, namesCategories, type CheckedFilter, type ProductFilter } from './product-list.ts';
import { cursorOf, type ListedProduct, type PageRequest } from './product-page.ts';
import { about, type ProductSearch } from './product-search.ts';
import * as sql from './search.statements.ts';
import { checkTerm, suggestedCategories } from './suggestions.ts';

/** A requested list. */
export interface ProductListRequest extends Omit<PageRequest, 'filter'> {
  filter: ProductFilter;
  /** Largest `first`; 100 when left out. */
  most?: number;
}

/** Whether triggers have counted what a list needs: products by category, brand and rating. */
const isStored = ({ term, minPriceCents, maxPriceCents }: CheckedFilter): boolean =>
  term === '' && minPriceCents === null && maxPriceCents === null;

/** What the rows of `productFacets` say. */
const countedOf = (rows: readonly RowOf<'productFacets'>[]): Counted => {
  const whole = rows.find((row) => row.isTotal);
  return {
    total: whole?.total ?? 0,
    byCategory: new Map(rows.flatMap((row) => (row.categoryId === null ? [] : [[row.categoryId, row.options]]))),
    byBrand: new Map(rows.flatMap((row) => (row.brand === null ? [] : [[row.brand, row.options]]))),
    byRating: [0, 1, 2, 3, 4, 5].map((rating) => rows.find((row) => row.rating === rating)?.ratings ?? 0),
    minCents: whole?.minCents ?? 0,
    maxCents: whole?.maxCents ?? 0,
  };
};

/** Returns the facets of a list. */
const facetsOf = (
  { byCategory, byBrand, byRating, minCents, maxCents }: Counted,
  { within }: CheckedFilter,
  { roots }: CategoryTree,
  isExact: boolean,
): NonNullable<ProductCounts['facets']> => {
  const told = (count: number) => (isExact ? count : about(count));
  return {
    isExact,
    categories: (within ? within.children : departmentsOf(roots)).map((category) => ({
      category,
      count: told(leavesOf(category).reduce((sum, leaf) => sum + (byCategory.get(leaf.id) ?? 0), 0)),
    })),
    brands: [...byBrand]
      .flatMap(([brand, count]) => (brand === '' || count === 0 ? [] : [{ brand, count: told(count) }]))
      .sort((a, b) => b.count - a.count || a.brand.localeCompare(b.brand, 'en')),
    ratings: ratingCounts((rating) => told(byRating[rating] ?? 0)),
    price: { minCents, maxCents },
  };
};

/** Lists of products, with or without a search term. Everyone may read them. */
export class ProductLists {
  readonly #database: Database;
  readonly #search: ProductSearch;

  constructor(database: Database, search: ProductSearch) {
    this.#database = database;
    this.#search = search;
  }

  /**
   * Returns one page of a list: one statement; with a term two, or one when its matches are kept.
   * @throws InvalidInput, BadRequest, Busy
   */
  async list(request: ProductListRequest, tree: () => Promise<CategoryTree>): Promise<Page<ListedProduct>> {
    const first = checkFirst(request.first, request.most);
    const filter = checkFilter(request.filter, namesCategories(request.filter) ? await tree() : null);
    if (filter.term !== '') return this.#search.page({ ...request, filter, first });
    const [row] = await this.#database.query(sql.productPage({ ...request, filter, first }));
    return toPage(row?.items ?? [], { first, after: request.after, cursorOf: cursorOf(request.sort) });
  }

  /**
   * Returns a list's total and facets: one statement, or none when its products are kept; with a term none besides
   * those of `list`.
   * @throws InvalidInput, Busy
   */
  async counts(
    filter: ProductFilter,
    { withFacets, bypassCache }: { withFacets: boolean; bypassCache: boolean },
    tree: () => Promise<CategoryTree>,
  ): Promise<ProductCounts> {
    const checked = checkFilter(filter, namesCategories(filter) ? await tree() : null);
    // Both at once: a search shares the reading of its matches with the page that is asked for beside it.
    if (!isStored(checked)) {
      const [counted, categories] = await Promise.all([
        this.#search.counts(checked, { withFacets, bypassCache }),
        withFacets ? tree() : null,
      ]);
      return {
        totalCount: counted.total,
        isTotalExact: counted.isTotalExact,
        facets: categories && facetsOf(counted, checked, categories, counted.areFacetsExact),
      };
    }
    if (!withFacets) {
      const [row] = await this.#database.query(sql.productTotal(checked));
      return { totalCount: row?.total ?? 0, isTotalExact: true, facets: null };
    }
    const [rows, categories] = await Promise.all([this.#database.query(sql.productFacets(checked)), tree()]);
    const counted = countedOf(rows);
    return {
      totalCount: counted.total,
      isTotalExact: true,
      facets: facetsOf(counted, checked, categories, true),
    };
  }

  /**
   * Returns suggestions for a search term: at most two statements, in a large catalogue five.
   * @throws InvalidInput when the term is too long, Busy
   */
  async suggestions(
    term: string,
    language: Language,
    tree: () => Promise<CategoryTree>,
  ): Promise<{ categories: CategoryModel[]; products: ProductModel[] }> {
    const wanted = checkTerm(term);
    if (wanted === '') return { categories: [], products: [] };
    // In a large catalogue the best products alone say too little, and reading all matches anew takes too long.
    const [categories, found] = await Promise.all([
      tree(),
      (await this.#search.isLarge())
        ? this.#search.suggestions(wanted, language)
        : this.#database.query(sql.suggested({ term: wanted, language })).then(([row]) => row),
    ]);
    return {
      categories: suggestedCategories(categories, found?.categories ?? []),
      products: found?.products ?? [],
    };
  }
}
