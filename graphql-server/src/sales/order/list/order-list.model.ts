import type { ReturnStatus } from '#schema/fulfilment.ts';
import type { OrderPaymentState, OrderSort } from '#schema/order-list.ts';
import type { OrderModel, OrderStatus, PaymentMethod } from '../order.model.ts';
import type { CountedList, ListRequest, Page } from '#kernel/paging.ts';
import type { OrderPaymentModel } from '#sales/payment/payment.model.ts';

type FilteredAsIs = 'statuses' | 'method' | 'payment' | 'awaits' | 'district' | 'returns' | 'customerId';

/** What a request asks of the list; what is left out or null allows all. */
export type OrderFilter = { [Name in FilteredAsIs]?: OrderConditions[Name] | undefined } & {
  [Name in 'search' | 'from' | 'until']?: string | null | undefined;
} & { late?: boolean | null | undefined };

/** An instant, and the smallest id that an order of that time can have. */
export interface OrderTime {
  at: Date;
  id: string;
}

/** Which orders: those that meet all that is not null. */
export interface OrderConditions {
  number: number | null;
  /** 11 digits. */
  phone: string | null;
  /** A query for the words of recipient and e-mail. */
  words: string | null;
  statuses: readonly OrderStatus[] | null;
  method: PaymentMethod | null;
  payment: OrderPaymentState | null;
  awaits: boolean | null;
  /** Placed before, pending and waiting for nothing. */
  lateBefore: Date | null;
  district: string | null;
  returns: readonly ReturnStatus[] | null;
  customerId: string | null;
  placed: { from: OrderTime | null; before: OrderTime | null };
}

/** A part of the list. */
export interface OrderListRequest extends ListRequest {
  sort: OrderSort;
}

/** A page of the list, counted when it is asked for. */
export type OrderListModel = Page<OrderModel> & CountedList;

/** An order of a file, with its money. */
export type OrderInFile = OrderModel &
  Pick<OrderPaymentModel, 'collectedCents' | 'refundedCents'> & { paymentState: OrderPaymentState };
