import * as v from 'valibot';
import {
  loginInput,
  mailInput,
  passwordChangeInput,
  passwordResetInput,
  registrationInput,
} from '#schema/customer.input.ts';
import { CUSTOMER_MESSAGES } from '#schema/customer.ts';
import { PHONE_FORMS } from '#schema/phone.ts';
import * as doc from '#platform/http/openapi/parts.ts';
import { role } from '../customer/customer.openapi.ts';
import { bodySchemas } from '#platform/http/openapi/body-schema.ts';
import { restBody } from '#platform/http/rest/rest-body.ts';
import type { Schemas } from '#platform/http/openapi/types.ts';

const exampleEmail = 'rahima.demo@gmail.com';
const token = doc.about(
  'Token of the link in the mail; the demo shop shows its mails at `/mailbox`',
  'Ywn0uP3xqk8mYV0nCw2s7h1bJtGd5rQeZfLiAoXcMv4',
);
const asGmail = { email: 'gmail' };

/** The body of `POST /backend/login`. */
export const loginBody = restBody(
  'Login',
  'E-mail and password.',
  loginInput,
  {
    email: doc.about('E-mail address, in upper or lower case', exampleEmail),
    password: doc.about('Password', 'haat-demo-customer'),
    code: doc.about("A code of the person's app, or a recovery code: for accounts with a second factor", '123456'),
  },
  asGmail,
);

/** The body of `POST /backend/registration`. */
export const registrationBody = restBody(
  'Registration',
  'A request for an account.',
  registrationInput,
  {
    name: doc.about('Name: 1 to 80 characters', 'Tanvir Ahmed'),
    phoneNumber: doc.about(PHONE_FORMS, '01755566778'),
    email: doc.about('Gmail address, unique in the shop: orders go to no other', 'tanvir@gmail.com'),
    password: doc.about('6 to 200 characters', 'a good long password'),
  },
  { name: 'user_name', phoneNumber: 'phone_number', ...asGmail },
);

/** The body of `POST /backend/email/request` and of `POST /backend/password/forgot`. */
export const mailBody = restBody(
  'MailWish',
  'Where a mail is wanted.',
  mailInput,
  { email: doc.about('E-mail address, in upper or lower case', exampleEmail) },
  asGmail,
);

/** The body of `POST /backend/email/confirm`. */
export const emailLinkBody = restBody('EmailLink', 'A link of a mail.', v.pick(passwordResetInput, ['token']), {
  token,
});

/** The body of `POST /backend/password/reset`. */
export const passwordResetBody = restBody(
  'PasswordLink',
  'A link of a mail, and the new password.',
  passwordResetInput,
  { token, password: doc.about('6 to 200 characters', 'another good password') },
);

/** The body of `PUT /backend/password`. */
export const passwordChangeBody = restBody('PasswordChange', 'Both passwords.', passwordChangeInput, {
  currentPassword: doc.about('The password so far', 'haat-demo-customer'),
  newPassword: doc.about('6 to 200 characters', 'haat-demo-customer'),
});

/** The schemas of accounts. */
export const accountSchemas: Schemas = {
  Session: doc.answerObject('Signed in.', {
    token: doc.text('Access token, to send as `Authorization: Bearer …`', 'eyJhbGciOiJIUzI1NiJ9.….…'),
    user_name: doc.text('Name as shown to people', 'Rahima Khatun'),
    gmail: doc.text('E-mail address', exampleEmail),
    role,
    expiresAt: doc.instant('When the token ends', '2026-11-20T10:15:00.000Z'),
  }),
  LoginRefused: doc.answerObject('Not signed in.', {
    ...doc.errorFields(CUSTOMER_MESSAGES.wrongCredentials, 'LOGIN_REFUSED'),
    wrong: doc.text('The same sentence', CUSTOMER_MESSAGES.wrongCredentials),
  }),
  Registered: doc.answerObject('The account waits.', {
    message: doc.text('For people', CUSTOMER_MESSAGES.registered),
  }),
  Done: doc.answerObject('It is done.', { message: doc.text('For people', CUSTOMER_MESSAGES.mailOnItsWay) }),
  ...bodySchemas(loginBody, registrationBody, mailBody, emailLinkBody, passwordResetBody, passwordChangeBody),
};

