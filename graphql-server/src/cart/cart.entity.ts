import { EntitySchema, type EntitySchemaOptions } from 'typeorm';

type ForeignKey = NonNullable<EntitySchemaOptions<unknown>['foreignKeys']>[number];

const references = (table: string, target: 'Customer' | 'Product'): ForeignKey => ({
  name: `${table}_${target.toLowerCase()}_fkey`,
  target,
  columnNames: [`${target.toLowerCase()}Id`],
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
});

/** A row of `cart_lines`. */
export interface CartLineRow {
  customerId: string;
  /** Position in the cart, from 0. */
  position: number;
  productId: string;
  quantity: number;
  color: string | null;
  size: string | null;
  seenPriceCents: number;
}

/** The lines of customers' carts. */
export const CartLineEntity = new EntitySchema<CartLineRow>({
  name: 'CartLine',
  tableName: 'cart_lines',
  columns: {
    customerId: {
      name: 'customer_id',
      type: 'uuid',
      primary: true,
      primaryKeyConstraintName: 'cart_lines_pkey',
    },
    position: { type: 'smallint', primary: true, primaryKeyConstraintName: 'cart_lines_pkey' },
    productId: { name: 'product_id', type: 'uuid' },
    quantity: { type: 'integer' },
    color: { type: 'text', nullable: true },
    size: { type: 'text', nullable: true },
    seenPriceCents: { name: 'seen_price_cents', type: 'integer' },
  },
  indices: [{ name: 'cart_lines_by_product', columns: ['productId'] }],
  checks: [{ name: 'cart_lines_quantity_positive', expression: `quantity > 0` }],
  foreignKeys: [references('cart_lines', 'Customer'), references('cart_lines', 'Product')],
});

/** A row of `wishlist_items`. */
export interface WishlistItemRow {
  customerId: string;
  /** Position on the list, from 0. */
  position: number;
  productId: string;
}

/** The products on customers' wishlists. */
export const WishlistItemEntity = new EntitySchema<WishlistItemRow>({
  name: 'WishlistItem',
  tableName: 'wishlist_items',
  columns: {
    customerId: {
      name: 'customer_id',
      type: 'uuid',
      primary: true,
      primaryKeyConstraintName: 'wishlist_items_pkey',
    },
    productId: {
      name: 'product_id',
      type: 'uuid',
      primary: true,
      primaryKeyConstraintName: 'wishlist_items_pkey',
    },
    position: { type: 'smallint' },
  },
  indices: [{ name: 'wishlist_items_by_product', columns: ['productId'] }],
  foreignKeys: [references('wishlist_items', 'Customer'), references('wishlist_items', 'Product')],
});

/** A row of `cart_changes`. */
export interface CartChangesRow {
  customerId: string;
  /** Newest first. */
  keys: string[];
}

/** The keys of the last changes of a customer's cart or wishlist, so that none is applied twice. */
export const CartChangesEntity = new EntitySchema<CartChangesRow>({
  name: 'CartChanges',
  tableName: 'cart_changes',
  columns: {
    customerId: {
      name: 'customer_id',
      type: 'uuid',
      primary: true,
      primaryKeyConstraintName: 'cart_changes_pkey',
    },
    keys: { type: 'text', array: true },
  },
  foreignKeys: [references('cart_changes', 'Customer')],
});
