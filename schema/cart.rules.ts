/** Rules and constants of carts and wishlists: one place for pages and services. */
import { MAX_LINE_QUANTITY } from './limits.ts';

/** Most lines of one cart. */
export const MAX_CART_LINES = 100;

/** Most products on one wishlist. */
export const MAX_WISHES = 200;

/** One line of a cart as it is kept, in a browser or in an account. */
export interface CartLine {
  productId: string;
  quantity: number;
  color: string | null;
  size: string | null;
  /** Price of one piece in cents as the shopper saw it last. */
  seenPriceCents: number;
}

/** What tells one line of a cart from another: product, colour and size. */
export const cartLineKey = ({
  productId,
  color,
  size,
}: Pick<CartLine, 'productId' | 'color' | 'size'>): string => JSON.stringify([productId, color, size]);

/**
 * One cart of two: what is there stays in its place, what was sent follows. Of the same product, colour and size the larger
 * quantity stays, and the price that was sent: it is what the shopper has before them. Beyond the most lines of a cart the later
 * ones are left out.
 */
export const mergeCartLines = (there: readonly CartLine[], sent: readonly CartLine[]): CartLine[] => {
  const lines = new Map<string, CartLine>();
  for (const line of [...there, ...sent]) {
    const key = cartLineKey(line);
    const same = lines.get(key);
    if (same === undefined && lines.size === MAX_CART_LINES) continue;
    const quantity = Math.min(Math.max(line.quantity, same?.quantity ?? 0), MAX_LINE_QUANTITY);
    lines.set(key, { ...line, quantity });
  }
  return [...lines.values()];
};

/**
 * One wishlist of two, newest first: what is new stands before what is there. Beyond the most products of a wishlist the new ones
 * are left out.
 */
export const mergeWishes = (there: readonly string[], sent: readonly string[]): string[] => {
  const known = new Set(there);
  const added = [...new Set(sent)].filter((id) => !known.has(id));
  return [...added.slice(0, Math.max(MAX_WISHES - known.size, 0)), ...known];
};
