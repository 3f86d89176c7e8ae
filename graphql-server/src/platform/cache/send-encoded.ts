import type { IncomingMessage } from 'node:http';
import type { Response } from 'express';
import type { NodeResponse } from '../http/request/node-request.ts';
import type { HeaderList } from '../http/security-headers.ts';
import type { Encoding, Encodings } from './encodings.ts';
import type { Cacheable } from './response-cache.ts';

/** An answer that was made for everybody, ready to be sent. */
export interface Sendable extends Cacheable {
  readonly status: number;
  readonly encodings: Encodings;
  readonly type: string;
  /** Headers that are the same for everybody who asks. */
  readonly headers: HeaderList;
}

/** Whether the client has what a strong ETag names, or anything at all (RFC 9110, 13.1.2). */
const hasForm = ({ headers }: IncomingMessage, etag: string) =>
  headers['if-none-match']
    ?.split(',')
    .some((known) => ['*', etag].includes(known.trim().replace(/^W\//, ''))) ?? false;

const finish = (
  request: IncomingMessage,
  response: NodeResponse | Response,
  { answer, encoding, body, own }: { answer: Sendable; encoding: Encoding; body: Buffer; own: HeaderList },
): void => {
  const { headers, encodings, type, isPublic } = answer;
  // For the log: headers that were never set one by one cannot be asked for.
  response.locals.bytes = body.length;
  // Put together each time: kept with each answer, it would be 5 MB for ten thousand.
  response.writeHead(answer.status, [
    ...headers,
    ...(isPublic ? ['ETag', encodings.etagOf(encoding)] : []),
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    'Content-Type',
    type,
    'Content-Length',
    String(body.length),
    ...own,
  ]);
  response.end(request.method === 'HEAD' ? undefined : body);
};

/**
 * Sends an answer in a form; with an ETag where it may be kept, and 304 where the client has it. `own` are the headers of this request alone.
 * `made` is called when a form had to be made.
 */
export const sendEncoded = (
  request: IncomingMessage,
  response: NodeResponse | Response,
  answer: Sendable,
  { encoding: wanted, own, made }: { encoding: Encoding; own: HeaderList; made?: () => void },
): void | Promise<void> => {
  const { encodings, status, isPublic, headers } = answer;
  const encoding = encodings.best(wanted);
  if (isPublic && status === 200 && request.headers['if-none-match'] !== undefined) {
    const etag = encodings.etagOf(encoding);
    if (hasForm(request, etag)) {
      response.writeHead(304, [...headers, 'ETag', etag, ...own]);
      response.end();
      return;
    }
  }
  const make = async (): Promise<void> => {
    const bytes = await encodings.make(encoding);
    made?.();
    finish(request, response, { answer, encoding, body: bytes, own });
  };
  const body = encodings.ready(encoding);
  if (body !== undefined) return finish(request, response, { answer, encoding, body, own });
  return make();
};
