import { roundedPercent } from '#schema/product.ts';
import type { Language } from '#kernel/language.ts';
import type { Database } from '#platform/db/database.ts';
import type { RowOf } from '#platform/db/sql.ts';
import { checkFirst, isId, toPage, type Page } from '#kernel/paging.ts';
import type { Availability } from '#kernel/availability.ts';
import { unstorableText } from '#kernel/unstorable-text.ts';
import { buildTree, departmentsOf, leavesOf, type CategoryTree } from './category-tree.ts';
import {
  checkFilter,
  namesCategories,
  type CheckedFilter,
  type ProductFilter,
} from '../search/product-list.ts';
import { cursorOf, type ListedProduct, type PageRequest } from '../search/product-page.ts';
import type { Counted } from '../search/matches/match-counts.ts';
import { about, type ProductSearch } from '../search/product-search.ts';
import { checkTerm, suggestedCategories } from '../search/suggestions.ts';
import * as sql from './product.statements.ts';
import type {
  CategoryModel,
  ProductCounts,
  ProductDetails,
  ProductModel,
  RatingCount,
  RelatedRequest,
} from './product.model.ts';

/** A requested list. */
export interface ProductListRequest extends Omit<PageRequest, 'filter'> {
  filter: ProductFilter;
  /** Largest `first`; 100 when left out. */
  most?: number;
}

const ratingsDown = [5, 4, 3, 2, 1] as const;

/** Returns the counts by rating, 5 to 1, with their share of the whole. */
export const ratingCounts = (countOf: (rating: number) => number): RatingCount[] => {
  const whole = ratingsDown.reduce((sum, rating) => sum + countOf(rating), 0);
  return ratingsDown.map((rating) => {
    const count = countOf(rating);
    return { rating, count, percent: roundedPercent(count, whole) };
  });
};

/** Whether triggers have counted what a list needs: products by category, brand and rating. */
const isStored = ({ term, minPriceCents, maxPriceCents }: CheckedFilter): boolean =>
  term === '' && minPriceCents === null && maxPriceCents === null;

/** What the rows of `productFacets` say. */
const countedOf = (rows: readonly RowOf<'productFacets'>[]): Counted => {
  const whole = rows.find((row) => row.isTotal);
  return {
    total: whole?.total ?? 0,
    byCategory: new Map(
      rows.flatMap((row) => (row.categoryId === null ? [] : [[row.categoryId, row.options]])),
    ),
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

/** The catalogue, in the requested language. Everyone may read it. */
export class ProductService {
  readonly #database: Database;
  readonly #search: ProductSearch;

  constructor(database: Database, search: ProductSearch) {
    this.#database = database;
    this.#search = search;
  }

  /** Returns the current category tree: one statement. */
  async categoryTree(): Promise<CategoryTree> {
    return buildTree(await this.#database.query(sql.categoryRows()));
  }

  /** Returns one page of a list: one statement; with a term two, or one when its matches are kept. @throws InvalidInput, BadRequest, Busy */
  async list(request: ProductListRequest, tree: () => Promise<CategoryTree>): Promise<Page<ListedProduct>> {
    const first = checkFirst(request.first, request.most);
    const filter = checkFilter(request.filter, namesCategories(request.filter) ? await tree() : null);
    if (filter.term !== '') return this.#search.page({ ...request, filter, first });
    const [row] = await this.#database.query(sql.productPage({ ...request, filter, first }));
    return toPage(row?.items ?? [], { first, after: request.after, cursorOf: cursorOf(request.sort) });
  }

  /** Returns a list's total and facets: one statement, or none when its products are kept; with a term none besides those of `list`. @throws InvalidInput, Busy */
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
   * Whether the shop shows a product: one statement, by primary key. An archived one is gone; a draft is missing, because nobody may
   * learn of it.
   */
  async presence(id: string): Promise<Availability> {
    if (!isId(id)) return 'missing';
    const [found] = await this.#database.query(sql.productStatus({ id }));
    if (found?.status === 'PUBLISHED') return 'there';
    return found?.status === 'ARCHIVED' ? 'gone' : 'missing';
  }

  /** Whether the category exists: one statement, by unique key. */
  async categoryPresence(slug: string): Promise<Availability> {
    if (unstorableText(slug) !== undefined) return 'missing';
    return (await this.#database.query(sql.categoryExists({ slug }))).length > 0 ? 'there' : 'missing';
  }

  /** Returns a product with its details; null when there is none: one statement. */
  async find(id: string, language: Language): Promise<ProductModel | null> {
    const [row] = await this.#database.query(sql.productById(language, { id }));
    return row ? { ...row.product, details: row.product } : null;
  }

  /** Returns products by id, in the order of the ids; null for unknown ids: one statement. */
  async byIds(ids: readonly string[], language: Language): Promise<(ProductModel | null)[]> {
    const rows = await this.#database.query(sql.productsById(language, { ids }));
    const byId = new Map(rows.map(({ product }) => [product.id, product]));
    return ids.map((id) => byId.get(id.toLowerCase()) ?? null);
  }

  /** Returns variants that the shop sells, in the order of the ids; null for others: one statement. */
  async variantsByIds(ids: readonly string[], language: Language): Promise<(RowOf<'variantsById'> | null)[]> {
    const rows = await this.#database.query(sql.variantsById(language, { ids: ids.filter(isId) }));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id.toLowerCase()) ?? null);
  }

  /** Returns the details of many products, in the order of the ids: one statement. */
  async details(ids: readonly string[], language: Language): Promise<ProductDetails[]> {
    const rows = await this.#database.query(sql.productDetails(language, { ids }));
    const byId = new Map(rows.map(({ product }) => [product.id, product]));
    return ids.map((id) => {
      const details = byId.get(id);
      if (!details) throw new Error(`Product ${id} has gone while it was read.`);
      return details;
    });
  }

  /** Returns other products of the same leaf, best rated first, for many products at once: one statement. */
  async related(requests: readonly RelatedRequest[], language: Language): Promise<ProductModel[][]> {
    const rows = await this.#database.query(
      sql.relatedProducts(language, {
        productIds: requests.map(({ productId }) => productId),
        categoryIds: requests.map(({ categoryId }) => categoryId),
        firsts: requests.map(({ first }) => first),
      }),
    );
    const byPlace = new Map(rows.map(({ place, items }) => [place, items]));
    return requests.map((_, index) => byPlace.get(index + 1) ?? []);
  }

  /** Returns suggestions for a search term: at most two statements, in a large catalogue five. @throws InvalidInput when the term is too long, Busy */
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

  /** Returns the number of products at and below each category: one statement, from the stored counts. */
  async categoryCounts(categories: readonly CategoryModel[]): Promise<number[]> {
    const rows = await this.#database.query(sql.categoryCounts());
    const byLeaf = new Map(rows.map(({ id, products }) => [id, products]));
    return categories.map((category) =>
      leavesOf(category).reduce((sum, leaf) => sum + (byLeaf.get(leaf.id) ?? 0), 0),
    );
  }

  /** Returns the picture of each category's best rated product, with that product's name; null for an empty category. */
  async categoryPictures(
    categories: readonly CategoryModel[],
  ): Promise<({ picture: string; name: string } | null)[]> {
    const leaves = [...new Set(categories.flatMap(leavesOf))];
    const rows = await this.#database.query(sql.categoryPictures({ leafIds: leaves.map(({ id }) => id) }));
    return categories.map((category) => {
      const below = new Set(leavesOf(category).map(({ id }) => id));
      // Rows come best rated first.
      return rows.find((row) => below.has(row.id)) ?? null;
    });
  }
}
