/** Texts of the catalogue screens: home, search, categories, product. */
export const catalogue = {
  'price.now': 'Price',
  'price.was': 'Before',
  'price.saving': '−{percent}%',
  'rating.label': '{rating} of 5 stars',
} as const;
