import type { Request, Response } from 'express';
import type { AppError } from '#kernel/errors.ts';
import { wordingOf } from '../wording.ts';

/** Refuses a GraphQL request before Apollo sees it, in the format of Apollo's responses. */
export const refuseRequest = (request: Request, response: Response, error: AppError): void => {
  const seconds = error.retryAfterSeconds;
  if (seconds !== undefined) response.setHeader('Retry-After', seconds);
  const type = request.accepts(['application/json', 'application/graphql-response+json']);
  const extensions = {
    code: error.code,
    wording: wordingOf(error),
    requestId: String(response.locals['requestId']),
    ...(seconds !== undefined && { retryAfterSeconds: seconds }),
  };
  response
    .status(error.status)
    .type(type || 'application/json')
    .send(JSON.stringify({ errors: [{ message: error.message, extensions }] }));
};
