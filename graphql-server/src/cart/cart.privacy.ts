import type { PrivacyPart } from '../module.ts';

/** Cart and wishlist go with the customer. */
export const cartPrivacy: PrivacyPart = {
  exports: {
    cart: {
      table: 'cart_lines',
      description: 'What the person means to buy',
      text: `SELECT p.name AS product, l.product_id AS "productId", l.quantity, l.color, l.size,
        l.seen_price_cents AS "seenPriceCents"
      FROM cart_lines l JOIN products p ON p.id = l.product_id WHERE l.customer_id = $1 ORDER BY l."position"`,
    },
    wishlist: {
      table: 'wishlist_items',
      description: 'What the person likes',
      text: `SELECT p.name AS product, w.product_id AS "productId"
      FROM wishlist_items w JOIN products p ON p.id = w.product_id WHERE w.customer_id = $1 ORDER BY w."position"`,
    },
  },
};
