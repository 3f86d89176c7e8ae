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

/** Empties the cart of this browser; an account keeps its own. */
export const forgetCart = (): void => cart.write(nothingKept());
