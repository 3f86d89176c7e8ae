import type { LanguageTag } from '#schema/language.ts';
import { BadRequest, NotFound } from '#kernel/errors.ts';
import { queryText } from '#platform/http/rest/rest-input.ts';
import { REST_PRICES } from '#platform/http/rest/rest-prices.ts';
import type { Call, Calls } from '#platform/http/rest/calls.ts';

/** Returns the requested language; English by default. @throws BadRequest for any other than Bangla and English */
const requestedLanguage = (query: Record<string, unknown>): LanguageTag => {
  const language = queryText(query, 'language') ?? 'en';
  if (language !== 'en' && language !== 'bn') throw new BadRequest('language must be en or bn.');
  return language;
};

const downloadInvoice: Call = async ({ params: { id }, query }, context, response) => {
  const viewer = await context.signedIn();
  context.chargeQuota(REST_PRICES.invoice);
  const invoice = await context.services.invoices.print(viewer, String(id), requestedLanguage(query));
  if (!invoice) throw new NotFound('There is no such order.');
  response.attachment(`haat-invoice-${invoice.number}.pdf`);
  response.send(invoice.pdf);
};

const downloadCreditNote: Call = async ({ params: { id }, query }, context, response) => {
  const viewer = await context.signedIn();
  context.chargeQuota(REST_PRICES.invoice);
  const text = queryText(query, 'number') ?? '1';
  if (!/^\d{1,2}$/.test(text)) throw new BadRequest('number must be a whole number from 1 to 20.');
  const language = requestedLanguage(query);
  const note = await context.services.invoices.print(viewer, String(id), language, Number(text));
  if (!note) throw new NotFound('There is no such credit note.');
  response.attachment(`haat-credit-note-${note.number}-${Number(text)}.pdf`);
  response.send(note.pdf);
};

/** For the customer of the order, and admins. */
export const invoiceCalls: Calls = {
  'GET /order/invoice/:id': downloadInvoice,
  'GET /order/creditNote/:id': downloadCreditNote,
};
