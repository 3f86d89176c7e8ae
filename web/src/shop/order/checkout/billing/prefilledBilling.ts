import { nationalPhone } from '#schema/phone.ts';
import type { BillingAddress } from '#schema/order.input.ts';
import type { Session_CustomerFragment } from '#web/generated/graphql.ts';

/** Returns the billing form as far as the account knows it. A phone number with country code becomes the 11 digits. */
export const prefilledBilling = (customer: Session_CustomerFragment): BillingAddress => ({
  name: customer.displayName,
  address: customer.shippingAddress ?? '',
  phone: nationalPhone(customer.phoneNumber ?? ''),
  email: customer.email,
});
