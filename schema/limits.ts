/** What the home page needs of the rules: apart from them, so that it loads none. */

/** Delivery fee of every order, in cents (spec §9: 60 dollars). */
export const DELIVERY_FEE_CENTS = 6000;

/** Most pieces that one line may ask for; stock limits further. */
export const MAX_LINE_QUANTITY = 10_000;

/** Most characters of a search term. */
export const MAX_TERM_LENGTH = 100;

/** Widths in pixels in which the server delivers pictures. */
export const PICTURE_WIDTHS = [96, 160, 320, 480, 640, 800, 1200, 1600] as const;

/** Formats in which the server delivers pictures, the smallest first. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;
