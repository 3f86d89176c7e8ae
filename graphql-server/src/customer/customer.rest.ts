import { Router, type Request, type RequestHandler } from 'express';
import { CUSTOMER_MESSAGES } from '../../../schema/customer.ts';
import type { RequestContext } from '../http/context.ts';
import { BadRequest, Forbidden, Unauthenticated } from '../errors.ts';
import { jsonObject, readBody, withBody } from '../http/rest/rest-body.ts';
import { requiredQueryText } from '../http/rest/rest-input.ts';
import { REST_PRICES } from '../http/rest/rest-prices.ts';
import type { RestEdge } from '../http/rest/rest.ts';
import { unstorableText } from '../unstorable-text.ts';
import { loginBody, newCustomerBody, profileBody, registrationBody } from './customer.openapi.ts';
import type { CustomerModel } from './customer.model.ts';
import type { Authentication } from '../auth/passport.ts';
import { keepSignIn } from '../auth/session/session-cookies.ts';

/** The value of `role` that matters to programs outside (spec §3). */
const toRestRole = (customer: CustomerModel) => customer.role.toLowerCase();

/** A customer in the documented spelling (spec §3). */
const toRestCustomer = (customer: CustomerModel, publicUrl: string) => ({
  _id: customer.id,
  displayName: customer.displayName,
  email: customer.email,
  phoneNumber: customer.phoneNumber,
  shippingAddress: customer.shippingAddress,
  // An uploaded photo is kept as a path, without a width.
  photoURL: customer.photoUrl?.startsWith('/')
    ? `${publicUrl}${customer.photoUrl}/320.webp`
    : customer.photoUrl,
  role: toRestRole(customer),
});

const showCustomer = async (request: Request, context: RequestContext, publicUrl: string) => {
  const viewer = await context.signedIn();
  context.pay(REST_PRICES.read);
  const email = requiredQueryText(request.query, 'email');
  return toRestCustomer(await context.services.customers.findByEmail(viewer, email), publicUrl);
};

/** The record of who is signed in: the e-mail of the body must be theirs, and its other words change nothing. */
const fetchCustomer = async (request: Request, context: RequestContext, publicUrl: string) => {
  const viewer = await context.signedIn();
  context.pay(REST_PRICES.read);
  const { email } = readBody(request.body, newCustomerBody);
  if (email.trim().toLowerCase() !== viewer.email.toLowerCase()) throw new Forbidden();
  return toRestCustomer(viewer, publicUrl);
};

const updateCustomer = async (request: Request, context: RequestContext, publicUrl: string) => {
  const viewer = await context.signedIn();
  context.pay(REST_PRICES.change);
  const change = readBody(request.body, profileBody(viewer.phoneNumber));
  const sent = jsonObject(request.body);
  if (!('phoneNumber' in sent || 'shippingAddress' in sent))
    throw new BadRequest('There is nothing to change: send phoneNumber, shippingAddress or both.');
  return toRestCustomer(
    await context.services.customers.updateProfile(viewer, String(request.params['id']), change),
    publicUrl,
  );
};

const register = async (request: Request, context: RequestContext) => {
  await withBody(request.body, registrationBody, (registration) =>
    context.services.accounts.register({ ...registration, language: 'EN' }, context.client),
  );
  return { message: CUSTOMER_MESSAGES.registered };
};

const logIn = async (request: Request, context: RequestContext) => {
  const signIn = request.user?.signIn;
  if (!signIn) throw new Unauthenticated();
  keepSignIn(context.cookies, signIn);
  const { customer, tokens } = signIn;
  return {
    token: tokens.token,
    user_name: customer.displayName,
    gmail: customer.email,
    role: toRestRole(customer),
    expiresAt: tokens.expiresAt,
  };
};

/** Both words must be there before passport looks at them: it would not say which is missing. */
const checkLoginBody: RequestHandler = (request, _response, next) => {
  const found = unstorableText(request.body);
  if (found !== undefined) throw new BadRequest(found);
  readBody(request.body, loginBody);
  next();
};

/**
 * POST /backend/login, POST /backend/registration: for everybody.
 * GET, POST and PUT /order/newcustomer: for that customer; reading also for admins.
 */
export const customerRoutes = (edge: RestEdge, authentication: Authentication, publicUrl: string): Router => {
  const router = Router();
  router.post('/backend/login', checkLoginBody, authentication.password, edge(logIn));
  router.post('/backend/registration', edge(register));
  router.get(
    '/order/newcustomer',
    edge((request, context) => showCustomer(request, context, publicUrl)),
  );
  router.post(
    '/order/newcustomer',
    edge((request, context) => fetchCustomer(request, context, publicUrl)),
  );
  router.put(
    '/order/newcustomer/:id',
    edge((request, context) => updateCustomer(request, context, publicUrl)),
  );
  return router;
};
