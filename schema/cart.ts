/** Constants and types of carts and wishlists, for pages and services. */

/** The most lines of a cart. */
export const MAX_CART_LINES = 100;

/** The most products on a wishlist. */
export const MAX_WISHES = 200;

/** The most changes in one call. */
export const MAX_CART_CHANGES = 200;

/** The sentences of the cart's forms; `{most}` is the most lines or products. */
export const CART_MESSAGES = {
  full: 'Your cart is full: {most} different products at most.',
  wishlistFull: 'Your wishlist is full: {most} products at most.',
} as const;

/** What identifies a line of a cart. */
export interface LineChoice {
  productId: string;
  color: string | null;
  size: string | null;
}

/** A line of a cart as it is stored, in a browser or in an account. */
export interface CartLine extends LineChoice {
  quantity: number;
  /** Price of one piece in cents that the customer saw last. */
  seenPriceCents: number;
}

/** A change of one line: how many pieces the person saw, and how many they want. */
export interface CartChange extends LineChoice {
  /** Pieces before; 0 when the line is added. */
  from: number;
  /** Pieces after; 0 when the line is removed. */
  to: number;
  /** Price of one piece in cents that the customer sees. */
  seenPriceCents: number;
  /** Index when the line is added, from 0; null for the end. */
  place: number | null;
}

/** A change of a product on a wishlist. */
export interface WishChange {
  productId: string;
  /** Whether it is to be on the list. */
  wished: boolean;
}

/** Returns product, colour and size of a line as one text. */
export const cartLineKey = ({ productId, color, size }: LineChoice): string => JSON.stringify([productId, color, size]);

/** Whether two have the same product, colour and size. */
export const isSameChoice = (one: LineChoice, other: LineChoice): boolean =>
  one.productId === other.productId && one.color === other.color && one.size === other.size;
