import { MOST_LOW_STOCK } from '#schema/limits.ts';
import {
  entity,
  id,
  instant,
  integer,
  now,
  reference,
  smallint,
  text,
  uuid,
  type EntityRow,
} from '#platform/db/entity.ts';

const counter = integer.defaultTo(0);

/**
 * The choices of a product that has several, each with its own stock: at most one per colour and size. One that is no
 * longer offered is archived, because orders know it.
 */
export const ProductVariantEntity = entity(
  'ProductVariant',
  'product_variants',
  {
    id,
    productId: reference('Product', 'CASCADE'),
    /** One of the product's colours; null where it has no choice of colour. */
    color: text.orNull(),
    /** One of the product's sizes; null where it has no choice of size. */
    size: text.orNull(),
    /** Stock keeping unit: the shop's own name of it, unlike that of any other product or variant. */
    sku: text,
    /** Key of its picture; null for that of its colour. */
    picture: text.orNull(),
    /** Its own price; null for that of the product. */
    priceCents: integer.orNull(),
    position: smallint,
    available: counter,
    reserved: counter,
    sold: counter,
    archivedAt: instant.orNull(),
  },
  {
    checks: [
      { name: 'product_variants_price_positive', expression: `price_cents > 0` },
      { name: 'product_variants_available_not_negative', expression: `available >= 0` },
      { name: 'product_variants_reserved_not_negative', expression: `reserved >= 0` },
      { name: 'product_variants_sold_not_negative', expression: `sold >= 0` },
    ],
    indices: [
      // TypeORM cannot express that nulls are equal.
      { name: 'product_variants_choice', synchronize: false },
      {
        name: 'product_variants_low',
        columns: ['available', 'productId'],
        where: `archived_at IS NULL AND available <= ${MOST_LOW_STOCK}`,
      },
    ],
  },
);

/** A row of `product_variants`. */
export type ProductVariantRow = EntityRow<typeof ProductVariantEntity>;

/** Which product or variant has an SKU; maintained by triggers. */
export const ProductSkuEntity = entity(
  'ProductSku',
  'product_skus',
  {
    sku: text.primary(),
    productId: uuid,
    variantId: uuid.orNull(),
  },
  {
    indices: [
      { name: 'product_skus_by_product', columns: ['productId'] },
      // In SQL, because of its operator class.
      { name: 'product_skus_trigrams', synchronize: false },
    ],
  },
);

/** Every change of a price, of a product or of one of its variants. The database writes it. */
export const PriceChangeEntity = entity(
  'PriceChange',
  'price_changes',
  {
    id,
    productId: uuid,
    /** Null for the product's own price. */
    variantId: uuid.orNull(),
    at: now,
    beforeCents: integer.orNull(),
    afterCents: integer.orNull(),
    /** The admin who has changed the product last. */
    actorId: uuid.orNull(),
  },
  { indices: [{ name: 'price_changes_by_product', columns: ['productId', 'id'] }] },
);
