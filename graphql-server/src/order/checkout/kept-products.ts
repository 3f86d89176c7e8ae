import type { ProductOnSale } from './on-sale.ts';

/** The most products that a server keeps. */
const MOST_KEPT = 4000;

/**
 * Products as they were read last. Nobody has to drop them: an order is stored only if its products still have the version that it was
 * judged by, and their stock is taken from the database. What is refused by them is judged again by what is read.
 */
export class KeptProducts {
  readonly #kept = new Map<string, ProductOnSale>();

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

  /** Keeps products, and forgets those that were kept first. */
  keep(products: Iterable<ProductOnSale>): void {
    for (const product of products) {
      this.#kept.delete(product.id);
      this.#kept.set(product.id, product);
    }
    for (const id of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) break;
      this.#kept.delete(id);
    }
  }
}
