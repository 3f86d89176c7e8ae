/** Texts of the list of all orders. */
export const orders = {
  'admin.orders.title': 'View All Orders',
} as const;
