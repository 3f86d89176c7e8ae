import * as v from 'valibot';
import { profileInput } from '#schema/customer.input.ts';
import { CUSTOMER_MESSAGES, ROLES } from '#schema/customer.ts';
import { PHONE_FORMS } from '#schema/phone.ts';
import * as doc from '#platform/http/openapi/parts.ts';
import { bodySchemas } from '#platform/http/openapi/body-schema.ts';
import { restBody } from '#platform/http/rest/rest-body.ts';
import type { Schemas } from '#platform/http/openapi/types.ts';

const exampleId = '01a1f7ea-e0fd-7675-a451-2b1a6719474c';
const exampleEmail = 'rahima.demo@gmail.com';

const ignoredText = v.nullish(v.string());

/** The value of `role` that matters to programs outside (spec §3). */
export const role = doc.text('What the person may do', 'customer', {
  enum: ROLES.map((one) => one.toLowerCase()),
});

/** The query parameter that names a customer. */
export const emailInQuery = doc.inQuery(
  'email',
  'E-mail address of the customer.',
  { type: 'string', examples: [exampleEmail] },
  true,
);

/** The refusal when no customer has that e-mail address. */
export const noSuchCustomer = doc.says(
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
    email: doc.about('E-mail address of the signed-in customer', exampleEmail),
    displayName: doc.about('Ignored: the shop has its own record', 'Rahima Khatun'),
    phoneNumber: doc.about('Ignored', null),
    photoURL: doc.about('Ignored', null),
  },
);

/** The body of `PUT /order/newcustomer/{id}`, for a customer with the stored phone number. */
export const profileBody = (storedPhone: string | null) =>
  restBody('ProfileChange', 'The changes; other fields are ignored.', profileInput(storedPhone), {
    phoneNumber: doc.about(PHONE_FORMS, '01712345678'),
    shippingAddress: doc.about('Free text, at most 500 characters', 'Flat 5B, Sector 4, Uttara, Dhaka 1230'),
  });

/** The schemas of customers. */
export const customerSchemas: Schemas = {
  Customer: doc.answerObject('Somebody with an account.', {
    _id: doc.id('Id of the customer', exampleId),
    displayName: doc.text('Name as shown to people', 'Rahima Khatun'),
    email: doc.text('E-mail address, unique in the shop', exampleEmail),
    phoneNumber: doc.textOrNull('Phone number, 11 digits; null when unknown', '01712345678'),
    shippingAddress: doc.textOrNull(
      'Default shipping address; null when there is none',
      'House 24, Road 7, Dhanmondi, Dhaka 1205',
    ),
    photoURL: doc.textOrNull('Photo; null when there is none', null),
    role,
  }),
  ...bodySchemas(newCustomerBody, profileBody(null)),
};

/** The REST calls about customers. */
export const customerPaths = doc.documented('Accounts', {
  'GET /order/newcustomer': {
    operationId: 'showCustomer',
    summary: 'Show a customer',
    description: 'By e-mail address. For that customer, and for admins.',
    security: doc.signedIn,
    parameters: [emailInQuery],
    responses: { 200: doc.jsonAnswer(doc.ref('Customer'), 'The customer.') },
    refusals: {
      400: doc.says('`email` is missing.', 'BAD_USER_INPUT', 'email is required.'),
      403: 'It is the e-mail of another customer.',
      404: noSuchCustomer,
      429: doc.SPENT,
    },
  },
  'POST /order/newcustomer': {
    operationId: 'fetchCustomer',
    summary: 'Read the own record after signing in',
    description:
      'The record of the signed-in customer, which exists since they signed in. Of the body only the e-mail is checked, which must be theirs; nothing is changed.',
    security: doc.signedIn,
    body: newCustomerBody,
    responses: { 200: doc.jsonAnswer(doc.ref('Customer'), 'The customer.') },
    refusals: {
      403: 'It is the e-mail of another customer.',
      422: doc.saysOf('A field has the wrong type.', { displayName: 'displayName must be a text.' }),
      429: doc.SPENT,
    },
  },
  'PUT /order/newcustomer/{id}': {
    operationId: 'updateCustomer',
    summary: "Change one's own profile",
    description: 'Changes phone number and shipping address, and nothing else. Missing fields stay.',
    security: doc.signedIn,
    parameters: [doc.pathId('id', 'Id of the customer.', exampleId)],
    body: profileBody(null),
    responses: { 200: doc.jsonAnswer(doc.ref('Customer'), 'The customer after the change.') },
    refusals: {
      400: doc.says(
        'The body is not a JSON object, or has neither of the two fields.',
        'BAD_USER_INPUT',
        'There is nothing to change: send phoneNumber, shippingAddress or both.',
      ),
      403: 'It is somebody else.',
      422: doc.saysOf('A field breaks a rule.', { phoneNumber: CUSTOMER_MESSAGES.profilePhoneInvalid }),
      429: doc.SPENT,
    },
  },
});
