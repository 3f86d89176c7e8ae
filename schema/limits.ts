/** Constants that the home page needs, in a separate file so that it loads no other rules. */

/** The delivery fee of every order, in cents (spec §9: 60 dollars). */
export const DELIVERY_FEE_CENTS = 6000;

/** For how many days after the delivery a return can be asked for in a new shop (spec §9: "14 days easy return"). */
export const RETURN_DAYS = 14;

/** A product, or a variant of one, with at most so many pieces left is low in stock in a new shop. */
export const LOW_STOCK = 5;

/** The largest number that an owner may call low; an index holds no more. */
export const MOST_LOW_STOCK = 50;

/** How many orders a customer may place within 24 hours in a new shop: more than a household needs. */
export const ORDERS_A_DAY = 30;

/** How many pieces of 30 days a customer may have under way and not paid for in a new shop. */
export const UNPAID_PIECES = 200;

/** The most pieces of one line; stock limits further. */
export const MAX_LINE_QUANTITY = 10_000;

/** The most characters of a search term. */
export const MAX_TERM_LENGTH = 100;

/** The widths in which the server delivers pictures, in pixels. */
export const PICTURE_WIDTHS = [96, 160, 320, 480, 640, 800, 1200, 1600] as const;

/** The size in pixels of the form that chats and social networks show, `share.jpg`. */
export const SHARED_PICTURE = { width: 1200, height: 630 } as const;

/** The formats in which the server delivers pictures, the smallest first. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;
