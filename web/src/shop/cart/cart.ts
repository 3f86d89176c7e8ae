import { cartLineKey, MAX_CART_LINES } from '../../../../schema/cart.ts';
import { MAX_LINE_QUANTITY } from '../../../../schema/limits.ts';
import { isCount } from '../../lib/json.ts';
import { useObserved } from '../../lib/stores.ts';
import { parseLine, printLine, type Line } from '../order/line.ts';
import { defineAccountList, type AccountList, type Change } from './accountList.ts';

/** One line of the cart: a product as chosen, with what the shop last said of it. */
export interface CartLine extends Line {
  /** Price of one piece in cents that the shopper has accepted: the one they saw when they added it, or a later one. */
  seenPriceCents: number;
  /** Pieces that the shop has. */
  stock: number;
  /** What is not in the shop any more: the product, or this colour or size of it. */
  missing: 'product' | 'choice' | null;
}

/** What was done to a line of the cart. */
export interface LineChange extends Change {
  seenPriceCents: number;
  /** Where it was put in, from 0; null: behind the others. */
  place: number | null;
}

/** The cart of this browser. */
export type Cart = AccountList<CartLine, LineChange>;

/** The cart, under the key `cart`. */
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

/** That there were so many pieces of a line, and that there are so many now. */
export const changeOf = (
  { productId, color, size, seenPriceCents }: CartLine,
  from: number,
  to: number,
  place: number | null = null,
): LineChange => ({ productId, color, size, from, to, seenPriceCents, place });

/** A line of the cart, and how much of it can be bought now. */
export interface CountedLine {
  line: CartLine;
  /** Tells it from the other lines. */
  key: string;
  /** Pieces that count: as many as are wanted, if there are so many. */
  quantity: number;
  /** Most pieces that it may count: what the shop has, less what other lines of the product take. */
  max: number;
}

/** How much of each line can be bought. Lines of one product, in different colours or sizes, share its stock: first come, first served. */
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

/** The cart, for components; undefined until it was looked for. */
export const useCart = (): Cart | undefined => useObserved(cart, (list) => list);

/** Pieces in the cart that can be bought; of one product, or of all. */
export const usePiecesInCart = (productId?: string): number =>
  useObserved(cart, (list) =>
    countLines(list?.items ?? [])
      .filter(({ line }) => productId === undefined || line.productId === productId)
      .reduce((sum, { quantity }) => sum + quantity, 0),
  );
