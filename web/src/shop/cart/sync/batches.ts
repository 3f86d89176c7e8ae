import { isSameChoice, MAX_CART_CHANGES, type LineChoice } from '#schema/cart.ts';
import { isCount } from '#web/lib/json.ts';
import type { Stores } from '#web/lib/stores.ts';
import type { AccountList, Change, Pending } from '../accountList.ts';
import { cart, type Cart } from '../cart.ts';
import { wishlist, type Wishlist } from '../wishlist.ts';

/** Cart and wishlist of this browser. */
export interface Lists {
  cart: Cart;
  wishlist: Wishlist;
}

export const readLists = (stores: Stores, customerId: string): Lists => ({
  cart: forCustomer(sound(stores.get(cart).read(), isLineChange), customerId),
  wishlist: forCustomer(sound(stores.get(wishlist).read(), isChange), customerId),
});

/** Returns a list without invalid changes: browser storage may contain anything. */
const sound = <Item extends LineChoice, Done extends Change>(
  list: AccountList<Item, Done>,
  isSound: (change: Pending<Done>) => boolean,
): AccountList<Item, Done> => (list.pending.every(isSound) ? list : { ...list, pending: list.pending.filter(isSound) });

const isChange = ({ productId, color, size, from, to, sent }: Pending<Change>): boolean =>
  typeof productId === 'string' &&
  [color, size, sent].every((text) => text === null || typeof text === 'string') &&
  [from, to].every((pieces) => isCount(pieces, 0));

const isLineChange = (change: Cart['pending'][number]): boolean =>
  isChange(change) && isCount(change.seenPriceCents, 1) && isCount(change.place ?? 0, 0);

/** Returns a list for a customer's account: of another customer's list, only added items continue. */
const forCustomer = <Item extends LineChoice, Done extends Change>(
  list: AccountList<Item, Done>,
  customerId: string,
): AccountList<Item, Done> => {
  if (list.account === null || list.account === customerId) return list;
  const pending = list.pending.filter(({ from }) => from === 0).map((one) => ({ ...one, sent: null }));
  const items = list.items.filter((item) => pending.some((one) => isSameChoice(one, item)));
  return { items, account: null, pending, synced: null };
};

/** Whether a list has changes to send or was not loaded yet. Refused changes wait for the next visit. */
const isDue = ({ account, pending }: AccountList<LineChoice, Change>, customerId: string): boolean =>
  account !== customerId || pending.some(({ refused }) => !refused);

export const areDue = (lists: Lists, customerId: string): boolean =>
  isDue(lists.cart, customerId) || isDue(lists.wishlist, customerId);

/**
 * Returns the list with its next changes marked as sent under a key: those without a response again, else those that
 * were not sent yet.
 */
export const withBatch = <Item extends LineChoice, Done extends Change>(
  list: AccountList<Item, Done>,
  withRefused: boolean,
): { list: AccountList<Item, Done>; key: string; batch: readonly Done[] } => {
  const unanswered = list.pending.find(({ sent }) => sent !== null)?.sent;
  const key = unanswered ?? newKey();
  const next = list.pending
    .filter(({ sent, refused }) => (unanswered ? sent === unanswered : withRefused || !refused))
    .slice(0, MAX_CART_CHANGES);
  const pending = list.pending.map((one) => (next.includes(one) ? { ...one, sent: key, refused: false } : one));
  return { list: next.length > 0 ? { ...list, pending } : list, key, batch: next };
};

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns the list after the response to a key: the account's items with all that is still pending. */
export const withAnswer = <Item extends LineChoice, Done extends Change>(
  list: AccountList<Item, Done>,
  { key, refused, account }: { key: string; refused: readonly number[]; account: string },
  itemsWith: (pending: readonly Pending<Done>[]) => readonly Item[],
): AccountList<Item, Done> => {
  let place = 0;
  const pending = list.pending.flatMap((one) => {
    if (one.sent !== key) return [one];
    return refused.includes(place++) ? [{ ...one, sent: null, refused: true }] : [];
  });
  return { items: itemsWith(pending), account, pending, synced: key };
};
