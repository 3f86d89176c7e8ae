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

/** A line of the cart as it is when it has just been added. */
export const inCart = (changes: Partial<CartLine> = {}): CartLine => {
  const priceCents = changes.priceCents ?? phone.priceCents;
  return { ...phone, stock: 10, missing: null, unsaved: true, seenPriceCents: priceCents, ...changes };
};

/** The lamp in the cart. */
export const lampInCart = (changes: Partial<CartLine> = {}): CartLine => inCart({ ...lamp, ...changes });

/** Begins the test with a cart; of a visitor, or the same as the account of a customer. */
export const keepCart = (items: CartLine[], account: string | null = null): void =>
  cart.write({
    items: account ? items.map((line) => ({ ...line, unsaved: false })) : items,
    account,
    changed: false,
  });

/** Begins the test with a wishlist; of a visitor, or the same as the account of a customer. */
export const keepWishlist = (ids: string[], account: string | null = null): void =>
  wishlist.write({
    items: ids.map((productId) => ({ productId, unsaved: account === null })),
    account,
    changed: false,
  });

/** What the shop says of the product of a line now. */
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

/** An account's cart. */
export const accountCart = (lines: CartLine[] = []): AccountCopy_CartFragment => ({
  lines: lines.map((line) => {
    const { quantity, color, size, seenPriceCents } = line;
    return { quantity, color, size, seenPriceCents, image: line.image, product: productOf(line) };
  }),
});

/** The account that keeps what a test does not care about: it is empty. */
export const anEmptyAccount = () => [
  answers(AccountCopyDocument, { me: { id: 'customer-1', cart: accountCart(), wishlist: [] } }),
  answers(SaveToAccountDocument, saved()),
  ...addressesOf(rahima),
];

/** The answer of an account that was told something. */
export const saved = (lines: CartLine[] = [], productIds: string[] = []) => {
  const theCart = accountCart(lines);
  const wishes = productIds.map((id) => ({ id }));
  return { savedCart: theCart, mergedCart: theCart, savedWishlist: wishes, mergedWishlist: wishes };
};

/** What the shop was told of cart and wishlist. */
export type SaveVariables = SaveToAccountMutationVariables;
