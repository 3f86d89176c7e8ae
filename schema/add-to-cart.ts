/** The rule of spec §5 for adding to the cart: all that the product page needs of orders at first. */
export const ADD_TO_CART_MESSAGES = {
  selectColorAndSize: 'Please select a color and size before adding to the cart.',
  selectSize: 'Please select a size before adding to the cart.',
  selectColor: 'Please select a color before adding to the cart.',
  addedToCart: 'Item successfully added to the cart!',
} as const;

/**
 * Returns why a product cannot be added to the cart, or null (spec §5). Only what the product offers can be missing.
 */
export const addToCartError = (
  product: { colors: readonly string[]; sizes: readonly string[] },
  chosen: { color: string | null; size: string | null },
): string | null => {
  const colorMissing = product.colors.length > 0 && chosen.color === null;
  const sizeMissing = product.sizes.length > 0 && chosen.size === null;
  if (colorMissing && sizeMissing) return ADD_TO_CART_MESSAGES.selectColorAndSize;
  if (sizeMissing) return ADD_TO_CART_MESSAGES.selectSize;
  return colorMissing ? ADD_TO_CART_MESSAGES.selectColor : null;
};