const done = { 200: doc.jsonAnswer(doc.ref('Done'), 'It is done.') };
const emailWrong = doc.saysOf('A field breaks a rule.', { gmail: CUSTOMER_MESSAGES.emailInvalid });
const linkInvalid = {
  410: doc.says(
    'The link was used before, has expired, or never existed.',
    'LINK_INVALID',
    CUSTOMER_MESSAGES.linkInvalid,
  ),
};
/** The refusal for a token that is missing or not a text. */
const tokenMissing = doc.saysOf('A field has the wrong type.', { token: 'token must be a text.' });
const passwordShort = (field: string) =>
  doc.saysOf('A field breaks a rule.', { [field]: CUSTOMER_MESSAGES.passwordTooShort });

/** The REST calls about accounts. */
export const accountPaths = doc.documented('Accounts', {
  'POST /backend/login': {
    operationId: 'login',
    summary: 'Log in',
    description:
      'Returns an access token, valid until `expiresAt` (15 minutes by default), and sets the refresh cookie for `POST /backend/session/refresh`.',
    body: loginBody,
    responses: { 200: doc.jsonAnswer(doc.ref('Session'), 'Signed in.', doc.setsCookie) },
    refusals: {
      401: {
        description:
          'E-mail or password is wrong, the account is pending or rejected, or its second factor needs a `code`, which counts once.',
        schema: 'LoginRefused',
        samples: [
          CUSTOMER_MESSAGES.wrongCredentials,
          CUSTOMER_MESSAGES.pending,
          CUSTOMER_MESSAGES.rejected,
          CUSTOMER_MESSAGES.codeNeeded,
          CUSTOMER_MESSAGES.codeWrong,
        ].map((error) => ({ code: 'LOGIN_REFUSED', error, more: { wrong: error } })),
      },
      422: doc.saysOf('E-mail or password is missing.', {
        gmail: CUSTOMER_MESSAGES.emailInvalid,
        password: CUSTOMER_MESSAGES.passwordRequired,
      }),
      429: doc.TOO_OFTEN,
    },
  },
  'POST /backend/registration': {
    operationId: 'register',
    summary: 'Ask for an account',
    description:
      'The account is pending until an admin confirms it: on the dashboard, `/deshboard`, or by the GraphQL mutation `confirmCustomer`. Until then a login is answered with 401.',
    body: registrationBody,
    responses: { 200: doc.jsonAnswer(doc.ref('Registered'), 'The account waits for an admin.') },
    refusals: {
      409: doc.says('There is such an account.', 'EMAIL_TAKEN', CUSTOMER_MESSAGES.emailTaken),
      422: doc.saysOf('A field breaks a rule.', {
        phone_number: CUSTOMER_MESSAGES.phoneInvalid,
        password: CUSTOMER_MESSAGES.passwordTooShort,
      }),
      429: doc.TOO_OFTEN,
    },
  },
  'POST /backend/email/request': {
    operationId: 'requestEmailConfirmation',
    summary: 'Request a link that confirms an e-mail address',
    description: 'Sends a mail if there is an account to confirm. The response is the same for every e-mail.',
    body: mailBody,
    responses: done,
    refusals: { 422: emailWrong, 429: doc.TOO_OFTEN },
  },
  'POST /backend/email/confirm': {
    operationId: 'confirmEmail',
    summary: 'Confirm an e-mail address',
    description: 'By the token of the link, which can be used once within three days.',
    body: emailLinkBody,
    responses: done,
    refusals: { ...linkInvalid, 422: tokenMissing, 429: doc.TOO_OFTEN },
  },
  'POST /backend/password/forgot': {
    operationId: 'requestPasswordReset',
    summary: 'Request a link to set a new password',
    description: 'Sends a mail if there is such an account. The response is the same for every e-mail.',
    body: mailBody,
    responses: done,
    refusals: { 422: emailWrong, 429: doc.TOO_OFTEN },
  },
  'POST /backend/password/reset': {
    operationId: 'resetPassword',
    summary: 'Set a new password by a link',
    description: 'The token can be used once within an hour. All sessions of the account end.',
    body: passwordResetBody,
    responses: done,
    refusals: { ...linkInvalid, 422: passwordShort('password'), 429: doc.TOO_OFTEN },
  },
  'PUT /backend/password': {
    operationId: 'changePassword',
    summary: "Change one's own password",
    description: "One's other sessions end.",
    security: doc.signedIn,
    body: passwordChangeBody,
    responses: done,
    refusals: { 422: passwordShort('newPassword'), 429: doc.TOO_OFTEN },
  },
});
