/** Texts that only browsers without scripts show. */
export const plain = {
  'plain.menu': 'All categories',
  'plain.shop':
    'JavaScript is switched off in this browser. You can look around, search, buy by Cash on Delivery, and follow an order by the link in its mail; other ways to pay need JavaScript. We also take orders by phone and e-mail.',
  'plain.page': 'This page needs JavaScript, which is switched off in this browser.',
  'plain.login': 'Registering and logging in with Google need JavaScript, which is switched off in this browser.',
  'plain.track': 'If this link is from an older mail, it needs JavaScript, which is switched off in this browser.',
  'plain.contact': 'Call us or write to us:',
  'plain.change': 'Change',
  'plain.loginFirst': 'Please log in before you order.',
  'plain.cashOnly': 'Other ways to pay, and promotion codes, need JavaScript.',
  'plain.pictures': 'All pictures',
} as const;
