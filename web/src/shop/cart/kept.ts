/** A list that a browser keeps and, for who is signed in, their account too. */
export interface Kept<Item extends KeptItem> {
  readonly items: readonly Item[];
  /** Id of the customer whose account the list was last the same as; null when it is a visitor's. */
  readonly account: string | null;
  /** Something was taken away or lessened here, of which the account does not know: then the list replaces the account's. */
  readonly changed: boolean;
}

/** An item that an account may not know yet. */
export interface KeptItem {
  /** Put there since the list was last the same as the account's. */
  readonly unsaved: boolean;
}

/** A list with nothing in it, of nobody. */
export const nothingKept = <Item extends KeptItem>(): Kept<Item> => ({
  items: [],
  account: null,
  changed: false,
});

/** The list with items taken away or lessened. A visitor's has no account to tell. */
export const withLess = <Item extends KeptItem>(list: Kept<Item>, items: readonly Item[]): Kept<Item> => ({
  ...list,
  items,
  changed: list.account !== null,
});

/** Whether the customer's account has to hear of the list, or the list of the account. */
export const isDue = (list: Kept<KeptItem>, customerId: string): boolean =>
  list.account !== customerId || list.changed || list.items.some(({ unsaved }) => unsaved);

/** What the customer's account is to hear: the whole list in place of its own, or what is new beside its own. */
export const toSend = <Item extends KeptItem>(
  list: Kept<Item>,
  customerId: string,
): { replaces: boolean; items: readonly Item[] } => {
  const replaces = list.changed && list.account === customerId;
  return { replaces, items: replaces ? list.items : list.items.filter(({ unsaved }) => unsaved) };
};
