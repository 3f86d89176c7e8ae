import { MAX_WISHES, type LineChoice } from '#schema/cart.ts';
import { asObject } from '#web/lib/json.ts';
import { useObserved, useStores, type Stores } from '#web/lib/stores.ts';
import { accountSync, defineAccountList, record, type AccountList, type Change } from './accountList.ts';

/** The wishlist of this browser. */
export type Wishlist = AccountList<LineChoice, Change>;

/** Returns the item of a product, whatever its colour and size. */
export const wishFor = (productId: string): LineChoice => ({ productId, color: null, size: null });

/** The wishlist's store, under the key `wishlist`, newest first. */
export const wishlist = defineAccountList<LineChoice, Change>({
  key: 'wishlist',
  name: 'products',
  most: MAX_WISHES,
  parseItem: (value) => {
    const productId = asObject(value)?.['_id'];
    return typeof productId === 'string' ? wishFor(productId) : null;
  },
  printItem: ({ productId }) => ({ _id: productId }),
});

/** Returns the wishlist, for components; undefined until storage was read. */
export const useWishlist = (): Wishlist | undefined => useObserved(wishlist, (list) => list);

/** Returns the number of products on the wishlist, for components. */
export const useWishCount = (): number => useObserved(wishlist, (list) => list?.items.length ?? 0);

/** Returns whether the product is on the wishlist, and the function that adds or removes it. */
export const useWish = (productId: string): { isWished: boolean; toggle: () => void } => {
  const stores = useStores();
  const isWished = useObserved(wishlist, (list) => isOn(list, productId));
  return { isWished, toggle: () => (isWished ? removeWish : addWish)(stores, productId) };
};

const isOn = (list: Wishlist | undefined, productId: string) =>
  list?.items.some((wish) => wish.productId === productId) ?? false;

/** Adds a product at the front of the wishlist; a full one loses the oldest. Returns whether it is new there. */
export const addWish = (stores: Stores, productId: string): boolean => {
  const list = stores.get(wishlist).read();
  if (isOn(list, productId)) return false;
  for (const { productId: oldest } of list.items.slice(MAX_WISHES - 1)) removeWish(stores, oldest);
  change(stores, productId, true);
  return true;
};

/** Removes the product from the wishlist. */
export const removeWish = (stores: Stores, productId: string): void => change(stores, productId, false);

const change = (stores: Stores, productId: string, wished: boolean) => {
  const store = stores.get(wishlist);
  const wish = wishFor(productId);
  const others = store.read().items.filter((other) => other.productId !== productId);
  record(store, wished ? [wish, ...others] : others, { ...wish, from: wished ? 0 : 1, to: wished ? 1 : 0 });
  stores.get(accountSync).soon();
};
