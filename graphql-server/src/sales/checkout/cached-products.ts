import { LRUCache } from 'lru-cache';
import type { ProductOnSale } from './chosen.ts';

/** The most products that a server keeps, and the most memory of all of them, in bytes. */
const MOST_KEPT = 4000;
const MOST_BYTES = 16 * 2 ** 20;

/** About how many bytes a product takes without its variants, and one of those: a product may have a hundred. */
const BYTES_OF_PRODUCT = 2500;
const BYTES_OF_VARIANT = 300;

/**
 * Products as they were read last. Nobody has to drop them: an order is stored only if its products still have the version that it was
 * judged by, and their stock is taken from the database. What is refused by them is judged again by what is read.
 */
export class CachedProducts {
  readonly #kept = new LRUCache<string, ProductOnSale>({
    max: MOST_KEPT,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ variants }) => BYTES_OF_PRODUCT + (variants?.length ?? 0) * BYTES_OF_VARIANT,
  });

  /** About how many bytes they take. */
  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  /** Returns the products of these lines; null unless all are kept. */
  of(lines: readonly { productId: string }[]): Map<string, ProductOnSale> | null {
    const products = new Map<string, ProductOnSale>();
    for (const { productId } of lines) {
      const product = this.#kept.get(productId);
      if (!product) return null;
      products.set(productId, product);
    }
    return products;
  }

  /** Keeps products, and forgets those that nobody has ordered for longest. */
  keep(products: Iterable<ProductOnSale>): void {
    for (const product of products) this.#kept.set(product.id, product);
  }
}
