import * as v from 'valibot';
import {
  deletionInput,
  mailInput,
  passwordChangeInput,
  passwordResetInput,
} from '../../../schema/customer.input.ts';
import { CUSTOMER_MESSAGES } from '../../../schema/customer.ts';
import {
  answerObject,
  everybody,
  instant,
  jsonAnswer,
  jsonBody,
  listOf,
  ref,
  refusals,
  says,
  saysOf,
  signedIn,
  text,
  TOO_OFTEN,
  type Refusal,
} from '../http/openapi/parts.ts';
import { bodySchemas } from '../http/openapi/body-schema.ts';
import { restBody, type RestBody } from '../http/rest/rest-body.ts';
import type { Operation, Paths, Schema, Schemas } from '../http/openapi/types.ts';

const exampleEmail = 'rahima.demo@gmail.com';
const token = {
  description: 'Token of the link in the mail; the demo shop shows its mails at `/mailbox`',
  example: 'Ywn0uP3xqk8mYV0nCw2s7h1bJtGd5rQeZfLiAoXcMv4',
};

/** The body of `POST /backend/email/request` and of `POST /backend/password/forgot`. */
export const mailBody = restBody({
  name: 'MailWish',
  description: 'Where a mail is wanted.',
  schema: mailInput,
  fields: { email: { as: 'gmail', description: 'E-mail address, in any case', example: exampleEmail } },
});

/** The body of `POST /backend/email/confirm`. */
export const emailLinkBody = restBody({
  name: 'EmailLink',
  description: 'A link of a mail.',
  schema: v.pick(passwordResetInput, ['token']),
  fields: { token },
});

/** The body of `POST /backend/password/reset`. */
export const passwordResetBody = restBody({
  name: 'PasswordLink',
  description: 'A link of a mail, and the new password.',
  schema: passwordResetInput,
  fields: { token, password: { description: '6 to 200 characters', example: 'another good password' } },
});

/** The body of `PUT /backend/password`. */
export const passwordChangeBody = restBody({
  name: 'PasswordChange',
  description: 'Both passwords.',
  schema: passwordChangeInput,
  fields: {
    currentPassword: { description: 'The password so far', example: 'haat-demo-customer' },
    newPassword: { description: '6 to 200 characters', example: 'haat-demo-customer' },
  },
});

/** The body of `DELETE /backend/account` of somebody with that e-mail address. */
export const deletionBody = (ownEmail: string) =>
  restBody({
    name: 'AccountDeletion',
    description: 'What proves that it is meant.',
    schema: deletionInput(ownEmail),
    fields: {
      email: { description: "One's own e-mail address, in any case", example: 'you@gmail.com' },
      password: { description: "One's password, of an account that has one", example: 'your password' },
    },
  });

const rows = (description: string): Schema => listOf({ type: 'object' }, description);

/** Shapes of what people do about their own account. */
export const accountSchemas: Schemas = {
  Done: answerObject('It is done.', { message: text('For people', CUSTOMER_MESSAGES.mailOnItsWay) }),
  ...bodySchemas(mailBody, emailLinkBody, passwordResetBody, passwordChangeBody, deletionBody('')),
  AccountData: answerObject('Everything that the shop holds about a person, as of one moment.', {
    madeAt: instant('When the copy was made', '2026-11-20T10:15:00.000Z'),
    profile: { type: 'object', description: 'The account itself' },
    addresses: rows('The address book'),
    identities: rows('Who the person is at a provider of sign-in'),
    sessions: rows('Sign-ins, also those that have ended'),
    links: rows('Links that were sent by mail and are not used yet'),
    orders: rows('What was bought, with lines and history'),
    reviews: rows('What was said about products, also what waits to be published'),
    comments: rows('Questions and remarks about products'),
    messages: rows('What was written to the shop'),
    cart: rows('What the person means to buy'),
    wishlist: rows('What the person likes'),
    pictures: rows('Pictures that were uploaded'),
    auditLog: rows('What happened to the account'),
  }),
};

