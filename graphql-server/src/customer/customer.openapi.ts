import * as v from 'valibot';
import { loginInput, profileInput, registrationInput } from '../../../schema/customer.input.ts';
import { CUSTOMER_MESSAGES } from '../../../schema/customer.ts';
import { PHONE_FORMS } from '../../../schema/phone.ts';
import {
  answerObject,
  everybody,
  id,
  inQuery,
  instant,
  jsonAnswer,
  jsonBody,
  pathId,
  ref,
  refusals,
  says,
  saysOf,
  setsCookie,
  signedIn,
  SPENT,
  text,
  textOrNull,
  TOO_OFTEN,
} from '../http/openapi/parts.ts';
import { bodySchemas } from '../http/openapi/body-schema.ts';
import { restBody } from '../http/rest/rest-body.ts';
import type { Paths, Schemas } from '../http/openapi/types.ts';

const exampleId = '01a1f7ea-e0fd-7675-a451-2b1a6719474c';
const exampleEmail = 'rahima.demo@gmail.com';

/** The body of `POST /backend/login`. */
export const loginBody = restBody({
  name: 'Login',
  description: 'E-mail and password.',
  schema: loginInput,
  fields: {
    email: { as: 'gmail', description: 'E-mail address, in any case', example: exampleEmail },
    password: { description: 'Password', example: 'haat-demo-customer' },
  },
});

/** The body of `POST /backend/registration`. */
export const registrationBody = restBody({
  name: 'Registration',
  description: 'A request for an account.',
  schema: registrationInput,
  fields: {
    name: { as: 'user_name', description: 'Name: 1 to 80 characters', example: 'Tanvir Ahmed' },
    phoneNumber: { as: 'phone_number', description: PHONE_FORMS, example: '01755566778' },
    email: {
      as: 'gmail',
      description: 'Gmail address, unique in the shop: orders go to no other',
      example: 'tanvir@gmail.com',
    },
    password: { description: '6 to 200 characters', example: 'a good long password' },
  },
});

const ignoredText = v.nullish(v.string());

/** The body of `POST /order/newcustomer`. */
export const newCustomerBody = restBody({
  name: 'NewCustomer',
  description: 'Who has signed in, as the identity provider tells it.',
  schema: v.object({
    email: v.string(),
    displayName: ignoredText,
    phoneNumber: ignoredText,
    photoURL: ignoredText,
  }),
  fields: {
    email: { description: 'E-mail address of who is signed in', example: exampleEmail },
    displayName: { description: 'Ignored: the shop has its own record', example: 'Rahima Khatun' },
    phoneNumber: { description: 'Ignored', example: null },
    photoURL: { description: 'Ignored', example: null },
  },
});

/** The body of `PUT /order/newcustomer/{id}` of a customer whose phone number is kept. */
export const profileBody = (kept: string | null) =>
  restBody({
    name: 'ProfileChange',
    description: 'What is to be changed; other fields are ignored, whatever is sent.',
    schema: profileInput(kept),
    fields: {
      phoneNumber: { description: PHONE_FORMS, example: '01712345678' },
      shippingAddress: {
        description: 'Free text, at most 500 characters',
        example: 'Flat 5B, Sector 4, Uttara, Dhaka 1230',
      },
    },
  });

/** Shapes of accounts. */
export const customerSchemas: Schemas = {
  Customer: answerObject('Somebody with an account.', {
    _id: id('Id of the customer', exampleId),
    displayName: text('Name as shown to people', 'Rahima Khatun'),
    email: text('E-mail address, unique in the shop', exampleEmail),
    phoneNumber: textOrNull(
      'Phone number as +8801 and nine digits; null when none is known',
      '+8801712345678',
    ),
    shippingAddress: textOrNull('Where orders go by default', 'House 24, Road 7, Dhanmondi, Dhaka 1205'),
    photoURL: textOrNull('Photo; null when there is none', null),
    role: text('What the person may do', 'customer', { enum: ['customer', 'admin'] }),
  }),
  Session: answerObject('Signed in.', {
    token: text('To be sent as `Authorization: Bearer …`', 'eyJhbGciOiJIUzI1NiJ9.….…'),
    user_name: text('Name as shown to people', 'Rahima Khatun'),
    gmail: text('E-mail address', exampleEmail),
    role: text('What the person may do', 'customer', { enum: ['customer', 'admin'] }),
    expiresAt: instant('When the token ends', '2026-11-20T10:15:00.000Z'),
  }),
  LoginRefused: answerObject('Not signed in.', {
    error: text('A sentence for people', CUSTOMER_MESSAGES.wrongCredentials),
    code: text('`LOGIN_REFUSED`', 'LOGIN_REFUSED'),
    requestId: id(
      'Id of this request, as in the header `X-Request-Id`',
      '4f4c9d8e-2a1b-4a53-9c35-0e8f4c5f0b71',
    ),
    wrong: text('The same sentence', CUSTOMER_MESSAGES.wrongCredentials),
  }),
  Registered: answerObject('The account waits.', {
    message: text('For people', CUSTOMER_MESSAGES.registered),
  }),
  ...bodySchemas(loginBody, registrationBody, newCustomerBody, profileBody(null)),
};

