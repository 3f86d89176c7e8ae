/** Texts of the pages that show where an order is. */
export const tracking = {
  'order.tracking.title': 'Order tracking',
  'order.tracking.order': 'Order {number}',
  'order.tracking.done': 'done',
  'order.tracking.open': 'still to come',
  'order.tracking.next': 'What happens next',
  'order.tracking.details': 'Order details',
  'order.tracking.link.wrong': 'This link is wrong or has expired',
  'order.tracking.link.help':
    'Links in our mails work for 90 days, and only if they are copied as a whole. Your orders are always in your account.',
  'order.tracking.link.signIn': 'Sign in and see my orders',
  'order.tracking.link.public':
    'Everyone who has this link can see where the parcel is, but neither your address nor what you bought.',
  'order.tracking.link.mine': 'See my orders',
} as const;
