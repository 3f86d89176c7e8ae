import type { order as en } from '../../en/admin/order.ts';

/** Texts of the page of one order. */
export const order = {
  'admin.order.title': 'অর্ডার',
} as const satisfies Record<keyof typeof en, string>;
