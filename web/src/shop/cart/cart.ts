import { cartLineKey, MAX_CART_LINES } from '../../../../schema/cart.rules.ts';
import { asList, asObject, isCount, textOr } from '../../lib/json.ts';
import { storedValue } from '../../lib/storedValue.ts';
import { parseLine, printLine, type Line } from '../order/line.ts';
import { countLines } from './countLines.ts';
import { nothingKept, type Kept, type KeptItem } from './kept.ts';

/** One line of the cart: a product as chosen, with what the shop last said of it. */
export interface CartLine extends Line, KeptItem {
  /** Price of one piece in cents that the shopper has accepted: the one they saw when they added it, or a later one. */
  seenPriceCents: number;
  /** Pieces that the shop has. */
  stock: number;
  /** What is not in the shop any more: the product, or this colour or size of it. */
  missing: 'product' | 'choice' | null;
}

/** The cart of this browser, under the key `cart`. */
export const cart = storedValue<Kept<CartLine>>(
  'cart',
  (value) => {
    const stored = asObject(value);
    const lines = new Map<string, CartLine>();
    for (const line of asList(stored?.['lines']).map(parseCartLine))
      if (line && !lines.has(cartLineKey(line))) lines.set(cartLineKey(line), line);
    return {
      items: [...lines.values()].slice(0, MAX_CART_LINES),
      account: textOr(stored?.['account'], null),
      changed: stored?.['changed'] === true,
    };
  },
  ({ items, account, changed }) =>
    items.length === 0 && account === null ? null : { lines: items.map(printCartLine), account, changed },
);

const printCartLine = (line: CartLine) => {
  const { seenPriceCents, stock, missing, unsaved } = line;
  return { ...printLine(line), seenPriceCents, stock, missing, unsaved };
};

const parseCartLine = (value: unknown): CartLine | null => {
  const line = parseLine(value);
  if (!line) return null;
  const { seenPriceCents, stock, missing, unsaved } = value as Record<string, unknown>;
  return {
    ...line,
    seenPriceCents: isCount(seenPriceCents, 0) ? seenPriceCents : line.priceCents,
    stock: isCount(stock, 0) ? stock : line.quantity,
    missing: missing === 'product' || missing === 'choice' ? missing : null,
    unsaved: unsaved !== false,
  };
};

/** The cart, for components; undefined until it was looked for. */
export const useCart = (): Kept<CartLine> | undefined => cart.use((kept) => kept);

/** Pieces in the cart that can be bought; of one product, or of all. */
export const usePiecesInCart = (productId?: string): number =>
  cart.use((kept) => {
    const counted = countLines(kept?.items ?? []);
    return counted
      .filter(({ line }) => productId === undefined || line.productId === productId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  });

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

/** Empties the cart of this browser; an account keeps its own. */
export const forgetCart = (): void => cart.write(nothingKept());
