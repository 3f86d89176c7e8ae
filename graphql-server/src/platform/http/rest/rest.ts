import { Router, type ErrorRequestHandler } from 'express';
import type { ContextOf } from '../context.ts';
import type { Calls } from './calls.ts';
import { AppError, BadRequest, InvalidInput, MethodNotAllowed, NotFound } from '#kernel/errors.ts';
import type { Log } from '#kernel/log.ts';
import type { EdgeDeps } from '#platform/module/deps.ts';
import type { Module } from '#platform/module/module.ts';
import { requestIdOf } from '../request/request-id.ts';
import { unexpected } from '../unexpected.ts';
import { unstorableText } from '#kernel/unstorable-text.ts';

/** Creates the routes of the documented REST calls (spec §7) of every module. */
export const createRest = (deps: EdgeDeps, modules: readonly Module[], contextOf: ContextOf): Router => {
  const parts = modules.flatMap(({ rest }) => rest ?? []);
  const routers = parts.flatMap(({ calls, routers: more }) => [
    routerOf(calls ?? {}, contextOf),
    ...(more?.(deps, contextOf) ?? []),
  ]);
  const router = Router();
  for (const one of routers) router.use(one);
  for (const [path, methods] of methodsByPath(routers))
    // Otherwise the web's page would answer a GET of a path that takes other methods only.
    router.all(path, (_request, response) => {
      response.setHeader('Allow', methods);
      throw new MethodNotAllowed(methods);
    });
  return router;
};

const routerOf = (calls: Calls, contextOf: ContextOf): Router => {
  const router = Router();
  for (const [address, call] of Object.entries(calls)) {
    const [method, path] = address.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
    router[method.toLowerCase() as Lowercase<typeof method>](path, async (request, response) => {
      // Responses contain personal data.
      response.setHeader('Cache-Control', 'no-store');
      const found = unstorableText(request.params) ?? unstorableText(request.query) ?? unstorableText(request.body);
      if (found !== undefined) throw new BadRequest(found);
      const body = await call(request, contextOf(request, response), response);
      if (!response.headersSent) response.json(body);
    });
  }
  return router;
};

/** Returns the methods of each path, as the header `Allow` lists them. */
const methodsByPath = (routers: readonly Router[]): Map<string, string> => {
  const calls = routers.flatMap(({ stack }) => stack.flatMap(({ route }) => route ?? []));
  const methodsOf = (path: string) =>
    calls.filter((call) => call.path === path).flatMap(({ stack }) => stack.map(({ method }) => method.toUpperCase()));
  return new Map(calls.map(({ path }) => [path, [...new Set(methodsOf(path))].join(', ')]));
};

/** The messages for errors of Express's own parsers, by their type. */
const bodyProblems: Record<string, string> = {
  'entity.parse.failed': 'The body is not valid JSON.',
  'entity.too.large': 'The body is too large.',
  'encoding.unsupported': 'The body has an encoding that is not supported.',
  'charset.unsupported': 'The body has a character set that is not supported.',
  'request.aborted': 'The request was broken off.',
  'request.size.invalid': 'The body is not as long as it says.',
};

type Answer = Pick<AppError, 'status' | 'code' | 'message'> & Partial<Pick<AppError, 'retryAfterSeconds'>>;

const describe = (error: unknown): Answer | null => {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return null;
  if (error instanceof URIError) return { status: 400, code: 'BAD_USER_INPUT', message: 'The address is malformed.' };
  // The file does not exist.
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

/** Answers every failure with `{ error, code, requestId }` and additional fields that help to act on it. */
export const restErrors = (modules: readonly Module[], log: Log): ErrorRequestHandler => {
  const errorFields = modules.flatMap(({ rest }) => rest?.errorFields ?? []);
  return (error: unknown, request, response, _next) => {
    const requestId = requestIdOf(response);
    const known = describe(error);
    if (!known) {
      const path = request.path.slice(0, 200);
      log.error({ requestId, method: request.method, path, error }, 'A request failed.');
    }
    // A file that is being sent: the client must see that it is not complete.
    if (response.headersSent) return void response.destroy();
    const { status, code, message, retryAfterSeconds } = known ?? unexpected(error);
    // Proxies cache a 404 for minutes unless a header forbids it, also of a page that others may have, or of a file
    // that comes soon.
    response.setHeader('Cache-Control', 'no-store');
    if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', retryAfterSeconds);
    response.status(status).json({
      error: message,
      code,
      requestId,
      ...(error instanceof InvalidInput && { fields: error.fields }),
      ...Object.assign({}, ...(error instanceof AppError ? errorFields.map((of) => of(error)) : [])),
    });
  };
};