/** A call that takes a body and says that it is done. */
const doing = (
  operation: Pick<Operation, 'operationId' | 'summary' | 'description' | 'security'>,
  body: Pick<RestBody, 'name' | 'description'>,
  more: Record<number, string | Refusal>,
): Operation => ({
  ...operation,
  tags: ['Accounts'],
  requestBody: jsonBody(body),
  responses: {
    200: jsonAnswer(ref('Done'), 'It is done.'),
    ...refusals({
      400: 'The body is not a JSON object.',
      422: saysOf('A field breaks a rule.', { field: 'gmail', message: CUSTOMER_MESSAGES.emailInvalid }),
      429: TOO_OFTEN,
      ...more,
    }),
  },
});

const notSignedIn = { 401: 'Nobody is signed in.' };
const linkInvalid = {
  410: says(
    'The link was used before, has ended, or never was.',
    'LINK_INVALID',
    CUSTOMER_MESSAGES.linkInvalid,
  ),
};
/** What is said of a token that is missing or no text. */
const tokenMissing = saysOf('A field has the wrong type.', {
  field: 'token',
  message: 'token must be a text.',
});
const passwordShort = (field: string) =>
  saysOf('A field breaks a rule.', { field, message: CUSTOMER_MESSAGES.passwordTooShort });

/** Calls about one's own account. */
export const accountPaths: Paths = {
  '/backend/email/request': {
    post: doing(
      {
        operationId: 'requestEmailConfirmation',
        summary: 'Ask for a link that confirms an e-mail address',
        description: 'Sends a mail where there is something to confirm. Every address is answered alike.',
        security: everybody,
      },
      mailBody,
      {},
    ),
  },
  '/backend/email/confirm': {
    post: doing(
      {
        operationId: 'confirmEmail',
        summary: 'Confirm an e-mail address',
        description: 'By the token of the link, which is good for one use within three days.',
        security: everybody,
      },
      emailLinkBody,
      { ...linkInvalid, 422: tokenMissing },
    ),
  },
  '/backend/password/forgot': {
    post: doing(
      {
        operationId: 'requestPasswordReset',
        summary: 'Ask for a link that lets a new password be chosen',
        description: 'Sends a mail where there is such an account. Every address is answered alike.',
        security: everybody,
      },
      mailBody,
      {},
    ),
  },
  '/backend/password/reset': {
    post: doing(
      {
        operationId: 'resetPassword',
        summary: 'Choose a new password by a link',
        description: 'The token is good for one use within an hour. Every session of the account ends.',
        security: everybody,
      },
      passwordResetBody,
      { ...linkInvalid, 422: passwordShort('password') },
    ),
  },
  '/backend/password': {
    put: doing(
      {
        operationId: 'changePassword',
        summary: "Change one's own password",
        description: "One's other sessions end.",
        security: signedIn,
      },
      passwordChangeBody,
      { ...notSignedIn, 422: passwordShort('newPassword') },
    ),
  },
  '/backend/account': {
    delete: doing(
      {
        operationId: 'deleteAccount',
        summary: "Delete one's own account",
        description:
          'At once. Orders stay without the person, reviews and comments without a name; everything else goes.',
        security: signedIn,
      },
      deletionBody(''),
      {
        ...notSignedIn,
        409: { ...says('Somebody must remain.', 'LAST_ADMIN', CUSTOMER_MESSAGES.lastAdmin), schema: 'Error' },
        422: saysOf('The address or the password is not that of the account.', {
          field: 'email',
          message: CUSTOMER_MESSAGES.emailNotYours,
        }),
      },
    ),
  },
  '/backend/account/data': {
    get: {
      operationId: 'downloadData',
      tags: ['Accounts'],
      summary: "Take a copy of all one's data",
      description:
        'A file for people to keep, in JSON. No password, nor anything that could take its place, is in it.',
      security: signedIn,
      responses: {
        200: jsonAnswer(ref('AccountData'), 'The copy.', {
          'Content-Disposition': {
            schema: { type: 'string' },
            description: 'The name of the file.',
          },
        }),
        ...refusals({ ...notSignedIn, 429: TOO_OFTEN }),
      },
    },
  },
};
