import type { LanguageTag } from '#schema/language.ts';

/**
 * Returns the path and the usual name of the invoice of an order, or of the credit note of one of its received returns,
 * from 1.
 */
export const documentOf = (
  { id, number }: { id: string; number: number },
  creditNote: number | undefined,
  language: LanguageTag,
): { path: string; file: string } => {
  const query = `${encodeURIComponent(id)}?language=${language}`;
  return creditNote === undefined
    ? { path: `/order/invoice/${query}`, file: `haat-invoice-${number}.pdf` }
    : {
        path: `/order/creditNote/${query}&number=${creditNote}`,
        file: `haat-credit-note-${number}-${creditNote}.pdf`,
      };
};

/** Returns which of the received returns of an order one is, from 1: the number of its credit note. */
export const creditNoteOf = (returns: readonly { id: string; status: string }[], id: string): number =>
  returns.filter(({ status }) => status === 'RECEIVED').findIndex((one) => one.id === id) + 1;
