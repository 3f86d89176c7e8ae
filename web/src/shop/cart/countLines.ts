import { cartLineKey } from '../../../../schema/cart.rules.ts';
import { MAX_LINE_QUANTITY } from '../../../../schema/limits.ts';
import type { CartLine } from './cart.ts';

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
