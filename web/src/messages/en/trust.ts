/** What admins read about orders that wait, and why. */
export const trust = {
  'trust.awaits.PAYMENT': 'Waits for its payment',
  'trust.awaits.DEPOSIT': 'Waits for a deposit',
  'trust.awaits.CODE': 'Waits for its code',
  'trust.reason.REFUSED_OFTEN': 'Several orders refused at the door',
  'trust.reason.REFUSED_BEFORE': 'An order refused at the door',
  'trust.reason.PHONE_REFUSED': 'Refused at the door at this phone number',
  'trust.reason.LARGE_ORDER': 'Large order',
  'trust.reason.OPEN_ORDERS': 'Several unpaid orders under way',
  'trust.reason.FIRST_ORDER': 'First order',
  'trust.reason.RETURNED_OFTEN': 'More returned than kept',
};
