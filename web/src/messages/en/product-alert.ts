/** Texts of the mails about products that customers ask for. */
export const productAlert = {
  'product.alert.ask': 'Tell me when it is back',
  'product.alert.withdraw': 'Do not tell me any more',
  'product.alert.on': 'You get one mail when it is back in stock.',
  'product.alert.off': 'You get no mail about it.',
  'mails.end.title': 'No more of these mails?',
  'mails.end.stock': 'You then get no mails about products that are back in stock. Those about your orders still come.',
  'mails.end.prices':
    'You then get no offers or reminders about your wishlist and cart. Mails about your orders still come.',
  'mails.end.button': 'Stop these mails',
  'mails.end.shop': 'To the shop',
  'mails.end.wrong': 'This link is not complete',
  'mails.end.wrong.text': 'Please open it once more from the mail.',
  'mails.ended.title': 'No more of these mails come',
  'mails.ended.stock': 'You can ask for them again on the page of a product that is sold out.',
  'mails.ended.prices': 'You can ask for them again in your profile.',
} as const;
