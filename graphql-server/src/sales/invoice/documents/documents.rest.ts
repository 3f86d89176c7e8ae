import { PAPER_KINDS } from '#schema/documents.ts';
import { checkMay } from '#people/customer/check-own.ts';
import { queryChoice, queryText, requiredQueryText } from '#platform/http/rest/rest-input.ts';
import { REST_PRICES } from '#platform/http/rest/rest-prices.ts';
import type { Call, Calls } from '#platform/http/rest/calls.ts';

const NAMES = { SLIPS: 'haat-packing-slips', LABELS: 'haat-labels' };

const downloadDocuments: Call = async ({ query }, context, response) => {
  const viewer = await context.signedIn();
  checkMay(viewer, 'ORDERS');
  const kind = queryChoice(query, 'kind', PAPER_KINDS) ?? 'SLIPS';
  const language = queryChoice(query, 'language', ['en', 'bn']) ?? 'en';
  const orderIds = requiredQueryText(query, 'ids').split(',');
  const shipmentId = queryText(query, 'shipment');
  context.chargeQuota(REST_PRICES.invoice);
  const pdf = await context.services.documents.print(viewer, { kind, language, orderIds, shipmentId });
  response.attachment(`${NAMES[kind]}.pdf`);
  response.send(pdf);
};

/** For admins. */
export const documentsCalls: Calls = { 'GET /backend/admin/papers.pdf': downloadDocuments };
