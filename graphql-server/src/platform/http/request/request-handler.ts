import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { Express } from 'express';
import { clientOf } from '#kernel/client-info.ts';
import { onBehalfOf } from '#kernel/current-request.ts';
import type { NodeHandler, NodeRequests, NodeResponse } from './node-request.ts';

/** What a front has behind it. */
interface RequestHandlerDeps {
  /** What answers everything else. */
  app: Express;
  raw: NodeRequests;
  /** What records every request, such as the log and the metrics. */
  observers: readonly ((...seen: Parameters<NodeHandler>) => void)[];
  /** What answers from memory, in order. */
  handlers: readonly NodeHandler[];
}

/** The id of a request, in its answer. */
const REQUEST_ID = 'X-Request-Id';

/**
 * Creates what takes all requests: it gives each an id, for its response, its log lines and its statements, and has it
 * recorded. What is cached is answered at once; Express gets the others.
 */
export const createRequestHandler = ({ app, raw, observers, handlers }: RequestHandlerDeps): RequestListener => {
  return (request, plain) => {
    const requestId = randomUUID();
    const response = Object.assign(plain, { locals: { requestId } }) as NodeResponse;
    const own = [REQUEST_ID, requestId];
    for (const observe of observers) observe(request, response, own);
    if (request.method === 'GET' || request.method === 'HEAD')
      for (const handle of handlers) if (handle(request, response, own)) return;
    const express = raw.asExpress(request, response);
    express.response.setHeader(REQUEST_ID, requestId);
    onBehalfOf(requestId, () => app(express.request, express.response), clientOf(express.request));
  };
};
