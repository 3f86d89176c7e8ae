/** Texts of the list of all products. */
export const products = {
  'admin.products.title': 'View All products',
} as const;
