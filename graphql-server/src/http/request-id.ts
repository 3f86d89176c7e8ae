import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import { clientOf } from '../client-info.ts';
import { onBehalfOf } from '../current-request.ts';

/** Gives every request an id, for its response, its log lines and its statements. */
export const withRequestId: RequestHandler = (request, response, next) => {
  const requestId = randomUUID();
  response.locals['requestId'] = requestId;
  response.setHeader('X-Request-Id', requestId);
  onBehalfOf(requestId, next, clientOf(request));
};

/** Returns the id of a request that went through `withRequestId`. */
export const requestIdOf = (response: Response): string => String(response.locals['requestId']);
