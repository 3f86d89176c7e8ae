/** Texts of the checkout: promotion codes, and prices that change. */
export const checkout = {
  'order.promotion.apply': 'Apply',
  'order.promotion.checking': 'Checking…',
  'order.promotion.empty': 'Please type your promotion code first.',
  'order.promotion.saves': 'you save {amount}',
  'order.promotion.remove': 'Remove',
  'order.promotion.removeOf': 'Remove the promotion code {code}',
  'order.promotion.without': 'Go on without the code',
  'order.prices.checking': 'A preview: we are checking prices and stock…',
  'order.prices.preview': 'A preview, until the shop can be reached.',
  'order.prices.short': 'Preview',
  'order.changed.acceptTotal': 'Go on with {total}',
} as const;
