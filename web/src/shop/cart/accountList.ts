import { isSameChoice, type LineChoice } from '#schema/cart.ts';
import { asList, asObject, textOr } from '#web/lib/json.ts';
import { storedValue, type StoredValue } from '#web/lib/storedValue.ts';
import { definePersonalStore, definePublicStore } from '#web/lib/stores.ts';
import type { StorageKey } from '#web/lib/storage.ts';

/** A change of an item: how many the person saw, and how many they want; 0 for none. */
export interface Change extends LineChoice {
  from: number;
  to: number;
}

/** A change that the account has not confirmed yet. */
export type Pending<Item extends Change> = Item & {
  /**
   * The key under which it was sent; null if it was not sent. Without a response it is sent again with the same key, so
   * that it is applied once.
   */
  sent: string | null;
  /** The account cannot apply it at the moment: it is tried again at the next visit. */
  refused: boolean;
};

/**
 * A list of this browser that a signed-in customer also has in the account: the account's items, and pending changes.
 */
export interface AccountList<Item extends LineChoice, Done extends Change> {
  readonly items: readonly Item[];
  /** Id of the customer whose account was read last; null for a visitor's list. */
  readonly account: string | null;
  /** The changes made here since then, oldest first. All items of a visitor are pending. */
  readonly pending: readonly Pending<Done>[];
  /** Key of the last response that was applied: of two responses, the older one is ignored. */
  readonly synced: string | null;
}

/** How a list is stored under its key. */
interface Format<Item extends LineChoice & { quantity?: number }> {
  key: StorageKey;
  /** Name of the field with the items. */
  name: 'lines' | 'products';
  most: number;
  parseItem: (stored: unknown) => Item | null;
  printItem: (item: Item) => object;
}

/** Defines the store of a list under its key of local storage. It is personal. */
export const defineAccountList = <Item extends LineChoice & { quantity?: number }, Done extends Change>({
  key,
  name,
  most,
  parseItem,
  printItem,
}: Format<Item>) =>
  definePersonalStore(
    () =>
      storedValue<AccountList<Item, Done>>(
        key,
        (value) => {
          const stored = asObject(value);
          const items = asList(stored?.[name])
            .map(parseItem)
            .filter((item) => item !== null)
            .filter((item, place, all) => all.findIndex((other) => isSameChoice(other, item)) === place)
            .slice(0, most);
          // Before November 2026 the browser did not store changes: all items are added then, as far as they are
          // missing.
          const pending =
            stored?.['pending'] ?? items.map((item) => ({ ...item, from: 0, to: item.quantity ?? 1, ...notSent }));
          return {
            items,
            account: textOr(stored?.['account'], null),
            // They are checked before they are sent.
            pending: asList(pending).filter(asObject) as Pending<Done>[],
            synced: textOr(stored?.['synced'], null),
          };
        },
        ({ items, account, ...rest }) =>
          items.length === 0 && account === null ? null : { [name]: items.map(printItem), account, ...rest },
      ),
    (list) => list.write(emptyList),
  );

const notSent = { sent: null, refused: false };

const emptyList = { items: [], account: null, pending: [], synced: null };

/** Stores changes together with the resulting list. */
export const record = <Item extends LineChoice, Done extends Change>(
  store: StoredValue<AccountList<Item, Done>>,
  items: readonly Item[],
  ...changes: readonly Done[]
): void => {
  const list = store.read();
  store.write({ ...list, items, pending: changes.reduce(withChange, list.pending) });
};

/**
 * Returns the pending changes with one more. It is combined with an earlier change of the same item, unless that was
 * sent.
 */
export const withChange = <Done extends Change>(
  pending: readonly Pending<Done>[],
  change: Done,
): readonly Pending<Done>[] => {
  const at = pending.findLastIndex((one) => isSameChoice(one, change));
  const before = pending[at];
  // Removing and adding again is more than a change of quantity: elsewhere the line may have been removed meanwhile.
  if (!before || before.sent !== null || before.to === 0) return [...pending, { ...change, ...notSent }];
  if (before.from === 0 && change.to === 0) return pending.toSpliced(at, 1);
  return pending.with(at, { ...before, ...change, ...notSent, from: before.from });
};

/** Sends pending changes to the account of the signed-in customer. */
interface AccountSync {
  /** Soon, when no further change follows for a moment. */
  soon: () => void;
  /** At once, also refused changes; and loads the account's lists. */
  now: () => void;
  /** Sends pending changes while the person signs out. Resolves when that is done or has failed. */
  leave: () => Promise<void>;
}

/** The current sync with the account; without one it does nothing, as long as nobody is signed in. */
export const accountSync = definePublicStore(() => {
  let sync: AccountSync | null = null;
  let wanted = false;
  return {
    soon: () => sync?.soon(),
    /** Before it is known who is signed in, it is done as soon as that is known. */
    now: () => {
      if (sync) sync.now();
      else wanted = true;
    },
    leave: () => sync?.leave() ?? Promise.resolve(),
    /** Uses this sync until the returned function is called. */
    use: (next: AccountSync) => {
      sync = next;
      if (wanted) next.now();
      wanted = false;
      return () => {
        if (sync === next) sync = null;
      };
    },
  };
});
