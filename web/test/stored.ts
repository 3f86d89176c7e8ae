import { Stores } from '../src/lib/stores.ts';
import { cart, type Cart, type CartLine } from '../src/shop/cart/cart.ts';
import { changeOf } from '../src/shop/cart/changeCart.ts';
import { wishFor, wishlist, type Wishlist } from '../src/shop/cart/wishlist.ts';

/** The cart as it lies in the storage. */
export const storedCart = (): Cart => new Stores().get(cart).read();

/** The wishlist as it lies in the storage. */
export const storedWishlist = (): Wishlist => new Stores().get(wishlist).read();

const notSent = { sent: null, refused: false };

/** Begins the test with a cart; of a visitor, or the same as the account of a customer. */
export const keepCart = (items: CartLine[], account: string | null = null): void =>
  new Stores().get(cart).write({
    items,
    account,
    pending: account ? [] : items.map((line) => ({ ...changeOf(line, 0, line.quantity), ...notSent })),
    synced: null,
  });

/** Begins the test with a wishlist; of a visitor, or the same as the account of a customer. */
export const keepWishlist = (ids: string[], account: string | null = null): void =>
  new Stores().get(wishlist).write({
    items: ids.map(wishFor),
    account,
    pending: account ? [] : ids.map((id) => ({ ...wishFor(id), from: 0, to: 1, ...notSent })).toReversed(),
    synced: null,
  });
