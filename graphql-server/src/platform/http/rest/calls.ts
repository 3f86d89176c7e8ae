import type { Request, Response } from 'express';
import type { RequestContext } from '../context.ts';

/** Handles a REST call. Its result is sent as JSON, unless it has sent a response itself. */
export type Call = (request: Request, context: RequestContext, response: Response) => Promise<unknown>;

/** Calls by method and path, such as `GET /backend/product`. */
export type Calls = Readonly<Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`, Call>>;

/**
 * A REST call whose answer is the same for everybody. It reads nothing else of the request, and sets nothing but
 * headers.
 */
export interface CachedCall {
  /** For how many seconds its answer is cached, while no product changes that it names by `_id`. */
  seconds: number;
  /** The parameters of the query that it reads. */
  parameters: readonly string[];
  call: (
    request: Pick<Request, 'params' | 'query'>,
    context: RequestContext,
    response: Pick<Response, 'setHeader'>,
  ) => Promise<unknown>;
}

/** Cached calls by their paths, such as `/backend/product`; a part that begins with a colon stands for any. */
export type CachedCalls = Readonly<Record<`/${string}`, CachedCall>>;
