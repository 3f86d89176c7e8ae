import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { NodeRequests, NodeResponse } from './node-request.ts';

/** The most characters of a path or name that are logged, so that lines stay short. */
const LONGEST_PATH = 200;
const LONGEST_USER_AGENT = 120;
const LONGEST_OPERATION = 80;

/** Probes come every few seconds, and are not logged. */
const isQuiet = /^\/health(?:\/|$)/;

/** The responses without a line. */
const unlogged = new WeakSet<Response>();

/** Decides whether a request has a line of its own: what strangers can repeat without limit is counted instead. */
export const setLogged = (response: Response, isLogged: boolean): void => {
  if (isLogged) unlogged.delete(response);
  else unlogged.add(response);
};

/** Returns the URL without its query, which may hold e-mail addresses or a provider's response. */
const pathOf = (url: string) => (url.split('?', 1)[0] ?? '').slice(0, LONGEST_PATH);

const operationOf = ({ body }: Request, { locals }: Response): string | undefined => {
  const { operationName = locals['operation'] } = (body ?? {}) as { operationName?: unknown };
  return typeof operationName === 'string' ? operationName.slice(0, LONGEST_OPERATION) : undefined;
};

/** Logs one line per request, when it is answered: client, path, status and time. Never headers, bodies or queries. */
export const requestLog = (log: Logger, requestIdOf: (response: Response) => string, { asExpress }: NodeRequests) => {
  const describe = (request: Request, response: Response, facts: { response: Response }) => {
    const operation = operationOf(request, response);
    return { ...facts, error: undefined, ...(operation !== undefined && { operation }) };
  };
  const note = pinoHttp<Request, Response>({
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
        // A client that disconnected got no response.
        status: response.writableFinished ? response.statusCode : null,
        bytes: Number(response.locals['bytes'] ?? response.getHeader('content-length')) || undefined,
      }),
    },
    // Failures were logged when they occurred.
    customLogLevel: (_request, response) => {
      if (unlogged.has(response)) return 'silent';
      return response.statusCode >= 500 ? 'warn' : 'info';
    },
    customSuccessMessage: () => 'A request was answered.',
    customErrorMessage: () => 'A request was answered with a failure.',
    customSuccessObject: describe,
    customErrorObject: (request, response, _error, facts) => describe(request, response, facts),
  });
  return (raw: IncomingMessage, rawResponse: NodeResponse): void => {
    const { request, response } = asExpress(raw, rawResponse);
    note(request, response);
  };
};
