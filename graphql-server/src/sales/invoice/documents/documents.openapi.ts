import { INVOICE_MESSAGES } from '#schema/invoice.ts';
import { MAX_PAPERS, PAPER_KINDS, PAPER_MESSAGES } from '#schema/documents.ts';
import * as doc from '#platform/http/openapi/parts.ts';

/** The REST call about packing slips and labels. */
export const documentsPaths = doc.documented('Orders', {
  'GET /backend/admin/papers.pdf': {
    operationId: 'downloadPapers',
    summary: 'Download packing slips or labels',
    description: `One PDF file with a packing slip on A4, or a label of 100 × 150 mm, for each parcel of 1 to ${MAX_PAPERS} orders, with its tracking number, and for what is not shipped yet. There are no prices on them but what the courier collects, with an order's last parcel. For admins.`,
    security: doc.staff('ORDERS'),
    parameters: [
      {
        ...doc.inQuery('ids', 'Ids of orders, with commas between them.', { type: 'string' }, true),
        example: '01a1f77d-0166-7e27-98f3-c54a43fe0187',
      },
      doc.choice('kind', 'What to print.', PAPER_KINDS, { default: 'SLIPS' }),
      doc.inQuery('shipment', 'Id of a shipment: only its paper.'),
      doc.inQuery('language', 'Their language.', { type: 'string', enum: ['en', 'bn'], default: 'en' }),
    ],
    responses: doc.file('application/pdf', '`haat-packing-slips.pdf` or `haat-labels.pdf`'),
    refusals: {
      400: doc.says('A parameter cannot be read.', 'BAD_USER_INPUT', 'ids is required.'),
      404: doc.says(
        'One of the orders, or the shipment, does not exist.',
        'NOT_FOUND',
        'There is no such order.',
        'There is no such parcel.',
      ),
      422: doc.saysOf('There are too many ids.', { ids: PAPER_MESSAGES.chooseOrders }),
      429: {
        description: `Other files of this admin are still being made. Or: ${doc.SPENT}`,
        samples: [{ code: 'TOO_MANY', error: INVOICE_MESSAGES.atOnce }, doc.tooOftenSample],
      },
      503: doc.says(
        'Too many files are being made, or this one took too long; the header `Retry-After` says how many seconds to wait.',
        'UNAVAILABLE',
        INVOICE_MESSAGES.busy,
        INVOICE_MESSAGES.givenUp,
      ),
    },
  },
});
