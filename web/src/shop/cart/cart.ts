import { cartLineKey, MAX_CART_LINES } from '../../../../schema/cart.ts';
import { MAX_LINE_QUANTITY } from '../../../../schema/limits.ts';
import { isCount } from '../../lib/json.ts';
import { useObserved } from '../../lib/stores.ts';
import { parseLine, printLine, type Line } from '../order/line.ts';
import { defineAccountList, type AccountList, type Change } from './accountList.ts';

/** A line of the cart with the last known data of its product. */
export interface CartLine extends Line {
  /** The price of one piece in cents that the customer has accepted: the one when it was added, or a later one. */
  seenPriceCents: number;
  /** The stock of the product. */
  stock: number;
  /** What no longer exists: the product, or this colour or size of it. */
  missing: 'product' | 'choice' | null;
}

/** A change of a line of the cart. */
export interface LineChange extends Change {
  seenPriceCents: number;
  /** Index where it was added, from 0; null for the end. */
  place: number | null;
}

/** The cart of this browser. */
export type Cart = AccountList<CartLine, LineChange>;

/** The cart's store, under the key `cart`. */
export const cart = defineAccountList<CartLine, LineChange>({
  key: 'cart',
  name: 'lines',
  most: MAX_CART_LINES,
  parseItem: (value) => {
    const line = parseLine(value);
    if (!line) return null;
    const { seenPriceCents, stock, missing } = value as Record<string, unknown>;
    return {
      ...line,
      seenPriceCents: isCount(seenPriceCents, 0) ? seenPriceCents : line.priceCents,
      stock: isCount(stock, 0) ? stock : line.quantity,
      missing: missing === 'product' || missing === 'choice' ? missing : null,
    };
  },
  printItem: (line) => {
    const { seenPriceCents, stock, missing } = line;
    return { ...printLine(line), seenPriceCents, stock, missing };
  },
  parseChange: ({ seenPriceCents, place }, change) =>
    isCount(seenPriceCents, 1)
      ? { ...change, seenPriceCents, place: isCount(place, 0) ? place : null }
      : null,
  putIn: (lines) => lines.map((line) => changeOf(line, 0, line.quantity)),
});

/** Returns the change of a line from one quantity to another. */
export const changeOf = (
  { productId, color, size, seenPriceCents }: CartLine,
  from: number,
  to: number,
  place: number | null = null,
): LineChange => ({ productId, color, size, from, to, seenPriceCents, place });

/** A line of the cart with the quantity that can be bought now. */
export interface CountedLine {
  line: CartLine;
  /** The line's key. */
  key: string;
  /** The quantity that can be bought: the wanted one, if there is enough stock. */
  quantity: number;
  /** The most pieces of the line: the stock, less what other lines of the product take. */
  max: number;
}

/** Returns how much of each line can be bought. Lines of one product share its stock, in their order. */
export const countLines = (lines: readonly CartLine[]): CountedLine[] => {
  const left = new Map<string, number>();
  const counted = lines.map((line) => {
    const { productId, stock, missing } = line;
    const available = missing ? 0 : Math.min(left.get(productId) ?? stock, MAX_LINE_QUANTITY);
    const quantity = Math.min(line.quantity, available);
    if (!missing) left.set(productId, (left.get(productId) ?? stock) - quantity);
    return { line, key: cartLineKey(line), quantity };
  });
  return counted.map((one) => ({
    ...one,
    max: one.line.missing
      ? 0
      : Math.min(one.quantity + (left.get(one.line.productId) ?? 0), MAX_LINE_QUANTITY),
  }));
};

/** Returns the cart, for components; undefined until storage was read. */
export const useCart = (): Cart | undefined => useObserved(cart, (list) => list);

/** Returns the number of pieces in the cart that can be bought; of one product, or of all. */
export const usePiecesInCart = (productId?: string): number =>
  useObserved(cart, (list) =>
    countLines(list?.items ?? [])
      .filter(({ line }) => productId === undefined || line.productId === productId)
      .reduce((sum, { quantity }) => sum + quantity, 0),
  );
