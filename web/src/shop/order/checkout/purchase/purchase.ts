import { cartLineKey } from '../../../../../../schema/cart.ts';
import { MAX_ORDER_LINES, orderTotals } from '../../../../../../schema/order.ts';
import { asList, asObject, parseJson, textOr } from '../../../../lib/json.ts';
import { readStored, writeStored } from '../../../../lib/storage.ts';
import { parseLine, printLine, type Line } from '../../line.ts';

/** What is about to be ordered. */
export interface Purchase {
  /** At least one. */
  lines: readonly Line[];
  /** Whether it is the cart that is bought: then its lines leave the cart when the order stands. */
  fromCart: boolean;
  /** Names this purchase: sent as the idempotency key, so that one purchase is at most one order. */
  attempt: string;
}

/** Stores the product to buy under the key of the spec: what Buy Now does, as a new purchase. */
export const buyNow = (line: Line): Purchase =>
  writePurchase({ lines: [line], fromCart: false, attempt: newAttempt() });

/**
 * Stores lines of the cart as what is to be bought. The same lines once more are the same purchase, with what was chosen for them in
 * the checkout: an order whose answer was lost is not placed twice.
 */
export const buyLines = (lines: readonly Line[]): Purchase => {
  const before = readPurchase();
  if (!before?.fromCart || whatIsIn(before.lines) !== whatIsIn(lines))
    return writePurchase({ lines, fromCart: true, attempt: newAttempt() });
  const again = lines.map((line, index) => {
    const chosen = before.lines[index];
    return chosen?.cartKey === undefined ? line : { ...chosen, priceCents: line.priceCents };
  });
  return writePurchase({ ...before, lines: again });
};

/**
 * Stores a purchase. Buy Now's product lies under `card` in the shape of the spec, with the attempt beside its fields; what comes
 * from the cart lies there as `{ lines, attempt }`, each line in that same shape.
 */
export const writePurchase = (purchase: Purchase): Purchase => {
  const { lines, fromCart, attempt } = purchase;
  const printed = lines.map((line) => ({ ...printLine(line), cartKey: line.cartKey }));
  writeStored('card', JSON.stringify(fromCart ? { lines: printed, attempt } : { ...printed[0], attempt }));
  return purchase;
};

/** What is stored to be bought; null when nothing is or what lies there cannot be. */
export const readPurchase = (): Purchase | null => {
  const stored = asObject(parseJson(readStored('card')));
  if (!stored) return null;
  const fromCart = 'lines' in stored;
  const lines = (fromCart ? asList(stored['lines']) : [stored])
    .map(parsePurchased)
    .filter((line) => line !== null)
    .slice(0, MAX_ORDER_LINES);
  if (lines.length === 0) return null;
  const attempt = textOr(stored['attempt'], '');
  if (attempt !== '') return { lines, fromCart, attempt };
  return writePurchase({ lines, fromCart, attempt: newAttempt() });
};

const parsePurchased = (value: unknown): Line | null => {
  const line = parseLine(value);
  const cartKey = asObject(value)?.['cartKey'];
  return line && typeof cartKey === 'string' ? { ...line, cartKey } : line;
};

/** The key under which a line that came from the cart lies there. */
export const keyInCart = (line: Line): string => line.cartKey ?? cartLineKey(line);

/** What lines cost together. */
export const totalsOf = (lines: readonly Line[]) =>
  orderTotals(lines.map(({ priceCents, quantity }) => ({ unitPriceCents: priceCents, quantity })));

/** Forgets what was to be bought. */
export const clearPurchase = (): void => writeStored('card', null);

const newAttempt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const whatIsIn = (lines: readonly Line[]): string =>
  JSON.stringify(lines.map((line) => [keyInCart(line), line.quantity]));
