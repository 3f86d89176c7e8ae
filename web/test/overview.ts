import { ORDER_STATUSES } from '#schema/order.ts';
import { OverviewDocument, type OverviewQuery } from '../src/generated/graphql.ts';
import type { anOrder } from './orders.ts';
import { answers } from './server.ts';

const none = { count: 0, isExact: true };
const noTasks: OverviewQuery['overview']['tasks'] = {
  lateOrders: none,
  paymentsToSettle: none,
  failedWork: none,
  ordersToProcess: none,
  returnsToDecide: none,
  waitingCustomers: none,
  unreadMessages: none,
  waitingReviews: none,
  waitingComments: none,
  lowStock: none,
};

/** What is there besides sales. */
interface Shown {
  orders?: (Omit<ReturnType<typeof anOrder>, 'shippingAddress'> & { shippingAddress: { name: string } })[];
  tasks?: Partial<OverviewQuery['overview']['tasks']>;
  delivered?: { count: number; isExact: boolean };
}

/** Answers the page's query with a shop that sold a little. */
export const overviewWith = ({ orders = [], tasks = {}, delivered = none }: Shown = {}) =>
  answers(OverviewDocument, {
    overview: {
      at: '2026-11-20T09:30:00.000Z',
      today: { now: { orders: 3, revenueCents: 120_000 }, before: { orders: 2, revenueCents: 160_000 } },
      month: { now: { orders: 1234, revenueCents: 99_999_900 }, before: { orders: 0, revenueCents: 0 } },
      ordersByStatus: ORDER_STATUSES.map(({ status }) => ({
        status,
        orders: status === 'DELIVERED' ? delivered : none,
      })),
      tasks: { ...noTasks, ...tasks },
    },
    orders: { edges: orders.map((node) => ({ cursor: node.id, node })) },
  });
