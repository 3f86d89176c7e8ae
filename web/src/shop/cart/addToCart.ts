import { cartLineKey, MAX_CART_LINES } from '../../../../schema/cart.rules.ts';
import type { Line } from '../order/line.ts';
import { cart, type CartLine } from './cart.ts';
import { countLines } from './countLines.ts';

/** What became of pieces to be put into the cart. */
export interface Added {
  pieces: number;
  /** What kept more of them out: there are no more in the shop, or no more lines go into a cart. */
  limit: 'stock' | 'lines' | null;
}

/** Puts pieces into the cart, to those of the same product, colour and size, but never more than the shop has. Makes no call (spec §5). */
export const addToCart = (line: Line, stock: number): Added => {
  const kept = cart.read();
  const key = cartLineKey(line);
  const items = kept.items.map((other) =>
    other.productId === line.productId ? withNews(other, line, stock) : other,
  );
  const same = items.find((other) => cartLineKey(other) === key);
  if (!same && items.length >= MAX_CART_LINES) return { pieces: 0, limit: 'lines' };
  const counted = countLines(items).filter((one) => one.line.productId === line.productId);
  const taken = counted.reduce((sum, { quantity }) => sum + quantity, 0);
  const before = counted.find((one) => one.key === key)?.quantity ?? 0;
  const pieces = Math.max(0, Math.min(line.quantity, stock - taken));
  if (pieces > 0) {
    const after: CartLine = {
      ...line,
      quantity: before + pieces,
      seenPriceCents: line.priceCents,
      stock,
      missing: null,
      unsaved: true,
    };
    cart.write({
      ...kept,
      items: same ? items.map((other) => (other === same ? after : other)) : [...items, after],
    });
  }
  return { pieces, limit: pieces < line.quantity ? 'stock' : null };
};

/** What is known of a product through one of its lines is known of all. */
const withNews = (other: CartLine, { priceCents }: Line, stock: number): CartLine => ({
  ...other,
  priceCents,
  stock,
});
