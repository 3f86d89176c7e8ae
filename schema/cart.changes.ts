/** How carts and wishlists change: one rule for the browser, which shows the result at once, and for the account. */
import {
  isSameChoice,
  MAX_CART_LINES,
  MAX_WISHES,
  type CartChange,
  type CartLine,
  type LineChoice,
  type WishChange,
} from './cart.ts';
import { MAX_LINE_QUANTITY } from './limits.ts';

/**
 * Returns the pieces of a line after a change that knows nothing of other devices' changes. Raising gives at least the
 * pieces that the person sees. Lowering or removing gives at most what they see, unless pieces were added elsewhere
 * that they did not see: then the line stays.
 */
export const changedQuantity = (pieces: number, { from, to }: Pick<CartChange, 'from' | 'to'>): number => {
  if (to > from) return Math.min(Math.max(pieces, to), MAX_LINE_QUANTITY);
  return pieces > from ? pieces : Math.min(pieces, to);
};

/**
 * Applies changes to a cart in their order. Returns the new lines and the indexes of refused changes: those that raise
 * a line which is not offered, or which finds the cart full.
 */
export const changeLines = (
  cart: readonly CartLine[],
  changes: readonly CartChange[],
  isOffered: (choice: LineChoice) => boolean = () => true,
): { lines: CartLine[]; refused: number[] } => {
  const lines = [...cart];
  const refused: number[] = [];
  for (const [index, change] of changes.entries()) {
    const { productId, color, size, from, to, seenPriceCents, place } = change;
    const at = lines.findIndex((line) => isSameChoice(line, change));
    const quantity = changedQuantity(lines[at]?.quantity ?? 0, change);
    if (to > from && (!isOffered(change) || (at < 0 && lines.length >= MAX_CART_LINES))) refused.push(index);
    else if (at < 0) {
      if (quantity > 0) lines.splice(place ?? lines.length, 0, { productId, quantity, color, size, seenPriceCents });
    } else if (quantity === 0) lines.splice(at, 1);
    else if (to > 0) lines[at] = { productId, quantity, color, size, seenPriceCents };
  }
  return { lines, refused };
};

/** Applies changes to a wishlist, newest first, in their order. A full wishlist gets no more products. */
export const changeWishes = (wishlist: readonly string[], changes: readonly WishChange[]): string[] =>
  changes.reduce<string[]>(
    (wishes, { productId, wished }) => {
      if (!wished) return wishes.filter((id) => id !== productId);
      return wishes.includes(productId) || wishes.length >= MAX_WISHES ? wishes : [productId, ...wishes];
    },
    [...wishlist],
  );
