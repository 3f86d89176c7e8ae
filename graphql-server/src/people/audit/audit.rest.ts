import { AUDIT_ACTIONS, AUDIT_KINDS } from '#schema/audit.ts';
import { checkMay } from '../customer/check-own.ts';
import { sendCsv } from '#platform/http/rest/csv.ts';
import { queryChoice, queryText } from '#platform/http/rest/rest-input.ts';
import { REST_PRICES } from '#platform/http/rest/rest-prices.ts';
import type { Call, Calls } from '#platform/http/rest/calls.ts';

/** Returns recorded values as one text, such as `priceCents: 1999, stock: 3`. */
const inOneLine = (record: unknown): string =>
  Object.entries(record ?? {})
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(' + ') : String(value)}`)
    .join(', ');

const downloadLog: Call = async ({ query }, context, response) => {
  const viewer = await context.signedIn();
  checkMay(viewer, 'SHOP');
  const filter = {
    action: queryChoice(query, 'action', AUDIT_ACTIONS),
    kind: queryChoice(query, 'kind', AUDIT_KINDS),
    subjectId: queryText(query, 'about'),
    actorId: queryText(query, 'by'),
    from: queryText(query, 'from'),
    until: queryText(query, 'until'),
  };
  context.chargeQuota(REST_PRICES.csv);
  await sendCsv(response, {
    name: 'haat-audit',
    columns: [
      { header: 'When', value: ({ at }) => at },
      { header: 'What', value: ({ action }) => action },
      { header: 'By', value: ({ actor }) => actor },
      { header: 'Id of who did it', value: ({ actorId }) => actorId },
      { header: 'About', value: ({ subjectKind }) => subjectKind },
      { header: 'Id of it', value: ({ subjectId }) => subjectId },
      { header: 'Account', value: ({ customer }) => customer },
      { header: 'Before', value: ({ before }) => inOneLine(before) },
      { header: 'After', value: ({ after }) => inOneLine(after) },
      { header: 'Details', value: ({ details }) => inOneLine(details) },
      { header: 'IP address', value: ({ address }) => address },
    ],
    rows: context.services.audit.all(viewer, filter),
  });
};

/** For admins. */
export const auditCalls: Calls = { 'GET /backend/admin/audit.csv': downloadLog };
