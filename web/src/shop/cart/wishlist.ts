import { MAX_WISHES } from '../../../../schema/cart.rules.ts';
import { asList, asObject, textOr } from '../../lib/json.ts';
import { storedValue } from '../../lib/storedValue.ts';
import { saveSoon } from './saving.ts';
import { nothingKept, withLess, type Kept, type KeptItem } from './kept.ts';

/** A product that somebody likes. */
export interface Wish extends KeptItem {
  productId: string;
}

/** The wishlist of this browser, under the key `wishlist`, newest first. */
export const wishlist = storedValue<Kept<Wish>>(
  'wishlist',
  (value) => {
    const stored = asObject(value);
    const wishes = new Map<string, Wish>();
    for (const item of asList(stored?.['products'])) {
      const { _id: productId, unsaved } = asObject(item) ?? {};
      if (typeof productId === 'string' && !wishes.has(productId))
        wishes.set(productId, { productId, unsaved: unsaved !== false });
    }
    return {
      items: [...wishes.values()].slice(0, MAX_WISHES),
      account: textOr(stored?.['account'], null),
      changed: stored?.['changed'] === true,
    };
  },
  ({ items, account, changed }) =>
    items.length === 0 && account === null
      ? null
      : {
          products: items.map(({ productId, unsaved }) => ({ _id: productId, unsaved })),
          account,
          changed,
        },
);

/** The wishlist, for components; undefined until it was looked for. */
export const useWishlist = (): Kept<Wish> | undefined => wishlist.use((kept) => kept);

/** Number of products on the wishlist, for components. */
export const useWishCount = (): number => wishlist.use((kept) => kept?.items.length ?? 0);

/** Whether the product is on the wishlist, for components. */
export const useIsWished = (productId: string): boolean =>
  wishlist.use((kept) => kept?.items.some((wish) => wish.productId === productId) ?? false);

/** Puts the product on the wishlist, before all others; beyond the most products of a wishlist the oldest goes. */
export const addWish = (productId: string): void => {
  const kept = wishlist.read();
  if (kept.items.some((wish) => wish.productId === productId)) return;
  const items = [{ productId, unsaved: true }, ...kept.items];
  wishlist.write(items.length > MAX_WISHES ? withLess(kept, items.slice(0, MAX_WISHES)) : { ...kept, items });
  saveSoon();
};

/** Takes the product off the wishlist. */
export const removeWish = (productId: string): void => {
  const kept = wishlist.read();
  wishlist.write(
    withLess(
      kept,
      kept.items.filter((wish) => wish.productId !== productId),
    ),
  );
  saveSoon();
};

/** Puts the product on the wishlist, or takes it off. */
export const toggleWish = (productId: string): void => {
  const isThere = wishlist.read().items.some((wish) => wish.productId === productId);
  (isThere ? removeWish : addWish)(productId);
};

/** Empties the wishlist of this browser; an account keeps its own. */
export const forgetWishlist = (): void => wishlist.write(nothingKept());
