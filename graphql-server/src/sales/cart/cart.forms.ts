import { isSameChoice } from '#schema/cart.ts';
import * as pages from '#schema/pages.ts';
import { BadRequest, NotFound } from '#kernel/errors.ts';
import type { FormAddress, Forms, SentForm } from '#platform/http/forms/form.ts';
import { choiceIn, quantityIn } from './choice-fields.ts';
import { cartOf, changeCartOf, changeWishlistOf, wishlistOf } from './visitor-lists.forms.ts';

/** The page to which a form belongs that stands on several. */
const pageOf = ({ back }: SentForm) => back ?? pages.home;

/** Adds to the cart, or sets the pieces of a line: 0 removes it. For everybody, each in their own cart. */
const changeCart: FormAddress['take'] = async (form, context) => {
  const choice = choiceIn(form.fields);
  const lines = await cartOf(context, form.cookies);
  const line = lines.find((one) => isSameChoice(one, choice));
  const from = line?.quantity ?? 0;
  const change = { ...choice, from, place: null };
  const what = form.fields['do'];
  const to = wantedPieces(what, form, from);
  if (to > from) {
    const { seenPriceCents } = await context.services.checkout.lineToBuy({ ...choice, quantity: to }, true);
    await changeCartOf(context, form, { ...change, to, seenPriceCents });
  } else if (line) await changeCartOf(context, form, { ...change, to, seenPriceCents: line.seenPriceCents });
  return what === 'add' ? pages.cart : (form.back ?? pages.cart);
};

/** Returns the pieces that a form wants of a line. @throws InvalidInput, BadRequest */
const wantedPieces = (what: string | undefined, form: SentForm, from: number): number => {
  if (what === 'remove') return 0;
  if (what === 'add') return from + quantityIn(form.fields);
  if (what === 'set') return form.fields['quantity'] === '0' ? 0 : quantityIn(form.fields);
  throw new BadRequest('do must be add, set or remove.');
};

/** Puts a product on the wishlist, or takes it off. For everybody, each on their own list. */
const changeWishlist: FormAddress['take'] = async (form, context) => {
  const { productId } = choiceIn(form.fields);
  const what = form.fields['do'];
  if (what !== 'add' && what !== 'remove' && what !== 'toggle')
    throw new BadRequest('do must be toggle, add or remove.');
  const isThere = (await wishlistOf(context, form.cookies)).includes(productId);
  const wished = what === 'toggle' ? !isThere : what === 'add';
  if (wished && (await context.services.products.presence(productId)) !== 'there')
    throw new NotFound('There is no such product.');
  if (wished !== isThere) await changeWishlistOf(context, form, { productId, wished });
  return what === 'remove' ? (form.back ?? pages.wishlist) : pages.wishlist;
};

/** The forms of cart and wishlist. */
export const cartForms: Forms = {
  '/cart': { take: changeCart, pageOf },
  '/wishlist': { take: changeWishlist, pageOf },
};
