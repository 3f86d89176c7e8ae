import type { PrivacyPart } from '../module.ts';
import { query } from '../db/database.ts';
import { cartChangesExported, cartExported, wishlistExported } from './cart.statements.ts';

/** Cart and wishlist are exported, and deleted with the customer. */
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
    cartChanges: {
      table: 'cart_changes',
      description: 'Keys by which changes of cart and wishlist are applied only once, newest first',
      rows: (manager, customerId) => query(manager, cartChangesExported({ customerId })),
    },
  },
};
