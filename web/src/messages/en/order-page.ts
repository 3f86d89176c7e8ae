/** Texts of the page of one order: what happens next, and what its customer can do. */
export const orderPage = {
  'order.next.PENDING': 'We have your order. Next, we check and pack it: within 24 hours on working days.',
  'order.next.PROCESSED': 'Your order is packed. Next, we hand it to the courier.',
  'order.next.partlyShipped': 'Part of your order is on its way. Next, we hand the rest to the courier.',
  'order.next.SHIPPED': 'The courier has your order. Next, it travels to the courier’s office near you.',
  'order.next.OUT_FOR_DELIVERY':
    'The courier is on the way to you. Please keep your phone at hand: they may call before they arrive.',
  'order.next.DELIVERED':
    'Your order has arrived. If something is not right, you can ask for a return within 14 days.',
  'order.next.CANCELLED': 'This order is cancelled, and nothing will be sent.',
  'order.next.RETURNED': 'We have your parcel back, and this order is closed.',
  'order.copy.id': 'Copy order id',
  'order.copied.id': 'Order id copied',
  'order.copy.tracking': 'Copy tracking number',
  'order.copied.tracking': 'Tracking number copied',
  'order.copyFailed': 'Your browser did not let us copy. Please mark it and copy it yourself.',
};
