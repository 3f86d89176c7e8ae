import { isSameChoice, type LineChoice } from '../../../../schema/cart.ts';
import { asList, asObject, isCount, textOr } from '../../lib/json.ts';
import { storedValue, type StoredValue } from '../../lib/storedValue.ts';
import { defineStore } from '../../lib/stores.ts';
import type { StorageKey } from '../../lib/storage.ts';

/** What was done to an item of a list: how many of it were seen, and how many are wanted; 0: it is not there. */
export interface Change extends LineChoice {
  from: number;
  to: number;
}

/** A change that the account has not confirmed. */
export type Pending<Item extends Change> = Item & {
  /** Key under which it was sent; null: not yet. Without an answer it is sent again under the same, so that it is applied once. */
  sent: string | null;
  /** The account cannot take it at the moment: it is tried again at the next visit. */
  refused: boolean;
};

/** A list of this browser that who is signed in has in their account too: what the account has, and what is pending. */
export interface AccountList<Item extends LineChoice, Done extends Change> {
  readonly items: readonly Item[];
  /** Id of the customer whose account was read last; null: the list of a visitor. */
  readonly account: string | null;
  /** What was done here since, oldest first. A visitor's items are all pending. */
  readonly pending: readonly Pending<Done>[];
  /** Key of the last answer that was taken over: of two that come at once, the other one is too old. */
  readonly synced: string | null;
}

/** How a list is stored under its key. */
interface Format<Item extends LineChoice, Done extends Change> {
  key: StorageKey;
  /** Name of the field with the items. */
  name: 'lines' | 'products';
  most: number;
  parseItem: (stored: unknown) => Item | null;
  printItem: (item: Item) => object;
  /** What a change tells beside what all of them do; null when that is missing. */
  parseChange: (stored: Record<string, unknown>, change: Change) => Done | null;
  /** The changes that put in items, in their order. */
  putIn: (items: readonly Item[]) => Done[];
}

/** Defines the store of a list under its key of local storage. It is the person's own, and goes with them. */
export const defineAccountList = <Item extends LineChoice, Done extends Change>(
  format: Format<Item, Done>,
) => {
  const { key, name, most, parseItem, printItem, parseChange, putIn } = format;
  const parse = (value: unknown): AccountList<Item, Done> => {
    const stored = asObject(value);
    const items = asList(stored?.[name])
      .map(parseItem)
      .filter((item) => item !== null)
      .filter((item, place, all) => all.findIndex((other) => isSameChoice(other, item)) === place)
      .slice(0, most);
    return {
      items,
      account: textOr(stored?.['account'], null),
      // Until November 2026 the browser did not write down what was done: then everything is put in, as far as it is missing.
      pending: stored?.['pending']
        ? asList(stored['pending']).flatMap((one) => parsePending(one, parseChange))
        : putIn(items).map((change) => ({ ...change, sent: null, refused: false })),
      synced: textOr(stored?.['synced'], null),
    };
  };
  return defineStore(
    () =>
      storedValue<AccountList<Item, Done>>(key, parse, ({ items, account, pending, synced }) =>
        items.length === 0 && account === null
          ? null
          : { [name]: items.map(printItem), account, pending, synced },
      ),
    { personal: (list) => list.write(emptyList) },
  );
};

const parsePending = <Done extends Change>(
  value: unknown,
  parseChange: (stored: Record<string, unknown>, change: Change) => Done | null,
): Pending<Done>[] => {
  const stored = asObject(value);
  if (!stored) return [];
  const { productId, color, size, from, to, sent, refused } = stored;
  if (typeof productId !== 'string' || !isCount(from, 0) || !isCount(to, 0)) return [];
  const choice = { productId, color: textOr(color, null), size: textOr(size, null) };
  const change = parseChange(stored, { ...choice, from, to });
  return change ? [{ ...change, sent: textOr(sent, null), refused: refused === true }] : [];
};

const emptyList = { items: [], account: null, pending: [], synced: null };

/** Stores what was done together with what the list is then. */
export const record = <Item extends LineChoice, Done extends Change>(
  store: StoredValue<AccountList<Item, Done>>,
  items: readonly Item[],
  ...changes: readonly Done[]
): void => {
  const list = store.read();
  store.write({ ...list, items, pending: changes.reduce(withChange, list.pending) });
};

/** What is pending once something more was done. It becomes one with what was done to the same item before, unless that was sent. */
export const withChange = <Done extends Change>(
  pending: readonly Pending<Done>[],
  change: Done,
): readonly Pending<Done>[] => {
  const at = pending.findLastIndex((one) => isSameChoice(one, change));
  const before = pending[at];
  // Taken out and put in again is more than a change of quantity: elsewhere it may have been taken out meanwhile.
  if (!before || before.sent !== null || before.to === 0)
    return [...pending, { ...change, sent: null, refused: false }];
  if (before.from === 0 && change.to === 0) return pending.toSpliced(at, 1);
  return pending.with(at, { ...before, ...change, from: before.from, refused: false });
};

/** What brings pending changes to the account of who is signed in. */
export interface AccountSync {
  /** When nothing else follows for a moment. */
  soon: () => void;
  /** Now, also what was refused before; and brings what the account has. */
  now: () => void;
  /** The person goes: sends what is pending for as long as it may be sent. Answers when that is done or has failed. */
  leave: () => Promise<void>;
}

/** The way to whatever syncs with the account: there is nothing to do while nobody is signed in. */
export const accountSync = defineStore(() => {
  let sync: AccountSync | null = null;
  let wanted = false;
  return {
    soon: () => sync?.soon(),
    /** Before it is known who is signed in: then. */
    now: () => {
      if (sync) sync.now();
      else wanted = true;
    },
    leave: () => sync?.leave() ?? Promise.resolve(),
    /** Uses this one, until the answer is called. */
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
