/** Constants and sentences of the mails about products that customers ask for, for pages and services. */

/** The most products and variants that one customer waits for. */
export const MAX_STOCK_ALERTS = 50;

/** The kinds of mails that a link ends. */
export const ENDED_MAILS = ['stock', 'prices'] as const;

/** One of them. */
export type EndedMails = (typeof ENDED_MAILS)[number];

/** Returns the kind of mails that a link names; undefined for none. */
export const endedMails = (text: string | null | undefined): EndedMails | undefined =>
  ENDED_MAILS.find((kind) => kind === text);

/** The most products in a mail about prices. */
export const MAX_FALLEN_PRICES = 10;

/** The most lines of a cart in a mail about it. */
export const MAX_REMINDED_LINES = 5;

/** The sentences about them; `{most}` is `MAX_STOCK_ALERTS`. */
export const PRODUCT_ALERT_MESSAGES = {
  tooMany: 'You wait for {most} products already. Withdraw one first.',
  inStock: 'It is in stock: you can order it now.',
  notOffered: 'The shop does not have it in this colour and size.',
  notInShop: 'This product is not in the shop.',
} as const;
