/** Texts of cart and wishlist. */
export const cart = {
  'cart.title': 'Cart',
  'cart.link': 'Cart, pieces: {count}',
  'cart.link.empty': 'Cart, empty',
  'cart.adding': 'Adding to the cart…',
  'cart.wishlist': 'Wishlist',
  'cart.wishlist.add': 'Add to wishlist: {name}',
  'cart.wishlist.takeOff': 'Remove from wishlist: {name}',
} as const;
