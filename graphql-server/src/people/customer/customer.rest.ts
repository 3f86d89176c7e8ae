import { nationalPhone } from '#schema/phone.ts';
import { BadRequest, Forbidden } from '#kernel/errors.ts';
import { jsonObject, readBody } from '#platform/http/rest/rest-body.ts';
import { requiredQueryText } from '#platform/http/rest/rest-input.ts';
import { REST_PRICES } from '#platform/http/rest/rest-prices.ts';
import type { Call, Calls } from '#platform/http/rest/calls.ts';
import { newCustomerBody, profileBody } from './customer.openapi.ts';
import type { CustomerModel } from './customer.model.ts';

/** Returns a customer in the documented spelling (spec §3). */
const toRestCustomer = (customer: CustomerModel, publicUrl: string) => ({
  _id: customer.id,
  displayName: customer.displayName,
  email: customer.email,
  // As the billing form expects it.
  phoneNumber: customer.phoneNumber && nationalPhone(customer.phoneNumber),
  shippingAddress: customer.shippingAddress,
  // An uploaded photo is stored as a path without a width.
  photoURL: customer.photoUrl?.startsWith('/') ? `${publicUrl}${customer.photoUrl}/320.webp` : customer.photoUrl,
  role: customer.role.toLowerCase(),
});

const showCustomer: Call = async (request, context) => {
  const viewer = await context.signedIn();
  context.chargeQuota(REST_PRICES.read);
  const email = requiredQueryText(request.query, 'email');
  return toRestCustomer(await context.services.customers.findByEmail(viewer, email), context.publicUrl);
};

/**
 * Returns the record of the signed-in customer. The e-mail in the body must be theirs; its other fields change nothing.
 */
const fetchCustomer: Call = async (request, context) => {
  const viewer = await context.signedIn();
  context.chargeQuota(REST_PRICES.read);
  const { email } = readBody(request.body, newCustomerBody);
  if (email.trim().toLowerCase() !== viewer.email.toLowerCase()) throw new Forbidden();
  return toRestCustomer(viewer, context.publicUrl);
};

const updateCustomer: Call = async (request, context) => {
  const viewer = await context.signedIn();
  context.chargeQuota(REST_PRICES.change);
  const change = readBody(request.body, profileBody(viewer.phoneNumber));
  const sent = jsonObject(request.body);
  if (!('phoneNumber' in sent || 'shippingAddress' in sent))
    throw new BadRequest('There is nothing to change: send phoneNumber, shippingAddress or both.');
  return toRestCustomer(
    await context.services.customers.updateProfile(viewer, String(request.params['id']), change),
    context.publicUrl,
  );
};

/** For that customer; reading also for admins. */
export const customerCalls: Calls = {
  'GET /order/newcustomer': showCustomer,
  'POST /order/newcustomer': fetchCustomer,
  'PUT /order/newcustomer/:id': updateCustomer,
};
