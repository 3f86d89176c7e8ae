/** What admins read about payments that need a decision, and about giving money back. */
export const settle = {
  'admin.cancel': 'Cancel',
  'settle.title': 'Payments to settle ({count})',
  'settle.label': 'Payments to settle',
  'settle.why':
    'A provider said something unexpected about these payments and refunds, or nothing. Look them up in the provider’s panel and decide.',
  'settle.since': 'Since',
  'settle.order': 'Order',
  'settle.amount': 'Amount',
  'settle.what': 'What happened',
  'settle.number': 'Transaction {number}',
  'settle.WRONG_AMOUNT': '{paid} was paid, where {asked} was asked for.',
  'settle.RISKY': 'It is paid, and the provider warns of fraud.',
  'settle.UNSETTLED': 'The provider has not said within a day whether it is paid.',
  'settle.REFUND_FAILED': 'The provider does not pay this refund.',
  'settle.REFUND_LATE': 'The provider has not confirmed this refund for a week. We keep asking.',
  'settle.payment.ACCEPT': 'Accept',
  'settle.payment.ACCEPT.ask': 'Accept the payment of order {number}?',
  'settle.payment.ACCEPT.text':
    'The money counts for the order. If that pays all of it, the shop can pack it; if the order is cancelled, the money goes back.',
  'settle.payment.REFUND': 'Pay back',
  'settle.payment.REFUND.ask': 'Pay the payment of order {number} back?',
  'settle.payment.REFUND.text':
    'The provider pays all of it back, and it does not count for the order. While the order waits for its payment, its customer can pay again.',
  'settle.payment.DISMISS': 'Not paid',
  'settle.payment.DISMISS.ask': 'Was order {number} not paid?',
  'settle.payment.DISMISS.text':
    'Choose this if no money arrived. While the order waits for its payment, its customer can pay again.',
  'settle.refund.ACCEPT': 'It is paid',
  'settle.refund.ACCEPT.ask': 'Has the customer of order {number} got the money?',
  'settle.refund.ACCEPT.text':
    'Choose this if the provider’s panel or the bank says that the refund is paid. It is recorded, and the customer gets a mail.',
  'settle.refund.REFUND': 'Try again',
  'settle.refund.REFUND.ask': 'Try the refund of order {number} again?',
  'settle.refund.REFUND.text': 'The provider is asked for a new refund of the same amount.',
  'settle.refund.DISMISS': 'Pay it otherwise',
  'settle.refund.DISMISS.ask': 'Pay the refund of order {number} in another way?',
  'settle.refund.DISMISS.text':
    'The provider is not asked any more. The amount stays due to the customer until you record how you have paid it.',
  'settle.note': 'Note, for admins only (optional)',
  'settle.transaction': 'Number of the transaction at the provider',
  'settle.busy': 'Saving…',
  'settle.done': 'It is decided.',
  'grant.open': 'Give money back',
  'grant.open.unpaid': 'Lower the price',
  'grant.ask': 'Lower the price of order {number}?',
  'grant.text':
    'The customer pays that much less. What they have paid too much by it goes back through the provider by itself; what they paid in cash is due, and you record how you have paid it. They read the reason in a mail.',
  'grant.amount': 'Amount in dollars',
  'grant.reason': 'Reason, for the customer to read',
  'grant.yes': 'Lower it',
  'grant.done': 'The order costs {amount} less.',
} as const;
