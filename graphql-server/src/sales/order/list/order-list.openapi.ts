import { RETURN_STATUSES } from '#schema/fulfilment.ts';
import { ORDER_PAYMENT_STATES, ORDER_SORTS } from '#schema/order-list.ts';
import { ORDER_STATUSES, PAYMENT_METHODS } from '#schema/order.ts';
import * as doc from '#platform/http/openapi/parts.ts';

const choices = (name: string, description: string, values: readonly string[]) =>
  doc.inQuery(name, `${description}; may be given several times.`, {
    type: 'array',
    items: { type: 'string', enum: [...values] },
  });

const day = (name: string, which: string) =>
  doc.inQuery(name, `The ${which} day in Bangladesh, such as 2026-11-20.`, { type: 'string' });

/** The REST call about the dashboard's list of orders. */
export const orderListPaths = doc.documented('Orders', {
  'GET /backend/admin/orders.csv': {
    operationId: 'downloadOrders',
    summary: 'Download a list of orders',
    description:
      'A CSV file with the orders that the query `adminOrders` lists, however many, sent while they are read; amounts in dollars. For admins.',
    security: doc.staff('ORDERS'),
    parameters: [
      doc.inQuery('q', 'Number, phone, e-mail, or beginnings of words of the name.'),
      choices(
        'status',
        'The status',
        ORDER_STATUSES.map(({ status }) => status),
      ),
      doc.choice(
        'method',
        'The payment method.',
        PAYMENT_METHODS.map(({ method }) => method),
      ),
      doc.choice('payment', 'Whether it is paid, by its ledger.', ORDER_PAYMENT_STATES),
      doc.choice('awaits', 'Whether it waits for a payment, a deposit or a code.', ['yes', 'no']),
      doc.choice('late', '`yes` for pending orders that should be processed by now.', ['yes', 'no']),
      doc.inQuery('district', 'Id of the district, such as `dhaka`.'),
      choices('returns', 'The state of its return', RETURN_STATUSES),
      doc.inQuery('customer', 'Id of the customer.'),
      day('from', 'first'),
      day('to', 'last'),
      doc.choice('sort', 'In which order.', ORDER_SORTS, { default: 'NEWEST' }),
    ],
    responses: doc.file('text/csv', '`haat-orders.csv`'),
    refusals: {
      400: doc.says('A parameter cannot be read.', 'BAD_USER_INPUT', 'awaits must be one of yes, no.'),
      429: doc.SPENT,
    },
  },
});
