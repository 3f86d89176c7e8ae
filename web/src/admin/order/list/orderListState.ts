import * as v from 'valibot';
import { isDay } from '#schema/days.ts';
import { RETURN_STATUSES, type ReturnStatus } from '#schema/fulfilment.ts';
import {
  MAX_ORDER_SEARCH_LENGTH,
  ORDER_PAYMENT_STATES,
  ORDER_SORTS,
  type OrderPaymentState,
  type OrderSort,
} from '#schema/order-list.ts';
import { ORDER_STATUSES, PAYMENT_METHODS, type OrderStatus, type PaymentMethod } from '#schema/order.ts';
import type { OrderFilter } from '#web/generated/graphql.ts';

const text = v.pipe(v.string(), v.maxLength(MAX_ORDER_SEARCH_LENGTH));
const day = v.nullable(v.pipe(v.string(), v.check(isDay)));

/** The fields of the list's state, as its URL has them. */
export const orderListSchema = {
  q: text,
  status: v.array(v.picklist(ORDER_STATUSES.map(({ status }) => status))),
  payment: v.nullable(v.picklist(ORDER_PAYMENT_STATES)),
  method: v.nullable(v.picklist(PAYMENT_METHODS.map(({ method }) => method))),
  awaits: v.nullable(v.picklist(['yes', 'no'])),
  late: v.nullable(v.picklist(['yes'])),
  district: v.nullable(text),
  returns: v.array(v.picklist(RETURN_STATUSES)),
  customer: v.nullable(text),
  from: day,
  to: day,
  sort: v.picklist(ORDER_SORTS),
};

/** The state without a query: all orders, newest first. */
export const usualOrderList = {
  q: '',
  status: [] as OrderStatus[],
  payment: null as OrderPaymentState | null,
  method: null as PaymentMethod | null,
  awaits: null as 'yes' | 'no' | null,
  late: null as 'yes' | null,
  district: null as string | null,
  returns: [] as ReturnStatus[],
  customer: null as string | null,
  from: null as string | null,
  to: null as string | null,
  sort: 'NEWEST' as OrderSort,
};

/** The state of the list of orders. */
export type OrderListState = typeof usualOrderList;

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
