import type { Request, Response } from 'express';
import type { HeaderList } from '../http/security-headers.ts';
import { responseEncodings, type Encodings } from './encodings.ts';
import type { Sendable } from './send-encoded.ts';

/** How long an old answer is given while a new one is made, in milliseconds. */
const STALE_MS = 10_000;

/** Who makes an answer for everybody: the request of whoever asks first. */
export interface Requester {
  request: Request;
  response: Response;
  /** Whether they want the truth: nothing that was read before. */
  bypassCache: boolean;
}

/** An operation of GraphQL, as log and metrics name it. */
export interface NamedOperation {
  readonly name: string;
  readonly rootFields: readonly string[];
}

/** What log and metrics say of a question. */
export interface Described {
  /** The route of the code that answers it. */
  readonly route: string;
  /** Undefined for REST. */
  readonly operation: NamedOperation | undefined;
}

/** A question whose answer is the same for everybody. */
export interface CacheableRequest extends Described {
  /** The same for all spellings of the question. */
  readonly key: string;
  /** Charges whoever has it answered. @throws TooMany after too much spending, QueryTooLarge */
  chargeQuota(requester: Requester): void;
  /** Answers it. @throws when there is no answer to keep */
  answer(requester: Requester): Promise<CachedResponse>;
}

/** An answer that is kept. */
export interface CachedResponse extends Sendable, Described {}

/** What the answer to a question says, and for how many seconds it is kept. */
interface Answered extends Described, Pick<CachedResponse, 'shows'> {
  text: string;
  /** With `Vary`; where it can be, one list for many answers. */
  headers: HeaderList;
  seconds: number;
}

/**
 * An answer in JSON as it is kept. It holds nothing of the request for which it was made: that would stay in memory as long. A class, since an object
 * with an own getter takes a kilobyte more.
 */
export class JsonResponse implements CachedResponse {
  readonly status = 200;
  readonly type = 'application/json; charset=utf-8';
  readonly isPublic = true;
  readonly staleMs = STALE_MS;
  readonly freshMs: number;
  readonly headers: HeaderList;
  readonly encodings: Encodings;
  readonly shows: readonly string[];
  readonly route: string;
  readonly operation: NamedOperation | undefined;

  constructor({ text, headers, seconds, shows, route, operation }: Answered) {
    this.freshMs = seconds * 1000;
    this.headers = headers;
    this.encodings = responseEncodings(text);
    this.shows = shows;
    this.route = route;
    this.operation = operation;
  }

  get bytes(): number {
    return this.encodings.bytes;
  }
}

/** A kind of questions, such as those of GraphQL. */
export interface CacheableKind {
  /** Whether a URL is of this kind. */
  claims(url: string): boolean;
  /** Reads the question of such a URL. @throws AppError when it cannot be read */
  read(url: string): CacheableRequest;
  /** Answers a failure. */
  fail(error: unknown, requester: Requester): void;
}
