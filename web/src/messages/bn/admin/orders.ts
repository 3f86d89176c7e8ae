import type { orders as en } from '../../en/admin/orders.ts';

/** Texts of the list of all orders. */
export const orders = {
  'admin.orders.title': 'সব অর্ডার',
} as const satisfies Record<keyof typeof en, string>;
