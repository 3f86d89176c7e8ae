import {
  SyncListsDocument,
  type Cart_FreshProductFragment,
  type SyncListsMutation,
  type SyncListsMutationVariables,
} from '../src/generated/graphql.ts';
import type { CartLine } from '../src/shop/cart/cart.ts';
import { lamp, phone } from './lines.ts';
import { addressesOf, rahima } from './people.ts';
import { answers } from './server.ts';
import { asOptions } from './products.ts';

/** Returns a line of the cart as it is when it was just added. */
export const inCart = (changes: Partial<CartLine> = {}): CartLine => {
  const priceCents = changes.priceCents ?? phone.priceCents;
  return { ...phone, variantId: null, stock: 10, missing: null, seenPriceCents: priceCents, ...changes };
};

/** Returns the lamp as a line of the cart. */
export const lampInCart = (changes: Partial<CartLine> = {}): CartLine => inCart({ ...lamp, ...changes });

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
  hasVariants: false,
  ...changes,
});

/** Returns the response of an account with these lines and these products on the wishlist. */
export const anAccount = (
  lines: CartLine[] = [],
  productIds: string[] = [],
  refused: number[] = [],
): SyncListsMutation => ({
  changeCart: {
    refused,
    cart: {
      lines: lines.map((line) => {
        const { quantity, color, size, seenPriceCents, variantId, priceCents, stock } = line;
        const figures = { variantId, priceCents, availableStock: stock };
        const product = { ...productOf(line), hasVariants: variantId !== null };
        return { quantity, color, size, seenPriceCents, ...figures, image: line.image, product };
      }),
    },
  },
  changeWishlist: productIds.map((id) => ({ id })),
});

/** Handlers for an account with an empty cart, for tests that do not care. */
export const anEmptyAccount = () => [answers(SyncListsDocument, anAccount()), ...addressesOf(rahima)];

/** What was sent of cart and wishlist. */
export type SyncVariables = SyncListsMutationVariables;