/** Calls of accounts. */
export const customerPaths: Paths = {
  '/backend/login': {
    post: {
      operationId: 'login',
      tags: ['Accounts'],
      summary: 'Log in',
      description:
        'Answers with a token for the calls that need one, good until `expiresAt` (15 minutes, unless the shop says otherwise), and sets the cookie that `POST /backend/session/refresh` takes.',
      security: everybody,
      requestBody: jsonBody(loginBody),
      responses: {
        200: jsonAnswer(ref('Session'), 'Signed in.', setsCookie),
        ...refusals({
          400: 'The body is not a JSON object.',
          401: {
            description:
              'E-mail or password is wrong, or the account waits for an admin or was not accepted.',
            schema: 'LoginRefused',
            samples: [
              CUSTOMER_MESSAGES.wrongCredentials,
              CUSTOMER_MESSAGES.pending,
              CUSTOMER_MESSAGES.rejected,
            ].map((error) => ({ code: 'LOGIN_REFUSED', error, more: { wrong: error } })),
          },
          422: saysOf(
            'E-mail or password is missing.',
            { field: 'gmail', message: CUSTOMER_MESSAGES.emailInvalid },
            { field: 'password', message: CUSTOMER_MESSAGES.passwordRequired },
          ),
          429: TOO_OFTEN,
        }),
      },
    },
  },
  '/backend/registration': {
    post: {
      operationId: 'register',
      tags: ['Accounts'],
      summary: 'Ask for an account',
      description:
        'The account waits until an admin confirms it: on the dashboard, `/deshboard`, or by the GraphQL mutation `confirmCustomer`. Until then a login answers 401.',
      security: everybody,
      requestBody: jsonBody(registrationBody),
      responses: {
        200: jsonAnswer(ref('Registered'), 'The account waits for an admin.'),
        ...refusals({
          400: 'The body is not a JSON object.',
          409: {
            ...says('There is such an account.', 'EMAIL_TAKEN', CUSTOMER_MESSAGES.emailTaken),
            schema: 'Error',
          },
          422: saysOf(
            'A field breaks a rule.',
            { field: 'phone_number', message: CUSTOMER_MESSAGES.phoneInvalid },
            { field: 'password', message: CUSTOMER_MESSAGES.passwordTooShort },
          ),
          429: TOO_OFTEN,
        }),
      },
    },
  },
  '/order/newcustomer': {
    get: {
      operationId: 'showCustomer',
      tags: ['Accounts'],
      summary: 'Show a customer',
      description: 'By e-mail address. For that customer, and for admins.',
      security: signedIn,
      parameters: [
        inQuery(
          'email',
          'E-mail address of the customer.',
          { type: 'string', examples: [exampleEmail] },
          true,
        ),
      ],
      responses: {
        200: jsonAnswer(ref('Customer'), 'The customer.'),
        ...refusals({
          400: says('`email` is missing.', 'BAD_USER_INPUT', 'email is required.'),
          401: 'Nobody is signed in.',
          403: 'It is the address of somebody else.',
          404: says(
            'There is no such customer (told to admins only).',
            'NOT_FOUND',
            'There is no customer with this e-mail address.',
          ),
          429: SPENT,
        }),
      },
    },
    post: {
      operationId: 'fetchCustomer',
      tags: ['Accounts'],
      summary: "Fetch one's own record after signing in",
      description:
        'The record of who is signed in, made or found when they signed in: after a sign-in with Google from what Google has confirmed. Of the body only the e-mail address is looked at, which must be theirs; nothing is changed by it.',
      security: signedIn,
      requestBody: jsonBody(newCustomerBody),
      responses: {
        200: jsonAnswer(ref('Customer'), 'The customer.'),
        ...refusals({
          400: 'The body is not a JSON object.',
          401: 'Nobody is signed in.',
          403: 'It is the address of somebody else.',
          422: saysOf('A field has the wrong type.', {
            field: 'displayName',
            message: 'displayName must be a text.',
          }),
          429: SPENT,
        }),
      },
    },
  },
  '/order/newcustomer/{id}': {
    put: {
      operationId: 'updateCustomer',
      tags: ['Accounts'],
      summary: "Change one's own profile",
      description: 'Changes phone number and shipping address, and nothing else. A field left out stays.',
      security: signedIn,
      parameters: [pathId('id', 'Id of the customer.', exampleId)],
      requestBody: jsonBody(profileBody(null)),
      responses: {
        200: jsonAnswer(ref('Customer'), 'The customer as it is now.'),
        ...refusals({
          400: says(
            'The body is not a JSON object, or has neither of the two fields.',
            'BAD_USER_INPUT',
            'There is nothing to change: send phoneNumber, shippingAddress or both.',
          ),
          401: 'Nobody is signed in.',
          403: 'It is somebody else.',
          422: saysOf('A field breaks a rule.', {
            field: 'phoneNumber',
            message: CUSTOMER_MESSAGES.profilePhoneInvalid,
          }),
          429: SPENT,
        }),
      },
    },
  },
};
