/** Texts of the page of one order. */
export const order = {
  'admin.order.title': 'Order',
} as const;
