import type { PrivacyPart } from '#platform/module/module.ts';
import { forgetCart } from './cart.service.ts';
import { exported } from '#people/privacy/exported.ts';
import { cartChangesExported, cartExported, wishlistExported } from './cart.statements.ts';

/** Cart and wishlist are exported, and deleted with the customer. */
export const cartPrivacy: PrivacyPart = {
  exports: {
    cart: exported('cart_lines', 'What the person means to buy', cartExported),
    wishlist: exported('wishlist_items', 'What the person likes', wishlistExported),
    cartChanges: exported(
      'cart_changes',
      'Keys by which changes of cart and wishlist are applied only once, newest first',
      cartChangesExported,
    ),
  },
  onAccountMerge: forgetCart,
};
