import type { Request, Response } from 'express';
import type { AppError } from '#kernel/errors.ts';
import { wordingOf } from '../wording.ts';

/** Sends a result of GraphQL as JSON, with the media type that the client prefers. */
export const sendResult = (request: Request, response: Response, status: number, result: object): void => {
  const type = request.accepts(['application/json', 'application/graphql-response+json']);
  response
    .status(status)
    .type(type || 'application/json')
    .send(JSON.stringify(result));
};

/** Refuses a GraphQL request before Apollo sees it, in the format of Apollo's responses. */
export const refuseRequest = (request: Request, response: Response, error: AppError): void => {
  const seconds = error.retryAfterSeconds;
  if (seconds !== undefined) response.setHeader('Retry-After', seconds);
  const extensions = {
    code: error.code,
    wording: wordingOf(error),
    requestId: String(response.locals['requestId']),
    ...(seconds !== undefined && { retryAfterSeconds: seconds }),
  };
  sendResult(request, response, error.status, { errors: [{ message: error.message, extensions }] });
};
