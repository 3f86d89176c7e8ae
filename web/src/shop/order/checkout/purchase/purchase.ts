import { cartLineKey } from '#schema/cart.ts';
import { MAX_ORDER_LINES } from '#schema/order.ts';
import { asList, asObject, parseJson, textOr } from '#web/lib/json.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { pictureUrl } from '#web/ui/Picture.tsx';
import { parseLine, printLine, type Line } from '#web/shop/order/line.ts';

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
 * Stores lines of the cart as the purchase. The same lines again are the same purchase, with the choices made in the
 * checkout, so that an order whose response was lost is not placed twice.
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
 * Stores a purchase under `card`: Buy Now's product in the spec's shape, whose fields are those of REST, with the
 * attempt beside them; lines of the cart as `{ lines, attempt }`, each in that same shape.
 */
export const writePurchase = (purchase: Purchase): Purchase => {
  writeStored('card', JSON.stringify(printPurchase(purchase)));
  return purchase;
};

/** Returns a purchase in the form in which browsers store it. */
export const printPurchase = ({ lines, fromCart, attempt }: Purchase): object => {
  const printed = lines.map(printPurchased);
  return fromCart ? { lines: printed, attempt } : { ...printed[0], attempt };
};

const printPurchased = (line: Line): object => {
  const { priceCents, image, ...fields } = printLine(line);
  const url = `${location.origin}${pictureUrl(image.path, 800, 'webp')}`;
  return { ...fields, price: priceCents / 100, image: url, cartKey: line.cartKey };
};

/** Whether something is stored as the purchase, readable or not. */
export const hasPurchase = (): boolean => readStored('card') !== null;

/** Returns the stored purchase; null when there is none or it is invalid. */
export const readPurchase = (): Purchase | null => {
  const purchase = parsePurchase(parseJson(readStored('card')));
  if (purchase?.attempt === '') return writePurchase({ ...purchase, attempt: newAttempt() });
  return purchase;
};

/**
 * Returns a purchase from its stored form, with an empty attempt when it was stored without; null when any of it is
 * invalid.
 */
export const parsePurchase = (value: unknown): Purchase | null => {
  const stored = asObject(value);
  if (!stored) return null;
  const fromCart = 'lines' in stored;
  const printed = (fromCart ? asList(stored['lines']) : [stored]).slice(0, MAX_ORDER_LINES);
  const lines = printed.map(parsePurchased).filter((line) => line !== null);
  return lines.length === 0 || lines.length < printed.length
    ? null
    : { lines, fromCart, attempt: textOr(stored['attempt'], '') };
};

/**
 * Returns a line from its stored form, which another program may have written: of its picture only the shop's own path
 * counts.
 */
const parsePurchased = (value: unknown): Line | null => {
  const { price, image, qty = 1, cartKey, ...fields } = asObject(value) ?? {};
  const [, path = ''] = /(\/pictures\/.+)\/[^/]+$/.exec(textOr(image, '')) ?? [];
  const line = parseLine({
    ...fields,
    qty,
    priceCents: typeof price === 'number' && Math.round(price * 100),
    image: { path },
  });
  return line && typeof cartKey === 'string' ? { ...line, cartKey } : line;
};

/** Returns the key of a line in the cart. */
export const keyInCart = (line: Line): string => line.cartKey ?? cartLineKey(line);

/** Removes the stored purchase. */
export const clearPurchase = (): void => writeStored('card', null);

const newAttempt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const whatIsIn = (lines: readonly Line[]): string =>
  JSON.stringify(lines.map((line) => [keyInCart(line), line.quantity]));
