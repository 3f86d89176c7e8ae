import { Router, type Request, type Response } from 'express';
import { CUSTOMER_MESSAGES } from '../../../schema/customer.ts';
import type { RequestContext } from '../http/context.ts';
import { withBody } from '../http/rest/rest-body.ts';
import type { RestEdge } from '../http/rest/rest.ts';
import {
  deletionBody,
  emailLinkBody,
  mailBody,
  passwordChangeBody,
  passwordResetBody,
} from './account.openapi.ts';

const requestConfirmation = async (request: Request, { services, client }: RequestContext) => {
  await withBody(request.body, mailBody, ({ email }) =>
    services.accounts.requestEmailConfirmation(email, client),
  );
  return { message: CUSTOMER_MESSAGES.mailOnItsWay };
};

const confirmEmail = async (request: Request, { services, client }: RequestContext) => {
  await withBody(request.body, emailLinkBody, ({ token }) => services.accounts.confirmEmail(token, client));
  return { message: CUSTOMER_MESSAGES.emailConfirmed };
};

const requestReset = async (request: Request, { services, client }: RequestContext) => {
  await withBody(request.body, mailBody, ({ email }) =>
    services.accounts.requestPasswordReset(email, client),
  );
  return { message: CUSTOMER_MESSAGES.mailOnItsWay };
};

const resetPassword = async (request: Request, { services, client, cookies }: RequestContext) => {
  const { device } = await withBody(request.body, passwordResetBody, (input) =>
    services.accounts.resetPassword(input, client),
  );
  cookies.keepDevice(device);
  return { message: CUSTOMER_MESSAGES.passwordReset };
};

const changePassword = async (request: Request, context: RequestContext) => {
  const viewer = await context.signedIn();
  await withBody(request.body, passwordChangeBody, (input) =>
    context.services.accounts.changePassword(viewer, input, context.client),
  );
  return { message: CUSTOMER_MESSAGES.passwordChanged };
};

const deleteAccount = async (request: Request, context: RequestContext) => {
  const viewer = await context.signedIn();
  await withBody(request.body, deletionBody(viewer.email), (input) =>
    context.services.deletions.deleteAccount(viewer, input, context.client),
  );
  context.cookies.forgetTokens();
  return { message: CUSTOMER_MESSAGES.accountDeleted };
};

/** A file to keep: indented, for people may want to read it. */
const downloadData = async (_request: Request, context: RequestContext, response: Response) => {
  const viewer = await context.signedIn();
  const data = await context.services.accountData.exportOf(viewer, context.client);
  response.attachment(`haat-my-data-${data.madeAt.slice(0, 10)}.json`);
  response.send(JSON.stringify(data, null, 2));
};

/**
 * POST /backend/email/request and /confirm, POST /backend/password/forgot and /reset: for everybody.
 * PUT /backend/password, GET /backend/account/data, DELETE /backend/account: for signed-in customers, about themselves.
 */
export const accountRoutes = (edge: RestEdge): Router => {
  const router = Router();
  router.post('/backend/email/request', edge(requestConfirmation));
  router.post('/backend/email/confirm', edge(confirmEmail));
  router.post('/backend/password/forgot', edge(requestReset));
  router.post('/backend/password/reset', edge(resetPassword));
  router.put('/backend/password', edge(changePassword));
  router.get('/backend/account/data', edge(downloadData));
  router.delete('/backend/account', edge(deleteAccount));
  return router;
};
