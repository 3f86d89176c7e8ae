import type { products as en } from '../../en/admin/products.ts';

/** Texts of the list of all products. */
export const products = {
  'admin.products.title': 'সব পণ্য',
} as const satisfies Record<keyof typeof en, string>;
