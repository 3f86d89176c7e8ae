import { cartLineKey } from '../../../../../../schema/cart.ts';
import { MAX_ORDER_LINES, orderTotals } from '../../../../../../schema/order.ts';
import { asList, asObject, parseJson, textOr } from '../../../../lib/json.ts';
import { readStored, writeStored } from '../../../../lib/storage.ts';
import { parseLine, printLine, type Line } from '../../line.ts';

/** What is about to be ordered. */
export interface Purchase {
  /** At least one. */
  lines: readonly Line[];
  /** Whether it comes from the cart, whose lines are then removed when the order is placed. */
  fromCart: boolean;
  /** The id of the attempt, sent as the idempotency key, so that one purchase is at most one order. */
  attempt: string;
}

/** Stores the product to buy under the spec's key: what Buy Now does, as a new purchase. */
export const buyNow = (line: Line): Purchase =>
  writePurchase({ lines: [line], fromCart: false, attempt: newAttempt() });

/**
 * Stores lines of the cart as the purchase. The same lines again are the same purchase, with the choices made in the checkout,
 * so that an order whose response was lost is not placed twice.
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
 * Stores a purchase under `card`: Buy Now's product in the spec's shape with the attempt beside its fields; lines of the cart
 * as `{ lines, attempt }`, each in that same shape.
 */
export const writePurchase = (purchase: Purchase): Purchase => {
  const { lines, fromCart, attempt } = purchase;
  const printed = lines.map((line) => ({ ...printLine(line), cartKey: line.cartKey }));
  writeStored('card', JSON.stringify(fromCart ? { lines: printed, attempt } : { ...printed[0], attempt }));
  return purchase;
};

/** Returns the stored purchase; null when there is none or it is invalid. */
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

/** Returns the key of a line in the cart. */
export const keyInCart = (line: Line): string => line.cartKey ?? cartLineKey(line);

/** Returns the totals of lines. */
export const totalsOf = (lines: readonly Line[]) =>
  orderTotals(lines.map(({ priceCents, quantity }) => ({ unitPriceCents: priceCents, quantity })));

/** Removes the stored purchase. */
export const clearPurchase = (): void => writeStored('card', null);

const newAttempt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const whatIsIn = (lines: readonly Line[]): string =>
  JSON.stringify(lines.map((line) => [keyInCart(line), line.quantity]));
