/** The mails that lead back into the shop: their links say which mail they are of, so that followed ones are counted. */
export const FOLLOWED_MAILS = ['STOCK_MAIL', 'PRICE_MAIL', 'CART_MAIL'] as const;

/** One of them. */
export type FollowedMail = (typeof FOLLOWED_MAILS)[number];

/** Returns the word for one in an address. */
const wordOf = (mail: FollowedMail): string => mail.toLowerCase();

/** Returns the query of a link in such a mail: the same for everybody who gets it. */
export const followedFrom = (mail: FollowedMail): string => `?from=${wordOf(mail)}`;

/** Returns the mail by whose link a page was opened, from what the page's query has for `from`; undefined for none. */
export const mailFollowed = (from: string | null): FollowedMail | undefined =>
  FOLLOWED_MAILS.find((mail) => wordOf(mail) === from);
