import {
  AccountCopyDocument,
  SaveToAccountDocument,
  type AccountCopy_CartFragment,
  type Cart_FreshProductFragment,
  type SaveToAccountMutationVariables,
} from '../src/generated/graphql.ts';
import { cart, type CartLine } from '../src/shop/cart/cart.ts';
import { wishlist } from '../src/shop/cart/wishlist.ts';
import { lamp, phone } from './orders.ts';
import { addressesOf, rahima } from './people.ts';
import { answers } from './server.ts';
import { asOptions } from './products.ts';

/** Returns a line of the cart as it is when it was just added. */
export const inCart = (changes: Partial<CartLine> = {}): CartLine => {
  const priceCents = changes.priceCents ?? phone.priceCents;
  return { ...phone, stock: 10, missing: null, unsaved: true, seenPriceCents: priceCents, ...changes };
};

/** Returns the lamp as a line of the cart. */
export const lampInCart = (changes: Partial<CartLine> = {}): CartLine => inCart({ ...lamp, ...changes });

/** Starts the test with a cart: a visitor's, or with an account the same as the account's. */
export const keepCart = (items: CartLine[], account: string | null = null): void =>
  cart.write({
    items: account ? items.map((line) => ({ ...line, unsaved: false })) : items,
    account,
    changed: false,
  });

/** Starts the test with a wishlist: a visitor's, or with an account the same as the account's. */
export const keepWishlist = (ids: string[], account: string | null = null): void =>
  wishlist.write({
    items: ids.map((productId) => ({ productId, unsaved: account === null })),
    account,
    changed: false,
  });

/** Returns the current product of a line. */
export const productOf = (
  line: CartLine,
  changes: Partial<Cart_FreshProductFragment> = {},
): Cart_FreshProductFragment => ({
  id: line.productId,
  name: line.name,
  image: line.image,
  images: [],
  priceCents: line.priceCents,
  availableStock: line.stock,
  colors: line.color ? [line.color] : [],
  colorOptions: asOptions(changes.colors ?? (line.color ? [line.color] : [])),
  sizes: line.size ? [line.size] : [],
  ...changes,
});

/** Returns an account's cart. */
export const accountCart = (lines: CartLine[] = []): AccountCopy_CartFragment => ({
  lines: lines.map((line) => {
    const { quantity, color, size, seenPriceCents } = line;
    return { quantity, color, size, seenPriceCents, image: line.image, product: productOf(line) };
  }),
});

/** Handlers for an account with an empty cart, for tests that do not care. */
export const anEmptyAccount = () => [
  answers(AccountCopyDocument, { me: { id: 'customer-1', cart: accountCart(), wishlist: [] } }),
  answers(SaveToAccountDocument, saved()),
  ...addressesOf(rahima),
];

/** Returns the response to saving cart and wishlist. */
export const saved = (lines: CartLine[] = [], productIds: string[] = []) => {
  const theCart = accountCart(lines);
  const wishes = productIds.map((id) => ({ id }));
  return { savedCart: theCart, mergedCart: theCart, savedWishlist: wishes, mergedWishlist: wishes };
};

/** What was saved of cart and wishlist. */
export type SaveVariables = SaveToAccountMutationVariables;
