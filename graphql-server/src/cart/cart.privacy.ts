import type { PrivacyPart } from '../module.ts';
import { query } from '../db/database.ts';
import { cartExported, wishlistExported } from './cart.statements.ts';

/** Cart and wishlist go with the customer. */
export const cartPrivacy: PrivacyPart = {
  exports: {
    cart: {
      table: 'cart_lines',
      description: 'What the person means to buy',
      rows: (manager, customerId) => query(manager, cartExported({ customerId })),
    },
    wishlist: {
      table: 'wishlist_items',
      description: 'What the person likes',
      rows: (manager, customerId) => query(manager, wishlistExported({ customerId })),
    },
  },
};
