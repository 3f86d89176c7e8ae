import { randomUUID } from 'node:crypto';
import { changeLines, changeWishes } from '#schema/cart.changes.ts';
import {
  linesFromCookie,
  linesToCookie,
  MAX_COOKIE_LINES,
  MAX_COOKIE_WISHES,
  wishesFromCookie,
  wishesToCookie,
} from '#schema/cart.cookies.ts';
import { CART_MESSAGES, MAX_CART_LINES, type CartChange, type CartLine, type WishChange } from '#schema/cart.ts';
import type { Visitor } from '#schema/rendering.ts';
import { InvalidInput, problemWith } from '#kernel/errors.ts';
import { toPicture } from '#catalogue/picture/picture-path.ts';
import type { RequestContext } from '#platform/http/context.ts';
import type { PageSender, RawCookies, SentForm } from '#platform/http/forms/form.ts';

const full = (field: 'full' | 'wishlistFull', most: number) =>
  new InvalidInput([problemWith('product', CART_MESSAGES[field], { most })]);

/** Returns the cart of who sends a request without scripts: the account's, or the cookie's. */
export const cartOf = async (context: RequestContext, cookies: RawCookies): Promise<CartLine[]> => {
  const viewer = await context.viewer();
  return viewer === null ? linesFromCookie(cookies['cart']) : context.services.carts.linesOf(viewer);
};

/** Changes the cart of who has sent a form. @throws InvalidInput when it is full */
export const changeCartOf = async (context: RequestContext, form: SentForm, change: CartChange): Promise<void> => {
  const viewer = await context.viewer();
  if (viewer !== null) {
    const input = { idempotencyKey: randomUUID(), changes: [change] };
    const refused = await context.services.carts.changeCart(viewer, input);
    if (refused.length > 0) throw full('full', MAX_CART_LINES);
    return;
  }
  const { lines } = changeLines(linesFromCookie(form.cookies['cart']), [change]);
  const text = linesToCookie(lines);
  if (text === null) throw full('full', MAX_COOKIE_LINES);
  form.setCookie('cart', text || null);
};

/** Returns the wishlist of who sends a request without scripts, newest first. */
export const wishlistOf = async (context: RequestContext, cookies: RawCookies): Promise<string[]> => {
  const viewer = await context.viewer();
  if (viewer === null) return wishesFromCookie(cookies['wishlist']);
  const [products] = await context.services.carts.wishlistsOf(viewer, [viewer.id], context.language);
  return (products ?? []).map(({ id }) => id);
};

/** Changes the wishlist of who has sent a form. @throws InvalidInput when it is full */
export const changeWishlistOf = async (context: RequestContext, form: SentForm, change: WishChange): Promise<void> => {
  const viewer = await context.viewer();
  if (viewer !== null)
    return context.services.carts.changeWishlist(viewer, {
      idempotencyKey: randomUUID(),
      changes: [change],
    });
  const text = wishesToCookie(changeWishes(wishesFromCookie(form.cookies['wishlist']), [change]));
  if (text === null) throw full('wishlistFull', MAX_COOKIE_WISHES);
  form.setCookie('wishlist', text || null);
};

/** Adds the lists of the cookies to the account of who has just signed in; what it refuses stays where it is. */
export const takeOverLists = async (
  form: SentForm,
  { signedIn, services: { carts } }: RequestContext,
): Promise<void> => {
  const viewer = await signedIn();
  const lines = linesFromCookie(form.cookies['cart']);
  const changes = lines.map(({ quantity, ...line }) => ({ ...line, from: 0, to: quantity, place: null }));
  const refused = await carts.changeCart(viewer, { idempotencyKey: randomUUID(), changes });
  if (lines.length > 0) form.setCookie('cart', linesToCookie(refused.flatMap((place) => lines[place] ?? [])) || null);
  const wishes = wishesFromCookie(form.cookies['wishlist']);
  const wished = wishes.toReversed().map((productId) => ({ productId, wished: true }));
  await carts.changeWishlist(viewer, { idempotencyKey: randomUUID(), changes: wished });
  if (wishes.length > 0) form.setCookie('wishlist', null);
};

/** What the pages of cart and wishlist show of who opens them. */
export const cartOfVisitor = async (
  context: RequestContext,
  { page, cookies }: PageSender,
): Promise<Partial<Visitor>> => {
  const { services, language } = context;
  if (page === 'cart') return { cart: await services.checkout.linesAsSeen(await cartOf(context, cookies), language) };
  if (page !== 'wishlist') return {};
  const ids = await wishlistOf(context, cookies);
  const products = await services.products.byIds(ids, language);
  return {
    wishlist: products.flatMap((product) =>
      product === null
        ? []
        : {
            productId: product.id,
            name: product.name,
            picture: toPicture(product.picture, '').path,
            priceCents: product.priceCents,
            availableStock: product.isPublished === false ? 0 : product.availableStock,
          },
    ),
  };
};
