import { ORDER_PAYMENT_STATES, ORDER_SORTS } from '#schema/order-list.ts';
import { ORDER_STATUSES, PAYMENT_METHODS } from '#schema/order.ts';
import { RETURN_STATUSES } from '#schema/fulfilment.ts';
import { checkMay } from '#people/customer/check-own.ts';
import { sendCsv, type CsvColumn } from '#platform/http/rest/csv.ts';
import { queryChoice, queryChoices, queryText } from '#platform/http/rest/rest-input.ts';
import { REST_PRICES } from '#platform/http/rest/rest-prices.ts';
import type { Call, Calls } from '#platform/http/rest/calls.ts';
import type { OrderFilter, OrderInFile } from './order-list.model.ts';

const yesOrNo = (query: Record<string, unknown>, name: string): boolean | null => {
  const answer = queryChoice(query, name, ['yes', 'no']);
  return answer === undefined ? null : answer === 'yes';
};

/** Returns the filter that the URL of the dashboard's page describes. @throws BadRequest */
const filterOf = (query: Record<string, unknown>): OrderFilter => ({
  search: queryText(query, 'q'),
  statuses: queryChoices(
    query,
    'status',
    ORDER_STATUSES.map(({ status }) => status),
  ),
  method: queryChoice(
    query,
    'method',
    PAYMENT_METHODS.map(({ method }) => method),
  ),
  payment: queryChoice(query, 'payment', ORDER_PAYMENT_STATES),
  awaits: yesOrNo(query, 'awaits'),
  late: yesOrNo(query, 'late') === true,
  district: queryText(query, 'district'),
  returns: queryChoices(query, 'returns', RETURN_STATUSES),
  customerId: queryText(query, 'customer'),
  from: queryText(query, 'from'),
  until: queryText(query, 'to'),
});

const dollars = (cents: number): string => (cents / 100).toFixed(2);

const columns: readonly CsvColumn<OrderInFile>[] = [
  { header: 'Order', value: ({ number }) => number },
  { header: 'Placed', value: ({ placedAt }) => new Date(placedAt) },
  { header: 'Status', value: ({ status }) => status },
  { header: 'Waits for', value: ({ status, awaits }) => (status === 'PENDING' ? awaits : null) },
  { header: 'Payment method', value: ({ paymentMethod }) => paymentMethod },
  { header: 'Payment', value: ({ paymentState }) => paymentState },
  { header: 'Name', value: ({ shippingAddress }) => shippingAddress.name },
  { header: 'Phone', value: ({ shippingAddress }) => shippingAddress.phone },
  { header: 'E-mail', value: ({ shippingAddress }) => shippingAddress.email },
  { header: 'Address', value: ({ shippingAddress }) => shippingAddress.address },
  { header: 'District', value: ({ district }) => district },
  { header: 'Pieces', value: ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0) },
  {
    header: 'Products',
    value: ({ lines }) =>
      lines
        .map(({ name, color, size, quantity }) => {
          const choices = [color, size].filter((choice) => choice !== null).join(', ');
          return `${quantity} × ${name}${choices === '' ? '' : ` (${choices})`}`;
        })
        .join('; '),
  },
  { header: 'Discount (USD)', value: ({ discountCents }) => dollars(discountCents) },
  { header: 'Rounding (USD)', value: ({ roundingCents }) => dollars(roundingCents) },
  { header: 'Items (USD)', value: ({ itemsTotalCents }) => dollars(itemsTotalCents) },
  { header: 'Delivery (USD)', value: ({ deliveryFeeCents }) => dollars(deliveryFeeCents) },
  { header: 'Total (USD)', value: ({ totalCents }) => dollars(totalCents) },
  { header: 'Collected (USD)', value: ({ collectedCents }) => dollars(collectedCents) },
  { header: 'Refunded (USD)', value: ({ refundedCents }) => dollars(refundedCents) },
  { header: '_id', value: ({ id }) => id },
];

const downloadOrders: Call = async ({ query }, context, response) => {
  const viewer = await context.signedIn();
  checkMay(viewer, 'ORDERS');
  const filter = filterOf(query);
  const sort = queryChoice(query, 'sort', ORDER_SORTS) ?? 'NEWEST';
  context.chargeQuota(REST_PRICES.csv);
  const rows = context.services.orderList.all(viewer, filter, sort);
  await sendCsv(response, { name: 'haat-orders', columns, rows });
};

/** For admins. */
export const orderListCalls: Calls = { 'GET /backend/admin/orders.csv': downloadOrders };
