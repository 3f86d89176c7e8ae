import type { IncomingMessage } from 'node:http';
import type { Response } from 'express';
import type { NodeResponse } from '../http/request/node-request.ts';
import type { HeaderList } from '../http/security-headers.ts';
import { decode, encodingFor, type Encoding, type Encodings } from './encodings.ts';

/** A response that was made for everybody, ready to be sent. */
export interface Sendable {
  readonly status: number;
  readonly encodings: Encodings;
  readonly type: string;
  /** Whether others may cache it. */
  readonly isPublic: boolean;
  /** Headers that are the same for everybody. */
  readonly headers: HeaderList;
}

/** Whether the client has what a strong ETag names, or anything at all (RFC 9110, 13.1.2). */
const hasAlready = ({ headers }: IncomingMessage, etag: string): boolean =>
  headers['if-none-match']?.split(',').some((known) => ['*', etag].includes(known.trim().replace(/^W\//, ''))) ?? false;

/**
 * Sends a response in an encoding; with an ETag where it may be cached, and 304 where the client has it. `own` are the
 * headers of this request alone.
 */
export const sendEncoded = async (
  request: IncomingMessage,
  response: NodeResponse | Response,
  { encodings, status, type, isPublic, headers }: Sendable,
  { encoding: wanted, own }: { encoding: Encoding; own: HeaderList },
): Promise<void> => {
  const encoding = encodingFor(encodings, wanted);
  // It names the bytes, so each encoding has its own.
  const etag = `"${encodings.hash}-${encoding}"`;
  if (isPublic && status === 200 && hasAlready(request, etag)) {
    response.writeHead(304, [...headers, 'ETag', etag, ...own]).end();
    return;
  }
  const body = encodings[encoding] ?? (await decode(encodings));
  // For the log: headers that were never set one by one cannot be read again.
  response.locals.bytes = body.length;
  response.writeHead(status, [
    ...headers,
    ...(isPublic ? ['ETag', etag] : []),
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    'Content-Type',
    type,
    'Content-Length',
    String(body.length),
    ...own,
  ]);
  response.end(request.method === 'HEAD' ? undefined : body);
};
