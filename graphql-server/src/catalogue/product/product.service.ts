import { roundedPercent } from '#schema/product.ts';
import type { Language } from '#kernel/language.ts';
import type { Database } from '#platform/db/database.ts';
import type { RowOf } from '#platform/db/sql.ts';
import { isId } from '#kernel/paging.ts';
import type { Availability } from '#kernel/availability.ts';
import { unstorableText } from '#kernel/unstorable-text.ts';
import { buildTree, leavesOf, type CategoryTree } from './category-tree.ts';
import * as sql from './product.statements.ts';
import type { CategoryModel, ProductDetails, ProductModel, RatingCount, RelatedRequest } from './product.model.ts';

const ratingsDown = [5, 4, 3, 2, 1] as const;

/** Returns the counts by rating, 5 to 1, with their share of the whole. */
export const ratingCounts = (countOf: (rating: number) => number): RatingCount[] => {
  const whole = ratingsDown.reduce((sum, rating) => sum + countOf(rating), 0);
  return ratingsDown.map((rating) => {
    const count = countOf(rating);
    return { rating, count, percent: roundedPercent(count, whole) };
  });
};

/** The catalogue, in the requested language. Everyone may read it. */
export class ProductService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Returns the current category tree: one statement. */
  async categoryTree(): Promise<CategoryTree> {
    return buildTree(await this.#database.query(sql.categoryRows()));
  }

  /**
   * Whether the shop shows a product: one statement, by primary key. An archived one is gone; a draft is missing,
   * because nobody may learn of it.
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

  /** Returns the number of products at and below each category: one statement, from the stored counts. */
  async categoryCounts(categories: readonly CategoryModel[]): Promise<number[]> {
    const rows = await this.#database.query(sql.categoryCounts());
    const byLeaf = new Map(rows.map(({ id, products }) => [id, products]));
    return categories.map((category) => leavesOf(category).reduce((sum, leaf) => sum + (byLeaf.get(leaf.id) ?? 0), 0));
  }

  /**
   * Returns the picture of each category's best rated product, with that product's name; null for an empty category.
   */
  async categoryPictures(categories: readonly CategoryModel[]): Promise<({ picture: string; name: string } | null)[]> {
    const leaves = [...new Set(categories.flatMap(leavesOf))];
    const rows = await this.#database.query(sql.categoryPictures({ leafIds: leaves.map(({ id }) => id) }));
    return categories.map((category) => {
      const below = new Set(leavesOf(category).map(({ id }) => id));
      // Rows come best rated first.
      return rows.find((row) => below.has(row.id)) ?? null;
    });
  }
}
