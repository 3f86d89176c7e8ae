import * as v from 'valibot';
import type { LineChoice } from '#schema/cart.ts';
import { latinDigits } from '#schema/digits.ts';
import { orderQuantity } from '#schema/order.input.ts';
import { checked } from '#kernel/checked.ts';

type Fields = Readonly<Record<string, string>>;

const quantityInput = v.object({ quantity: orderQuantity });

/** Returns what a form chooses: a product in a colour and size. */
export const choiceIn = (fields: Fields): LineChoice => ({
  productId: (fields['product'] ?? '').toLowerCase(),
  color: fields['color'] || null,
  size: fields['size'] || null,
});

/** Returns the pieces that a form names; one where it names none. @throws InvalidInput */
export const quantityIn = (fields: Fields): number => {
  const typed = latinDigits((fields['quantity'] ?? '').trim());
  return checked(quantityInput, { quantity: typed === '' ? 1 : Number(typed) }).quantity;
};
