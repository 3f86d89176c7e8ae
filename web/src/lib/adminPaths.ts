import { ORDER_STATUSES } from '#schema/order.ts';
import * as pages from '#schema/pages.ts';

/** A query as pairs where a name stands in it more than once. */
type Query = Record<string, string> | string[][];

const withQuery = (path: string, query: Query) => `${path}?${new URLSearchParams(query)}`;

/**
 * What counts as sold, as the server counts it: orders that wait for nothing and are neither cancelled nor returned.
 */
const sold = [
  ...ORDER_STATUSES.flatMap(({ status }) =>
    status === 'CANCELLED' || status === 'RETURNED' ? [] : [['status', status]],
  ),
  ['awaits', 'no'],
];

/** Every URL of the dashboard that links use. Shoppers do not load them. */
export const adminPaths = {
  dashboard: pages.dashboard,
  allOrders: pages.allOrders,
  /** The orders with a status. */
  ordersOf: (status: string) => withQuery(pages.allOrders, { status }),
  /** The orders of a customer. */
  ordersOfCustomer: (customer: string) => withQuery(pages.allOrders, { customer }),
  /** The orders that were sold between two days, which is what the sales count. */
  ordersSoldBetween: (from: string, to: string) => withQuery(pages.allOrders, [...sold, ['from', from], ['to', to]]),
  /** The orders that are to be processed: those that wait for the customer or a payment are not. */
  ordersToProcess: withQuery(pages.allOrders, { status: 'PENDING', awaits: 'no', sort: 'OLDEST' }),
  /** The orders that should be processed already. */
  lateOrders: withQuery(pages.allOrders, { late: 'yes' }),
  /** The page of one order. */
  order: (id: string) => `/deshboard/orders/${encodeURIComponent(id)}`,
  allProducts: pages.allProducts,
  /** The products of which few pieces are left. */
  lowStock: withQuery(pages.allProducts, { status: 'PUBLISHED', stock: 'low' }),
  importProducts: pages.importProducts,
  uploadProduct: pages.uploadProduct,
  /** The form of one product. */
  editProduct: (id: string) => `/deshboard/products/${encodeURIComponent(id)}`,
  previewProduct: pages.previewProduct,
  chart: pages.chart,
  /** The charts between two days. */
  chartOf: (from: string, to: string) => withQuery(pages.chart, { from, to }),
  orderStatus: pages.orderStatus,
  /** Another part of the page Order Status than the board. */
  orderStatusOf: (view: string) => withQuery(pages.orderStatus, { view }),
  categories: pages.categories,
  promotions: pages.promotions,
  searchWords: pages.searchWords,
  customers: pages.customers,
  /** The accounts that wait for confirmation. */
  waitingCustomers: withQuery(pages.customers, { status: 'PENDING' }),
  /** The page of one customer. */
  customer: (id: string) => `/deshboard/customers/${encodeURIComponent(id)}`,
  messages: pages.adminMessages,
  /** One conversation. */
  conversation: (id: string) => `/deshboard/messages/${encodeURIComponent(id)}`,
  /** The conversations with something unread. */
  unreadMessages: withQuery(pages.adminMessages, { show: 'unread' }),
  posts: pages.posts,
  newPost: pages.newPost,
  /** The form of one post. */
  editPost: (id: string) => `/deshboard/posts/${encodeURIComponent(id)}`,
  opinions: pages.opinions,
  waitingComments: withQuery(pages.opinions, { kind: 'COMMENT' }),
  settings: pages.settings,
  previewSettings: pages.previewSettings,
  auditLog: pages.auditLog,
  /** The audit log of one thing or account. */
  auditLogOf: (id: string) => withQuery(pages.auditLog, { about: id }),
} as const;
