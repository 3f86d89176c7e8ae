import { ACCOUNT_STATUSES, CUSTOMER_SORTS, ROLES } from '#schema/customer.ts';
import * as doc from '#platform/http/openapi/parts.ts';

/** The REST calls about lists of customers. */
export const customerManagementPaths = doc.documented('Customers', {
  'GET /backend/admin/customers.csv': {
    operationId: 'downloadCustomers',
    summary: 'Download a list of customers',
    description:
      'A CSV file with the customers that the query `customers` lists, however many, sent while they are read. For admins.',
    security: doc.staff('CUSTOMERS'),
    parameters: [
      doc.inQuery('q', 'Words, each of which is a part of the name, the e-mail address or the phone number.'),
      doc.choice('status', 'The status of the account.', ACCOUNT_STATUSES),
      doc.choice('role', 'The role.', ROLES),
      doc.choice('sort', 'Newest first, or those with the most orders, or who spent most.', CUSTOMER_SORTS, {
        default: 'NEWEST',
      }),
    ],
    responses: doc.file('text/csv', '`haat-customers.csv`'),
    refusals: {
      400: doc.says('A parameter cannot be read.', 'BAD_USER_INPUT', `role must be one of ${ROLES.join(', ')}.`),
      429: doc.SPENT,
    },
  },
});
