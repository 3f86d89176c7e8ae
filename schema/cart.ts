/** Carts and wishlists: what they hold, at most, and what can be done to them. */

/** Most lines of one cart. */
export const MAX_CART_LINES = 100;

/** Most products on one wishlist. */
export const MAX_WISHES = 200;

/** Most changes that are sent at once. */
export const MAX_CART_CHANGES = 200;

/** What tells one line of a cart from another. */
export interface LineChoice {
  productId: string;
  color: string | null;
  size: string | null;
}

/** One line of a cart as it is stored, in a browser or in an account. */
export interface CartLine extends LineChoice {
  quantity: number;
  /** Price of one piece in cents as the shopper saw it last. */
  seenPriceCents: number;
}

/** What a person did to one line of a cart: how many pieces they saw, and how many they made of it. */
export interface CartChange extends LineChoice {
  /** Pieces before; 0 when it is put in. */
  from: number;
  /** Pieces after; 0 when it is taken out. */
  to: number;
  /** Price of one piece in cents as the shopper sees it. */
  seenPriceCents: number;
  /** Where it stands when it is put in, from 0; null: behind the others. */
  place: number | null;
}

/** What a person did to a product of a wishlist. */
export interface WishChange {
  productId: string;
  /** Whether it is to be on the list. */
  wished: boolean;
}

/** Product, colour and size of a line as one text. */
export const cartLineKey = ({ productId, color, size }: LineChoice): string =>
  JSON.stringify([productId, color, size]);

/** Whether two are about the same product, colour and size. */
export const isSameChoice = (one: LineChoice, other: LineChoice): boolean =>
  one.productId === other.productId && one.color === other.color && one.size === other.size;
