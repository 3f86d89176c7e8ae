import { MAX_LINE_QUANTITY } from '#schema/limits.ts';
import { asObject, isCount, textOr } from '#web/lib/json.ts';

/** A line of a purchase or of a cart. */
export interface Line {
  productId: string;
  name: string;
  image: { path: string; alt: string };
  /** The price of one piece as last shown; the server compares it with the current one. */
  priceCents: number;
  quantity: number;
  color: string | null;
  size: string | null;
  /** The line's key in the cart, if a colour or size was chosen since it left there. */
  cartKey?: string;
}

/** Returns a line in the form in which browsers store it: with the spec's `qty`, `color` and `size`. */
export const printLine = ({ productId, name, image, priceCents, quantity, color, size }: Line) => ({
  _id: productId,
  name,
  image: { path: image.path, alt: image.alt },
  priceCents,
  qty: quantity,
  color,
  size,
});

/** Returns a stored line; null when it is not one. */
export const parseLine = (value: unknown): Line | null => {
  const stored = asObject(value);
  const image = asObject(stored?.['image']);
  if (!stored || !image) return null;
  const { _id: productId, name, priceCents, qty: quantity, color, size } = stored;
  if (typeof productId !== 'string' || typeof name !== 'string') return null;
  if (!isCount(priceCents, 0) || !isCount(quantity, 1) || quantity > MAX_LINE_QUANTITY) return null;
  if (typeof image['path'] !== 'string') return null;
  return {
    productId,
    name,
    image: { path: image['path'], alt: textOr(image['alt'], name) },
    priceCents,
    quantity,
    color: textOr(color, null) || null,
    size: textOr(size, null) || null,
  };
};
