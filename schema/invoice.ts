/** Sentences of invoices, for pages and services. */

/** What is said when an invoice cannot be made now. */
export const INVOICE_MESSAGES = {
  atOnce: 'Your other invoices are still being made. Please try again in a moment.',
  busy: 'Many invoices are being made just now. Please try again in a moment.',
  givenUp: 'Making this invoice took too long. Please try again in a moment.',
} as const;
