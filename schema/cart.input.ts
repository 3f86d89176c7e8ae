/** The inputs that change a cart or a wishlist. */
import * as v from 'valibot';
import { MAX_CART_CHANGES } from './cart.ts';
import { idempotencyKey } from './order.input.ts';

// Ids ignore case in PostgreSQL; here they are compared as text.
const productId = v.pipe(v.string(), v.toLowerCase());

const wholeNumber = (least: number, message: string) =>
  v.pipe(v.number(), v.integer(message), v.minValue(least, message));

const pieces = wholeNumber(0, 'Quantity must be a whole number from 0.');

const cartChange = v.object({
  productId,
  color: v.nullish(v.string(), null),
  size: v.nullish(v.string(), null),
  from: pieces,
  to: pieces,
  seenPriceCents: wholeNumber(1, 'A price must be a whole number from 1.'),
  place: v.nullish(wholeNumber(0, 'A place must be a whole number from 0.'), null),
});

const manyMessage = `At most ${MAX_CART_CHANGES} changes are made at once.`;

/** Changes of a cart. */
export const cartChangesInput = v.object({
  idempotencyKey,
  changes: v.pipe(v.array(cartChange), v.maxLength(MAX_CART_CHANGES, manyMessage)),
});

/** Changes of a wishlist. */
export const wishlistChangesInput = v.object({
  idempotencyKey,
  changes: v.pipe(v.array(v.object({ productId, wished: v.boolean() })), v.maxLength(MAX_CART_CHANGES, manyMessage)),
});
