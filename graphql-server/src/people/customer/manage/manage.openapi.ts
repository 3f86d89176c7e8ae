import { ACCOUNT_STATUSES, CUSTOMER_SORTS, ROLES } from '#schema/customer.ts';
import * as doc from '#platform/http/openapi/parts.ts';

/** The REST calls about lists of customers. */
export const customerManagementPaths = doc.documented('Customers', {
  'GET /backend/admin/customers.csv': {
    operationId: 'downloadCustomers',
    summary: 'Download a list of customers',
    description:
      'A CSV file with the customers that the query `customers` lists, however many, sent while they are read. For admins.',
    security: doc.signedIn,
    parameters: [
      doc.inQuery(
        'q',
        'Words, each of which is a part of the name, the e-mail address or the phone number.',
        {
          type: 'string',
        },
      ),
      doc.inQuery('status', 'The status of the account.', { type: 'string', enum: [...ACCOUNT_STATUSES] }),
      doc.inQuery('role', 'The role.', { type: 'string', enum: [...ROLES] }),
      doc.inQuery('sort', 'Newest first, or those with the most orders, or who spent most.', {
        type: 'string',
        enum: [...CUSTOMER_SORTS],
        default: 'NEWEST',
      }),
    ],
    responses: {
      200: {
        description: 'The file.',
        headers: doc.header('Content-Disposition', 'The name of the file: `haat-customers.csv`.'),
        content: { 'text/csv': {} },
      },
    },
    refusals: {
      400: doc.says('A parameter cannot be read.', 'BAD_USER_INPUT', 'role must be one of CUSTOMER, ADMIN.'),
      403: doc.says('The viewer is no admin.', 'FORBIDDEN', 'You may not do this.'),
      429: { description: doc.SPENT, samples: [doc.tooOftenSample] },
    },
  },
});
