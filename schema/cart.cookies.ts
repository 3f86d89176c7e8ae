/**
 * Cart, wishlist and purchase of a visitor whose browser runs no scripts, as cookies: the server writes them, the
 * browser's own cart takes them over once its code runs.
 */
import type { CartLine } from './cart.ts';
import { MAX_LINE_QUANTITY } from './limits.ts';

/** The cookies: `purchase` is what Buy Now was pressed for. */
export type CartCookie = 'cart' | 'wishlist' | 'purchase';

/** The most lines of a cookie, and the most bytes: browsers take 4096 with name and attributes. */
export const MAX_COOKIE_LINES = 20;
export const MAX_COOKIE_BYTES = 3000;

/** The most products of the wishlist's cookie. */
export const MAX_COOKIE_WISHES = 60;

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const COUNT = /^[1-9]\d{0,9}$/;

/** Returns a decoded choice; null for none. @throws URIError */
const choiceOf = (text: string) => (text === '' ? null : decodeURIComponent(text));

const readLine = (text: string): CartLine[] => {
  const [productId = '', quantity = '', price = '', color = '', size = '', ...more] = text.split(':');
  if (!ID.test(productId) || !COUNT.test(quantity) || !COUNT.test(price) || more.length > 0) return [];
  try {
    const choice = { color: choiceOf(color), size: choiceOf(size) };
    const pieces = Math.min(Number(quantity), MAX_LINE_QUANTITY);
    return [{ productId, quantity: pieces, ...choice, seenPriceCents: Number(price) }];
  } catch {
    return [];
  }
};

/** Returns the lines of a text that `printLines` made, at most so many; any other line is left out. */
export const readLines = (text: string, most: number): CartLine[] => text.split('|').slice(0, most).flatMap(readLine);

/** Returns lines as one text. */
export const printLines = (lines: readonly CartLine[]): string =>
  lines
    .map(({ productId, quantity, seenPriceCents, color, size }) => {
      const choice = [color ?? '', size ?? ''].map(encodeURIComponent);
      return [productId, quantity, seenPriceCents, ...choice].join(':');
    })
    .join('|');

/** Returns the lines of a cookie as it is sent, not decoded. */
export const linesFromCookie = (text = ''): CartLine[] =>
  text.length > MAX_COOKIE_BYTES ? [] : readLines(text, MAX_COOKIE_LINES);

/** Returns lines as a cookie's value; null when they are too many or too long. */
export const linesToCookie = (lines: readonly CartLine[]): string | null => {
  const text = printLines(lines);
  return lines.length > MAX_COOKIE_LINES || text.length > MAX_COOKIE_BYTES ? null : text;
};

/** Returns the products of the wishlist's cookie, newest first. */
export const wishesFromCookie = (text = ''): string[] =>
  text.length > MAX_COOKIE_BYTES
    ? []
    : [...new Set(text.split('|').filter((id) => ID.test(id)))].slice(0, MAX_COOKIE_WISHES);

/** Returns products as the wishlist's cookie; null when they are too many. */
export const wishesToCookie = (ids: readonly string[]): string | null =>
  ids.length > MAX_COOKIE_WISHES ? null : ids.join('|');
