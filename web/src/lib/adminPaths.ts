import * as pages from '../../../schema/pages.ts';

const withQuery = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;

/** Every URL of the dashboard that links use. Shoppers do not load them. */
export const adminPaths = {
  dashboard: pages.dashboard,
  allOrders: pages.allOrders,
  /** The page of one order. */
  order: (id: string) => `/deshboard/orders/${encodeURIComponent(id)}`,
  allProducts: pages.allProducts,
  importProducts: pages.importProducts,
  uploadProduct: pages.uploadProduct,
  /** The form of one product. */
  editProduct: (id: string) => `/deshboard/products/${encodeURIComponent(id)}`,
  chart: pages.chart,
  orderStatus: pages.orderStatus,
  customers: pages.customers,
  /** The page of one customer. */
  customer: (id: string) => `/deshboard/customers/${encodeURIComponent(id)}`,
  messages: pages.adminMessages,
  opinions: pages.opinions,
  auditLog: pages.auditLog,
  /** The audit log of one account. */
  auditLogOf: (id: string) => withQuery(pages.auditLog, { customer: id }),
} as const;
