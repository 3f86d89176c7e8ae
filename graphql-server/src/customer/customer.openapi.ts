import { CUSTOMER_MESSAGES } from '../../../schema/customer.ts';
import { PHONE_FORMS } from '../../../schema/phone.ts';
import {
  answerObject,
  bodyObject,
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
import type { Paths, Schemas } from '../http/openapi/types.ts';

const exampleId = '01a1f7ea-e0fd-7675-a451-2b1a6719474c';
const exampleEmail = 'rahima.demo@gmail.com';

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
  Login: bodyObject('E-mail and password.', ['gmail', 'password'], {
    gmail: text('E-mail address, in any case', exampleEmail),
    password: text('Password', 'haat-demo-customer'),
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
  Registration: bodyObject('A request for an account.', ['user_name', 'phone_number', 'gmail', 'password'], {
    user_name: text('Name: 1 to 80 characters', 'Tanvir Ahmed'),
    phone_number: text(PHONE_FORMS, '01755566778'),
    gmail: text('Gmail address, unique in the shop: orders go to no other', 'tanvir@gmail.com'),
    password: text('6 to 200 characters', 'a good long password'),
  }),
  Registered: answerObject('The account waits.', {
    message: text('For people', CUSTOMER_MESSAGES.registered),
  }),
  NewCustomer: bodyObject('Who has signed in, as the identity provider tells it.', ['email'], {
    email: text('E-mail address of who is signed in', exampleEmail),
    displayName: textOrNull('Ignored: the shop has its own record', 'Rahima Khatun'),
    phoneNumber: textOrNull('Ignored', null),
    photoURL: textOrNull('Ignored', null),
  }),
  ProfileChange: bodyObject('What is to be changed; other fields are ignored, whatever is sent.', [], {
    phoneNumber: textOrNull(PHONE_FORMS, '01712345678'),
    shippingAddress: textOrNull('Free text, at most 500 characters', 'Flat 5B, Sector 4, Uttara, Dhaka 1230'),
  }),
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
      requestBody: jsonBody('Login', 'E-mail and password.'),
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
      requestBody: jsonBody('Registration', 'Who asks.'),
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
      requestBody: jsonBody('NewCustomer', 'Who has signed in.'),
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
      requestBody: jsonBody('ProfileChange', 'What is to be changed.'),
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
