import { randomUUID } from 'node:crypto';
import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import type { RequestContext } from '../context.ts';
import { onBehalfOf } from '../../current-request.ts';
import { accountRoutes } from '../../auth/account.rest.ts';
import { customerRoutes } from '../../customer/customer.rest.ts';
import { googleRoutes, type GoogleEdge } from '../../auth/google/google.rest.ts';
import type { Authentication } from '../../auth/passport.ts';
import { sessionRoutes } from '../../auth/session/session.rest.ts';
import {
  AppError,
  BadRequest,
  Busy,
  InvalidInput,
  LoginRefused,
  MethodNotAllowed,
  NotFound,
  OrderLimitReached,
  OutOfStock,
  PriceChanged,
  TooMany,
} from '../../errors.ts';
import type { Log } from '../../log.ts';
import { orderRoutes } from '../../order/order.rest.ts';
import { pictureUploadRoutes } from '../../picture/picture-upload.rest.ts';
import { productRoutes } from '../../product/product.rest.ts';
import { unexpected } from '../unexpected.ts';
import { unstorableText } from '../../unstorable-text.ts';

/** Gives every request an id that its answer, its log lines and its statements bear. */
export const withRequestId: RequestHandler = (_request, response, next) => {
  const requestId = randomUUID();
  response.locals['requestId'] = requestId;
  response.setHeader('X-Request-Id', requestId);
  onBehalfOf(requestId, next);
};

/** The id of a request that went through `withRequestId`. */
export const requestIdOf = (response: Response): string => String(response.locals['requestId']);

/** Wraps an async function over the request's context into a handler; what it answers is sent as JSON, unless it has sent something itself. */
export type RestEdge = (
  answer: (request: Request, context: RequestContext, response: Response) => Promise<unknown>,
) => RequestHandler;

/** The addresses of the documented calls and their methods. */
const documentedCalls = {
  '/backend/product': 'GET',
  '/backend/product/details/:id': 'GET',
  '/backend/pictures': 'POST',
  '/backend/login': 'POST',
  '/backend/registration': 'POST',
  '/backend/google': 'GET',
  '/backend/google/callback': 'GET',
  '/backend/account': 'DELETE',
  '/backend/account/data': 'GET',
  '/backend/email/confirm': 'POST',
  '/backend/email/request': 'POST',
  '/backend/password': 'PUT',
  '/backend/password/forgot': 'POST',
  '/backend/password/reset': 'POST',
  '/backend/session': 'DELETE',
  '/backend/session/refresh': 'POST',
  '/backend/sessions': 'DELETE',
  '/order/newcustomer': 'GET, POST',
  '/order/newcustomer/:id': 'PUT',
  '/order/allordergmail': 'GET',
  '/order/singleOrder/:id': 'GET',
  '/order/addOrder': 'POST',
};

/** The documented REST calls (spec §7) of every noun. */
export const createRest = (options: {
  contextOf: (request: Request, response: Response) => RequestContext;
  authentication: Authentication;
  google: Pick<GoogleEdge, 'provider' | 'requests'>;
  publicUrl: string;
  log: Log;
}): express.Router => {
  const { contextOf, authentication, google, publicUrl, log } = options;
  const edge: RestEdge = (answer) => async (request, response) => {
    // Answers about people are for them alone.
    response.setHeader('Cache-Control', 'no-store');
    const found =
      unstorableText(request.params) ?? unstorableText(request.query) ?? unstorableText(request.body);
    if (found !== undefined) throw new BadRequest(found);
    const body = await answer(request, contextOf(request, response), response);
    if (!response.headersSent) response.json(body);
  };
  const router = express.Router();
  router.use(productRoutes(edge, publicUrl));
  router.use(pictureUploadRoutes(edge));
  router.use(orderRoutes(edge, publicUrl));
  router.use(customerRoutes(edge, authentication, publicUrl));
  router.use(accountRoutes(edge));
  router.use(sessionRoutes(edge));
  router.use(googleRoutes({ ...google, contextOf, authentication, publicUrl, log }));
  // Otherwise the page of the shop would answer a GET in place of a call that takes another method.
  for (const [path, methods] of Object.entries(documentedCalls))
    router.all(path, (_request, response) => {
      response.setHeader('Allow', methods);
      throw new MethodNotAllowed(methods);
    });
  return router;
};

/** What Express's own parsers say is wrong: their status, our words. */
const bodyProblems: Record<string, string> = {
  'entity.parse.failed': 'The body is not valid JSON.',
  'entity.too.large': 'The body is too large.',
  'encoding.unsupported': 'The body has an encoding that is not supported.',
  'charset.unsupported': 'The body has a character set that is not supported.',
  'request.aborted': 'The request was broken off.',
  'request.size.invalid': 'The body is not as long as it says.',
};

const describe = (error: unknown): { status: number; code: string; message: string } | null => {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return null;
  if (error instanceof URIError)
    return { status: 400, code: 'BAD_USER_INPUT', message: 'The address is malformed.' };
  // A file that is not there.
  if ('status' in error && error.status === 404) return new NotFound('There is nothing at this address.');
  if ('status' in error && typeof error.status === 'number' && error.status >= 400 && error.status < 500) {
    const type = 'type' in error && typeof error.type === 'string' ? error.type : '';
    return {
      status: error.status,
      code: 'BAD_USER_INPUT',
      message: bodyProblems[type] ?? 'The request could not be read.',
    };
  }
  return null;
};

/** One answer for every failure: `{ error, code, requestId }`, and what helps to act on it. */
export const restErrors =
  (log: Log): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    const requestId = requestIdOf(response);
    if (response.headersSent) return next(error);
    const known = describe(error);
    if (!known) {
      log.error(
        { requestId, method: request.method, path: request.path.slice(0, 200), error },
        'A request failed.',
      );
      const { status, code, message, retryAfterSeconds } = unexpected(error);
      if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', retryAfterSeconds);
      response.status(status).json({ error: message, code, requestId });
      return;
    }
    if ((error instanceof TooMany || error instanceof Busy) && error.retryAfterSeconds !== undefined)
      response.setHeader('Retry-After', error.retryAfterSeconds);
    response.status(known.status).json({
      error: known.message,
      code: known.code,
      requestId,
      ...(error instanceof InvalidInput && { fields: error.fields }),
      ...(error instanceof LoginRefused && { wrong: known.message }),
      ...((error instanceof OutOfStock || error instanceof PriceChanged) && {
        ...error.figures,
        currentPrice: error.figures.currentPriceCents / 100,
      }),
      ...(error instanceof OrderLimitReached && error.figures),
    });
  };
