import { forgetCart } from './cart.ts';
import { tellLeaving } from './saving.ts';
import { forgetWishlist } from './wishlist.ts';

/**
 * Signing out: what the account does not know yet is told to it, and nothing of the person stays in this browser. Answers
 * when the account has been told, or could not be.
 */
export const forgetLists = (): Promise<void> => {
  const told = tellLeaving();
  forgetCart();
  forgetWishlist();
  return told;
};
