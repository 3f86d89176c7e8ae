import * as v from 'valibot';
import { isDay } from '#schema/days.ts';
import { RETURN_STATUSES } from '#schema/fulfilment.ts';
import { MAX_ORDER_SEARCH_LENGTH, ORDER_PAYMENT_STATES, ORDER_SORTS } from '#schema/order-list.ts';
import { ORDER_STATUSES, PAYMENT_METHODS } from '#schema/order.ts';
import { keyUpTo, oneOf, textUpTo, type StateOf } from '#web/admin/kit/list/listState.ts';
import type { OrderFilter } from '#web/generated/graphql.ts';

const day = v.fallback(v.nullable(v.pipe(v.string(), v.check(isDay))), null);

/** The fields of the list's state, as its URL has them; without a query all orders, newest first. */
export const orderListSchema = {
  q: textUpTo(MAX_ORDER_SEARCH_LENGTH),
  status: v.fallback(v.array(v.picklist(ORDER_STATUSES.map(({ status }) => status))), []),
  payment: oneOf(ORDER_PAYMENT_STATES),
  method: oneOf(PAYMENT_METHODS.map(({ method }) => method)),
  awaits: oneOf(['yes', 'no']),
  late: oneOf(['yes']),
  district: keyUpTo(MAX_ORDER_SEARCH_LENGTH),
  returns: v.fallback(v.array(v.picklist(RETURN_STATUSES)), []),
  customer: keyUpTo(MAX_ORDER_SEARCH_LENGTH),
  from: day,
  to: day,
  sort: v.fallback(v.picklist(ORDER_SORTS), 'NEWEST'),
};

/** The state of the list of orders. */
export type OrderListState = StateOf<typeof orderListSchema>;

/** Returns what the server is asked for. */
export const filterOf = (state: OrderListState): OrderFilter => ({
  search: state.q,
  statuses: state.status,
  payment: state.payment,
  method: state.method,
  awaits: state.awaits === null ? null : state.awaits === 'yes',
  late: state.late === 'yes',
  district: state.district,
  returns: state.returns,
  customerId: state.customer,
  from: state.from,
  until: state.to,
});

/** Views that every shop needs, by the key of their name. */
export const ORDER_VIEWS = [
  { name: 'admin.orders.view.toProcess', query: 'status=PENDING&awaits=no&sort=OLDEST' },
  { name: 'admin.orders.view.toShip', query: 'status=PROCESSED&sort=OLDEST' },
  { name: 'admin.orders.view.unpaid', query: 'payment=DUE' },
  { name: 'admin.orders.view.returns', query: 'returns=REQUESTED&returns=APPROVED' },
] as const;
