import * as pages from '../../../schema/pages.ts';

const withQuery = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;

/** Every URL of the dashboard that links use. Shoppers do not load them. */
export const adminPaths = {
  dashboard: pages.dashboard,
  allOrders: pages.allOrders,
  /** The orders with a status. */
  ordersOf: (status: string) => withQuery(pages.allOrders, { status }),
  /** The orders of a customer. */
  ordersOfCustomer: (customer: string) => withQuery(pages.allOrders, { customer }),
  /** The orders that were placed between two days. */
  ordersBetween: (from: string, to: string) => withQuery(pages.allOrders, { from, until: to }),
  /** The orders that should be processed already. */
  lateOrders: withQuery(pages.allOrders, { late: 'true' }),
  /** The orders whose return waits for a decision. */
  returnsToDecide: withQuery(pages.allOrders, { returns: 'REQUESTED' }),
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
  promotions: pages.promotions,
  customers: pages.customers,
  /** The accounts that wait for confirmation. */
  waitingCustomers: withQuery(pages.customers, { status: 'PENDING' }),
  /** The page of one customer. */
  customer: (id: string) => `/deshboard/customers/${encodeURIComponent(id)}`,
  messages: pages.adminMessages,
  /** The messages that nobody has read. */
  unreadMessages: withQuery(pages.adminMessages, { show: 'unread' }),
  opinions: pages.opinions,
  waitingComments: withQuery(pages.opinions, { kind: 'COMMENT' }),
  auditLog: pages.auditLog,
  /** The audit log of one thing or account. */
  auditLogOf: (id: string) => withQuery(pages.auditLog, { about: id }),
} as const;
