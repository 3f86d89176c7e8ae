import { ACCOUNT_STATUSES, CUSTOMER_SORTS, ROLES } from '#schema/customer.ts';
import { sendCsv } from '#platform/http/rest/csv.ts';
import { queryChoice, queryText } from '#platform/http/rest/rest-input.ts';
import { REST_PRICES } from '#platform/http/rest/rest-prices.ts';
import type { Call, Calls } from '#platform/http/rest/calls.ts';
import { checkMay } from '../check-own.ts';

const downloadCustomers: Call = async ({ query }, context, response) => {
  const viewer = await context.signedIn();
  checkMay(viewer, 'CUSTOMERS');
  const filter = {
    search: queryText(query, 'q'),
    status: queryChoice(query, 'status', ACCOUNT_STATUSES),
    role: queryChoice(query, 'role', ROLES),
    sort: queryChoice(query, 'sort', CUSTOMER_SORTS) ?? 'NEWEST',
  };
  context.chargeQuota(REST_PRICES.csv);
  await sendCsv(response, {
    name: 'haat-customers',
    columns: [
      { header: 'Name', value: ({ displayName }) => displayName },
      { header: 'E-mail', value: ({ email }) => email },
      { header: 'Phone', value: ({ phoneNumber }) => phoneNumber },
      { header: 'Status', value: ({ status }) => status },
      { header: 'Role', value: ({ role }) => role },
      { header: 'Registered', value: ({ createdAt }) => createdAt },
      { header: 'Orders', value: ({ orders }) => orders },
      { header: 'Spent (USD)', value: ({ spentCents }) => (spentCents / 100).toFixed(2) },
      { header: '_id', value: ({ id }) => id },
    ],
    rows: context.services.customerManagement.all(viewer, filter),
  });
};

/** For admins. */
export const customerManagementCalls: Calls = { 'GET /backend/admin/customers.csv': downloadCustomers };
