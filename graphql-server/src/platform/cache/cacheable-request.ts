import type { Request, Response } from 'express';
import type { Lifetime } from './cache.ts';
import { bytesOf, encodeResponse } from './encodings.ts';
import type { Sendable } from './send-encoded.ts';

/** For whom a response for everybody is made: the first request. */
export interface Requester {
  request: Request;
  response: Response;
  /** Whether it accepts nothing that was read before. */
  bypassCache: boolean;
}

/** An operation of GraphQL, as log and metrics name it. */
interface NamedOperation {
  readonly name: string;
  readonly rootFields: readonly string[];
}

/** What log and metrics say of a request. */
export interface Described {
  /** The route of the code that answers it. */
  readonly route: string;
  /** Undefined for REST. */
  readonly operation: NamedOperation | undefined;
}

/** A request whose response is the same for everybody. */
export interface CacheableRequest extends Described {
  /** The same for all spellings of the request. */
  readonly key: string;
  /** Charges the requester's quota. @throws TooMany when it is used up, QueryTooLarge */
  chargeQuota(requester: Requester): void;
  /** Answers it. @throws when there is no response to cache */
  answer(requester: Requester): Promise<CachedResponse>;
}

/** A response for everybody. It holds nothing of the request that it was made for, which would stay in memory. */
export interface CachedResponse extends Sendable, Described, Lifetime {
  readonly shows: readonly string[];
}

/** How long an old response is sent while a new one is made, in milliseconds. */
const STALE_MS = 10_000;

/** What a response in JSON says, and for how many seconds it is fresh. */
interface Answered extends Described, Pick<CachedResponse, 'headers' | 'shows'> {
  text: string;
  seconds: number;
}

/** Returns a response in JSON as it is cached. */
export const jsonResponse = async ({ text, seconds, ...answered }: Answered): Promise<CachedResponse> => {
  const encodings = await encodeResponse(text);
  return {
    ...answered,
    status: 200,
    type: 'application/json; charset=utf-8',
    isPublic: true,
    freshMs: seconds * 1000,
    staleMs: STALE_MS,
    encodings,
    bytes: bytesOf(encodings),
  };
};

/** A kind of cacheable requests, such as those of GraphQL. */
export interface CacheableKind {
  /** Whether a URL is of this kind. */
  claims(url: string): boolean;
  /** Reads the request of such a URL. @throws AppError when it cannot be read */
  read(url: string): CacheableRequest;
  /** Answers a failure. */
  fail(error: unknown, requester: Requester): void;
}
