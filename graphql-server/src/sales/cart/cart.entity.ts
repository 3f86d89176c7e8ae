import { entity, integer, now, reference, smallint, text, texts } from '#platform/db/entity.ts';

/** The lines of customers' carts. */
export const CartLineEntity = entity(
  'CartLine',
  'cart_lines',
  {
    customerId: reference('Customer', 'CASCADE').primary(),
    /** Position in the cart, from 0. */
    position: smallint.primary(),
    productId: reference('Product', 'CASCADE'),
    quantity: integer,
    color: text.orNull(),
    size: text.orNull(),
    seenPriceCents: integer,
    /** When the cart was last changed: each change writes all its lines anew. */
    changedAt: now,
  },
  {
    indices: [{ name: 'cart_lines_by_product', columns: ['productId'] }],
    checks: [{ name: 'cart_lines_quantity_positive', expression: `quantity > 0` }],
  },
);

/** The products on customers' wishlists. */
export const WishlistItemEntity = entity(
  'WishlistItem',
  'wishlist_items',
  {
    customerId: reference('Customer', 'CASCADE').primary(),
    productId: reference('Product', 'CASCADE').primary(),
    /** Position on the list, from 0. */
    position: smallint,
  },
  { indices: [{ name: 'wishlist_items_by_product', columns: ['productId'] }] },
);

/** The keys of the last changes of a customer's cart or wishlist, so that none is applied twice. */
export const CartChangesEntity = entity('CartChanges', 'cart_changes', {
  customerId: reference('Customer', 'CASCADE').primary(),
  /** Newest first. */
  keys: texts,
});
