import { CUSTOMER_MESSAGES } from '#schema/customer.ts';
import { withBody } from '#platform/http/rest/rest-body.ts';
import type { Call, Calls } from '#platform/http/rest/calls.ts';
import {
  emailLinkBody,
  loginBody,
  mailBody,
  passwordChangeBody,
  passwordResetBody,
  registrationBody,
} from './account.openapi.ts';
import { keepSignIn } from './session/session-cookies.ts';

const logIn: Call = async (request, { services, client, cookies }) => {
  const signIn = await withBody(request.body, loginBody, (login) =>
    services.signIns.login(login, client, cookies.device),
  );
  keepSignIn(cookies, signIn);
  const { customer, tokens } = signIn;
  return {
    token: tokens.token,
    user_name: customer.displayName,
    gmail: customer.email,
    role: customer.role.toLowerCase(),
    expiresAt: tokens.expiresAt,
  };
};

const register: Call = async (request, { services, client }) => {
  await withBody(request.body, registrationBody, (registration) =>
    services.accounts.register({ ...registration, language: 'EN' }, client),
  );
  return { message: CUSTOMER_MESSAGES.registered };
};

const requestConfirmation: Call = async (request, { services, client }) => {
  await withBody(request.body, mailBody, ({ email }) => services.accounts.requestEmailConfirmation(email, client));
  return { message: CUSTOMER_MESSAGES.mailOnItsWay };
};

const confirmEmail: Call = async (request, { services, client }) => {
  await withBody(request.body, emailLinkBody, ({ token }) => services.accounts.confirmEmail(token, client));
  return { message: CUSTOMER_MESSAGES.emailConfirmed };
};

const requestReset: Call = async (request, { services, client }) => {
  await withBody(request.body, mailBody, ({ email }) => services.accounts.requestPasswordReset(email, client));
  return { message: CUSTOMER_MESSAGES.mailOnItsWay };
};

const resetPassword: Call = async (request, { services, client, cookies }) => {
  const { device } = await withBody(request.body, passwordResetBody, (input) =>
    services.accounts.resetPassword(input, client),
  );
  cookies.keepDevice(device);
  return { message: CUSTOMER_MESSAGES.passwordReset };
};

const changePassword: Call = async (request, context) => {
  const viewer = await context.signedIn();
  await withBody(request.body, passwordChangeBody, (input) =>
    context.services.accounts.changePassword(viewer, input, context.client),
  );
  return { message: CUSTOMER_MESSAGES.passwordChanged };
};

/** For everyone; changing the password is for signed-in customers. */
export const accountCalls: Calls = {
  'POST /backend/login': logIn,
  'POST /backend/registration': register,
  'POST /backend/email/request': requestConfirmation,
  'POST /backend/email/confirm': confirmEmail,
  'POST /backend/password/forgot': requestReset,
  'POST /backend/password/reset': resetPassword,
  'PUT /backend/password': changePassword,
};
