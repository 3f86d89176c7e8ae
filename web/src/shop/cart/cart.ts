import { MAX_CART_LINES } from '#schema/cart.ts';
import { MAX_LINE_QUANTITY } from '#schema/limits.ts';
import { isCount, textOr } from '#web/lib/json.ts';
import { useObserved } from '#web/lib/stores.ts';
import { parseLine, printLine, type Line } from '../order/line.ts';
import { defineAccountList, type AccountList, type Change } from './accountList.ts';

/** A line of the cart with the last known data of its product. */
export interface CartLine extends Line {
  /** The price of one piece in cents that the customer has accepted: the one when it was added, or a later one. */
  seenPriceCents: number;
  /** Id of the product's variant; null for a product without variants. */
  variantId: string | null;
  /** The stock of the product, or of its variant. */
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
    const { seenPriceCents, variantId, stock, missing } = value as Record<string, unknown>;
    return {
      ...line,
      seenPriceCents: isCount(seenPriceCents, 0) ? seenPriceCents : line.priceCents,
      variantId: textOr(variantId, null),
      stock: isCount(stock, 0) ? stock : line.quantity,
      missing: missing === 'product' || missing === 'choice' ? missing : null,
    };
  },
  printItem: (line) => {
    const { seenPriceCents, variantId, stock, missing } = line;
    return { ...printLine(line), seenPriceCents, variantId, stock, missing };
  },
});

/** Returns what a line shares its stock with: its variant, or its product. */
export const stockKey = ({ variantId, productId }: Pick<CartLine, 'variantId' | 'productId'>): string =>
  variantId ?? productId;

/**
 * Returns how many pieces of each line can be bought. Lines of one product or variant share its stock, in their order.
 */
export const buyablePieces = (lines: readonly CartLine[]): number[] => {
  const left = new Map<string, number>();
  return lines.map((line) => {
    const { quantity, stock, missing } = line;
    if (missing) return 0;
    const available = left.get(stockKey(line)) ?? stock;
    const pieces = Math.min(quantity, available, MAX_LINE_QUANTITY);
    left.set(stockKey(line), available - pieces);
    return pieces;
  });
};

/** Returns the cart, for components; undefined until storage was read. */
export const useCart = (): Cart | undefined => useObserved(cart, (list) => list);

/** Returns the number of pieces in the cart that can be bought; of one product, or of all. */
export const usePiecesInCart = (productId?: string): number =>
  useObserved(cart, (list) => {
    const lines = list?.items ?? [];
    return buyablePieces(lines).reduce(
      (sum, pieces, place) => (productId === undefined || lines[place]?.productId === productId ? sum + pieces : sum),
      0,
    );
  });
