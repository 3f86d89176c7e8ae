import type { RowOf } from '#platform/db/sql.ts';

/**
 * A product as the shop has it; `description` and the other long texts are their beginnings with a hash of the whole.
 */
export type ShopProduct = RowOf<'productsToImport'>;

/** A variant of it, also an archived one. */
export type ShopVariant = ShopProduct['variants'][number];

/** What the shop has of that which a file names. */
export interface ShopState {
  products: ReadonlyMap<string, ShopProduct>;
  /** Which product or variant has an SKU. */
  skus: ReadonlyMap<string, { productId: string; variantId: string | null }>;
  /** Keys of pictures that the file names and the shop has. */
  pictures: ReadonlySet<string>;
  /** Keys of pictures that were fetched from web addresses that the file names, by these. */
  fetched: ReadonlyMap<string, string>;
}

/** How many characters of a long text are read, to be shown. */
export const SHOWN_LENGTH = 160;
