import { STOCK_CHANGE_KINDS } from '#schema/product.ts';
import { boolean, entity, id, integer, known, now, reference, text, uuid } from '#platform/db/entity.ts';

const counter = integer.defaultTo(0);

/**
 * What purchases change: narrow rows, with one more index, for the best sellers. `reserved` are ordered and not
 * delivered yet, `sold` delivered: only moves of orders change them, and the sum of the three stays. Where the product
 * has variants, it is the sum of theirs, and a trigger keeps it.
 */
export const ProductStockEntity = entity(
  'ProductStock',
  'product_stock',
  {
    productId: reference('Product', 'CASCADE').primary(),
    available: integer,
    reserved: counter,
    sold: counter,
    /** Set by a trigger, with the first variant. */
    hasVariants: boolean.defaultTo(false),
  },
  {
    checks: [
      { name: 'product_stock_available_not_negative', expression: `available >= 0` },
      { name: 'product_stock_reserved_not_negative', expression: `reserved >= 0` },
      { name: 'product_stock_sold_not_negative', expression: `sold >= 0` },
    ],
    indices: [
      { name: 'product_stock_by_sold', columns: ['sold', 'productId'] },
      { name: 'product_stock_by_available', columns: ['available', 'productId'] },
    ],
  },
);

/**
 * The history of the stock: by how many pieces it changed. Rows are only added. No foreign keys: they outlive products
 * and orders.
 */
export const StockChangeEntity = entity(
  'StockChange',
  'stock_changes',
  {
    id,
    productId: uuid,
    variantId: uuid.orNull(),
    at: now,
    kind: known(STOCK_CHANGE_KINDS),
    available: counter,
    reserved: counter,
    sold: counter,
    orderId: uuid.orNull(),
    /** The admin; null where an order did it, whose history says who. */
    actorId: uuid.orNull(),
    importId: uuid.orNull(),
    reason: text.orNull(),
  },
  {
    indices: [
      { name: 'stock_changes_by_product', columns: ['productId', 'id'] },
      { name: 'stock_changes_by_import', columns: ['importId'], where: 'import_id IS NOT NULL' },
    ],
  },
);
