import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

/** However long an address or a name is that somebody sends, a line stays short. */
const LONGEST_PATH = 200;
const LONGEST_USER_AGENT = 120;
const LONGEST_OPERATION = 80;

/** Probes ask every few seconds, and nobody reads that. */
const isQuiet = /^\/health(?:\/|$)/;

/** The address without what is asked of it: a query holds e-mail addresses, or what a provider sends back. */
const pathOf = (url: string) => (url.split('?', 1)[0] ?? '').slice(0, LONGEST_PATH);

const operationOf = ({ body }: Request): string | undefined => {
  const { operationName } = (body ?? {}) as { operationName?: unknown };
  return typeof operationName === 'string' ? operationName.slice(0, LONGEST_OPERATION) : undefined;
};

/** Logs one line for each request, once it is answered: who asked what, and how it went. Never a header, a body or a query. */
export const requestLog = (log: Logger, requestIdOf: (response: Response) => string): RequestHandler => {
  const describe = (request: Request, _response: Response, facts: { response: Response }) => {
    const operation = operationOf(request);
    return { ...facts, error: undefined, ...(operation !== undefined && { operation }) };
  };
  return pinoHttp<Request, Response>({
    logger: log,
    genReqId: (_request, response) => requestIdOf(response),
    autoLogging: { ignore: ({ originalUrl }) => isQuiet.test(pathOf(originalUrl)) },
    quietReqLogger: true,
    wrapSerializers: false,
    customAttributeKeys: {
      req: 'request',
      res: 'response',
      err: 'error',
      reqId: 'requestId',
      responseTime: 'milliseconds',
    },
    serializers: {
      request: ({ method, originalUrl, ip, headers }: Request) => ({
        method,
        path: pathOf(originalUrl),
        address: ip,
        userAgent: headers['user-agent']?.slice(0, LONGEST_USER_AGENT),
      }),
      response: (response: Response) => ({
        // A visitor who went away was told nothing.
        status: response.writableFinished ? response.statusCode : null,
        bytes: Number(response.getHeader('content-length')) || undefined,
      }),
    },
    // What went wrong was said when it did.
    customLogLevel: (_request, { statusCode }) => (statusCode >= 500 ? 'warn' : 'info'),
    customSuccessMessage: () => 'A request was answered.',
    customErrorMessage: () => 'A request was answered with a failure.',
    customSuccessObject: describe,
    customErrorObject: (request, response, _error, facts) => describe(request, response, facts),
  });
};
