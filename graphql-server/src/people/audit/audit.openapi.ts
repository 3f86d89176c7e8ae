import { AUDIT_ACTIONS, AUDIT_KINDS } from '#schema/audit.ts';
import * as doc from '#platform/http/openapi/parts.ts';

const day = { type: 'string' } as const;
const id = { type: 'string', format: 'uuid' } as const;

/** The REST calls about the audit log. */
export const auditPaths = doc.documented('Customers', {
  'GET /backend/admin/audit.csv': {
    operationId: 'downloadAuditLog',
    summary: 'Download the audit log',
    description:
      'A CSV file with the entries that the query `auditLog` lists, however many, sent while they are read. For admins.',
    security: doc.staff('SHOP'),
    parameters: [
      doc.choice('action', 'Only entries of this action.', AUDIT_ACTIONS),
      doc.choice('kind', 'Only entries about things of this kind.', AUDIT_KINDS),
      doc.inQuery('about', 'Only entries about the thing with this id.', id),
      doc.inQuery('by', 'Only what the person with this id did.', id),
      doc.inQuery('from', 'Only since this day in Bangladesh.', day),
      doc.inQuery('until', 'Only until the end of this day in Bangladesh.', day),
    ],
    responses: doc.file('text/csv', '`haat-audit.csv`'),
    refusals: {
      400: doc.says('A parameter cannot be read.', 'BAD_USER_INPUT', 'from must be a day such as 2026-11-20.'),
      429: doc.SPENT,
    },
  },
});
