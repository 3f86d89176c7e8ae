import * as v from 'valibot';
import { profileInput } from '../../../schema/customer.input.ts';
import { CUSTOMER_MESSAGES, ROLES } from '../../../schema/customer.ts';
import { PHONE_FORMS } from '../../../schema/phone.ts';
import {
  about,
  answerObject,
  documented,
  id,
  inQuery,
  jsonAnswer,
  pathId,
  ref,
  says,
  saysOf,
  signedIn,
  SPENT,
  text,
  textOrNull,
} from '../http/openapi/parts.ts';
import { bodySchemas } from '../http/openapi/body-schema.ts';
import { restBody } from '../http/rest/rest-body.ts';
import type { Schemas } from '../http/openapi/types.ts';

const exampleId = '01a1f7ea-e0fd-7675-a451-2b1a6719474c';
const exampleEmail = 'rahima.demo@gmail.com';

const ignoredText = v.nullish(v.string());

/** The value of `role` that matters to programs outside (spec §3). */
export const role = text('What the person may do', 'customer', {
  enum: ROLES.map((one) => one.toLowerCase()),
});

/** The query parameter that names a customer. */
export const emailInQuery = inQuery(
  'email',
  'E-mail address of the customer.',
  { type: 'string', examples: [exampleEmail] },
  true,
);

/** The refusal when no customer has that e-mail address. */
export const noSuchCustomer = says(
  'There is no such customer (for admins only).',
  'NOT_FOUND',
  'There is no customer with this e-mail address.',
);

/** The body of `POST /order/newcustomer`. */
export const newCustomerBody = restBody(
  'NewCustomer',
  'The signed-in person, as the identity provider describes them.',
  v.object({ email: v.string(), displayName: ignoredText, phoneNumber: ignoredText, photoURL: ignoredText }),
  {
    email: about('E-mail address of the signed-in customer', exampleEmail),
    displayName: about('Ignored: the shop has its own record', 'Rahima Khatun'),
    phoneNumber: about('Ignored', null),
    photoURL: about('Ignored', null),
  },
);

/** The body of `PUT /order/newcustomer/{id}`, for a customer with the stored phone number `kept`. */
export const profileBody = (kept: string | null) =>
  restBody('ProfileChange', 'The changes; other fields are ignored.', profileInput(kept), {
    phoneNumber: about(PHONE_FORMS, '01712345678'),
    shippingAddress: about('Free text, at most 500 characters', 'Flat 5B, Sector 4, Uttara, Dhaka 1230'),
  });

/** The schemas of customers. */
export const customerSchemas: Schemas = {
  Customer: answerObject('Somebody with an account.', {
    _id: id('Id of the customer', exampleId),
    displayName: text('Name as shown to people', 'Rahima Khatun'),
    email: text('E-mail address, unique in the shop', exampleEmail),
    phoneNumber: textOrNull('Phone number as +8801 and nine digits; null when unknown', '+8801712345678'),
    shippingAddress: textOrNull('Default shipping address', 'House 24, Road 7, Dhanmondi, Dhaka 1205'),
    photoURL: textOrNull('Photo; null when there is none', null),
    role,
  }),
  ...bodySchemas(newCustomerBody, profileBody(null)),
};

/** The REST calls about customers. */
export const customerPaths = documented('Accounts', {
  'GET /order/newcustomer': {
    operationId: 'showCustomer',
    summary: 'Show a customer',
    description: 'By e-mail address. For that customer, and for admins.',
    security: signedIn,
    parameters: [emailInQuery],
    responses: { 200: jsonAnswer(ref('Customer'), 'The customer.') },
    refusals: {
      400: says('`email` is missing.', 'BAD_USER_INPUT', 'email is required.'),
      403: 'It is the e-mail of another customer.',
      404: noSuchCustomer,
      429: SPENT,
    },
  },
  'POST /order/newcustomer': {
    operationId: 'fetchCustomer',
    summary: 'Read the own record after signing in',
    description:
      'The record of the signed-in customer, which exists since they signed in. Of the body only the e-mail is checked, which must be theirs; nothing is changed.',
    security: signedIn,
    body: newCustomerBody,
    responses: { 200: jsonAnswer(ref('Customer'), 'The customer.') },
    refusals: {
      403: 'It is the e-mail of another customer.',
      422: saysOf('A field has the wrong type.', { displayName: 'displayName must be a text.' }),
      429: SPENT,
    },
  },
  'PUT /order/newcustomer/{id}': {
    operationId: 'updateCustomer',
    summary: "Change one's own profile",
    description: 'Changes phone number and shipping address, and nothing else. Missing fields stay.',
    security: signedIn,
    parameters: [pathId('id', 'Id of the customer.', exampleId)],
    body: profileBody(null),
    responses: { 200: jsonAnswer(ref('Customer'), 'The customer after the change.') },
    refusals: {
      400: says(
        'The body is not a JSON object, or has neither of the two fields.',
        'BAD_USER_INPUT',
        'There is nothing to change: send phoneNumber, shippingAddress or both.',
      ),
      403: 'It is somebody else.',
      422: saysOf('A field breaks a rule.', { phoneNumber: CUSTOMER_MESSAGES.profilePhoneInvalid }),
      429: SPENT,
    },
  },
});
