import type { PrivacyPart } from '#platform/module/module.ts';
import { exported, exportedRows } from '#people/privacy/exported.ts';
import { CartChangesEntity, CartLineEntity, WishlistItemEntity } from './cart.entity.ts';
import { cartExported, wishlistExported } from './cart.statements.ts';

/** Cart and wishlist are exported, and deleted with the customer. */
export const cartPrivacy: PrivacyPart = {
  exports: {
    cart: exported('cart_lines', 'What the person means to buy', cartExported),
    wishlist: exported('wishlist_items', 'What the person likes', wishlistExported),
    cartChanges: exportedRows(
      CartChangesEntity,
      'Keys by which changes of cart and wishlist are applied only once, newest first',
      { select: { keys: true }, order: { customerId: 'ASC' } },
    ),
  },
  onAccountMerge: async (manager, customerId) => {
    for (const entity of [CartLineEntity, WishlistItemEntity, CartChangesEntity])
      await manager.delete(entity, { customerId });
  },
};
