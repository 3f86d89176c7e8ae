import { MAX_WISHES, type LineChoice } from '../../../../schema/cart.ts';
import { asObject } from '../../lib/json.ts';
import { useObserved, useStores, type Stores } from '../../lib/stores.ts';
import { accountSync, defineAccountList, record, type AccountList, type Change } from './accountList.ts';

/** The wishlist of this browser. */
export type Wishlist = AccountList<LineChoice, Change>;

/** A product on the wishlist: whatever its colour and size. */
export const wishFor = (productId: string): LineChoice => ({ productId, color: null, size: null });

/** The wishlist, under the key `wishlist`, newest first. */
export const wishlist = defineAccountList<LineChoice, Change>({
  key: 'wishlist',
  name: 'products',
  most: MAX_WISHES,
  parseItem: (value) => {
    const productId = asObject(value)?.['_id'];
    return typeof productId === 'string' ? wishFor(productId) : null;
  },
  printItem: ({ productId }) => ({ _id: productId }),
  parseChange: (_, change) => change,
  putIn: (wishes) => wishes.map((wish) => ({ ...wish, from: 0, to: 1 })).toReversed(),
});

/** The wishlist, for components; undefined until it was looked for. */
export const useWishlist = (): Wishlist | undefined => useObserved(wishlist, (list) => list);

/** Number of products on the wishlist, for components. */
export const useWishCount = (): number => useObserved(wishlist, (list) => list?.items.length ?? 0);

/** Whether the product is on the wishlist, and what puts it there or takes it off. */
export const useWish = (productId: string): { isWished: boolean; toggle: () => void } => {
  const stores = useStores();
  const isWished = useObserved(wishlist, (list) => isOn(list, productId));
  return { isWished, toggle: () => (isWished ? removeWish : addWish)(stores, productId) };
};

const isOn = (list: Wishlist | undefined, productId: string) =>
  list?.items.some((wish) => wish.productId === productId) ?? false;

/** Puts the product on the wishlist, before all others; beyond the most products of a wishlist the oldest goes. Whether it is new there. */
export const addWish = (stores: Stores, productId: string): boolean => {
  const list = stores.get(wishlist).read();
  if (isOn(list, productId)) return false;
  for (const { productId: oldest } of list.items.slice(MAX_WISHES - 1)) removeWish(stores, oldest);
  change(stores, productId, true);
  return true;
};

/** Takes the product off the wishlist. */
export const removeWish = (stores: Stores, productId: string): void => change(stores, productId, false);

const change = (stores: Stores, productId: string, wished: boolean) => {
  const store = stores.get(wishlist);
  const wish = wishFor(productId);
  const others = store.read().items.filter((other) => other.productId !== productId);
  record(store, wished ? [wish, ...others] : others, { ...wish, from: wished ? 0 : 1, to: wished ? 1 : 0 });
  stores.get(accountSync).soon();
};
