import type { Database } from '#platform/db/database.ts';
import type { RowOf, Statement } from '#platform/db/sql.ts';
import type { PublicReads } from '#platform/db/standbys.ts';
import { inBatches } from '#kernel/in-batches.ts';
import type { Language } from '#kernel/language.ts';
import { leavesOf } from '../category-tree.ts';
import type { CategoryModel } from '../product.model.ts';
import type { ProductService } from '../product.service.ts';
import * as sql from './published.statements.ts';

/** A published product, as other programs see it. */
export type PublishedProduct = RowOf<'publishedProducts'>;

/**
 * Products between two ids: the first one's, how many are published, and when the last one changed; null when nobody
 * may know.
 */
export type ProductRange = RowOf<'productRanges'> & { next: string | null };

/** A category with published products below it, and when the last of them changed. */
export interface PublishedCategory {
  category: CategoryModel;
  updatedAt: Date;
}

/** Less than every id. */
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Everything that the shop shows, for sitemaps and feeds. Everyone may read it. */
export class PublishedProducts {
  readonly #database: Database;
  readonly #products: ProductService;
  readonly #reads: PublicReads;

  constructor(database: Database, products: ProductService, reads: PublicReads) {
    this.#database = database;
    this.#products = products;
    this.#reads = reads;
  }

  /** Yields all published products by id, in batches: a statement each. */
  async *inBatches(language: Language, size: number): AsyncGenerator<PublishedProduct, void> {
    yield* inBatches<PublishedProduct>(size, (after) =>
      this.#read(sql.publishedProducts(language, { after: after?.id ?? BEFORE_ALL, size })),
    );
  }

  /** Returns ranges of `size` products each, the last one with fewer; those without published products too. */
  async ranges(size: number): Promise<ProductRange[]> {
    const rows = await this.#read(sql.productRanges({ size }));
    return rows.map((row, index) => ({ ...row, next: rows[index + 1]?.first ?? null }));
  }

  /** Returns the published products of a range: one statement. */
  ofRange({ first, next }: ProductRange, size: number): Promise<RowOf<'productsOfRange'>[]> {
    return this.#read(sql.productsOfRange({ first, next, size }));
  }

  /** Returns the categories that have published products at or below them, in the shop's order: two statements. */
  async categories(): Promise<PublishedCategory[]> {
    const [{ byId }, rows] = await Promise.all([this.#products.categoryTree(), this.#read(sql.categoriesUpdated())]);
    const times = new Map(rows.map(({ id, updatedAt }) => [id, updatedAt.getTime()]));
    return [...byId.values()].flatMap((category) => {
      const latest = Math.max(...leavesOf(category).map(({ id }) => times.get(id) ?? -Infinity));
      return latest === -Infinity ? [] : [{ category, updatedAt: new Date(latest) }];
    });
  }

  #read<Row>(statement: Statement<Row>): Promise<Row[]> {
    return this.#reads.run(() => this.#database.query(statement));
  }
}
