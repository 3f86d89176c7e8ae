import { INVOICE_MESSAGES } from '#schema/invoice.ts';
import { MAX_RETURNS } from '#schema/fulfilment.ts';
import { noSuchOrder, orderId } from '#sales/order/order-answer.openapi.ts';
import * as doc from '#platform/http/openapi/parts.ts';
import type { OpenApi } from '#platform/http/openapi/types.ts';
import type { Examples } from '#platform/http/examples.ts';
import { fillExample } from '#platform/http/openapi/with-examples.ts';

const languageParameter = doc.inQuery(
  'language',
  'Language of the document: English or Bangla. Names and addresses stay as they were typed.',
  { type: 'string', enum: ['en', 'bn'], default: 'en' },
);

/** The answer with a PDF file. */
const pdfFile = (description: string, name: string) => ({
  200: {
    description,
    headers: doc.header('Content-Disposition', `The name of the file, with the order's number: \`${name}\`.`),
    content: { 'application/pdf': {} },
  },
});

/** When too many are being made. */
const busyRefusals = {
  429: {
    description: `Several invoices of this customer are still being made. Or: ${doc.SPENT}`,
    samples: [{ code: 'TOO_MANY', error: INVOICE_MESSAGES.atOnce }, doc.tooOftenSample],
  },
  503: doc.says(
    'Too many invoices are being made, or this one took too long; the header `Retry-After` says how many seconds to wait.',
    'UNAVAILABLE',
    INVOICE_MESSAGES.busy,
    INVOICE_MESSAGES.givenUp,
  ),
};

/** The REST calls about invoices. */
export const invoicePaths = doc.documented('Orders', {
  'GET /order/invoice/{_id}': {
    operationId: 'downloadInvoice',
    summary: 'Download the invoice of an order',
    description:
      'A PDF file to download: what was bought, as it was bought, with all sums and how it is paid. For the customer of the order, and for admins.',
    security: doc.signedIn,
    parameters: [orderId, languageParameter],
    responses: pdfFile('The invoice.', 'haat-invoice-10001.pdf'),
    refusals: {
      400: doc.says('`language` cannot be read.', 'BAD_USER_INPUT', 'language must be en or bn.'),
      404: noSuchOrder,
      ...busyRefusals,
    },
  },
  'GET /order/creditNote/{_id}': {
    operationId: 'downloadCreditNote',
    summary: 'Download the credit note of a return',
    description:
      'A PDF file to download: which pieces of the order came back, and what was given back for them. For the customer of the order, and for admins.',
    security: doc.signedIn,
    parameters: [
      orderId,
      doc.inQuery('number', 'Which of the received returns of the order, the oldest first.', {
        type: 'integer',
        minimum: 1,
        maximum: MAX_RETURNS,
        default: 1,
      }),
      languageParameter,
    ],
    responses: pdfFile('The credit note.', 'haat-credit-note-10001-1.pdf'),
    refusals: {
      400: doc.says(
        '`number` or `language` cannot be read.',
        'BAD_USER_INPUT',
        'number must be a whole number from 1 to 20.',
        'language must be en or bn.',
      ),
      404: doc.says(
        "There is no such order, it is another customer's, or it has no such return.",
        'NOT_FOUND',
        'There is no such credit note.',
      ),
      ...busyRefusals,
    },
  },
});

/** Puts an order of this shop in place of the invented one. */
export const fillInvoiceExamples = ({ paths }: OpenApi, { customer }: Examples): void =>
  fillExample(paths['/order/invoice/{_id}']?.get, '_id', customer?.orderId);
