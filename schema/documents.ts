/** What the shop prints for parcels, for pages and services. */

/** Packing slips on A4, which lie in the parcel; labels of 100 × 150 mm, which stick on it. */
export const PAPER_KINDS = ['SLIPS', 'LABELS'] as const;

/** One of them. */
export type PaperKind = (typeof PAPER_KINDS)[number];

/** The most orders whose papers are printed in one file: their ids stand in its URL. */
export const MAX_PAPERS = 100;

/** The sentences about it. */
export const PAPER_MESSAGES = {
  chooseOrders: `Please choose 1 to ${MAX_PAPERS} orders to print.`,
} as const;
