import { finished } from 'node:stream';
import type { Request, RequestHandler } from 'express';
import { clientOf } from '#kernel/client-info.ts';
import { Counts } from '#kernel/counts.ts';
import { ipKey } from '#kernel/ip-key.ts';
import { refuseRequest } from '../graphql/graphql-refusal.ts';
import { veryBusy } from '../unexpected.ts';

/**
 * The most calls of one address, behind which may be thousands of phones, that a server has under way; `deploy/nginx`
 * has the same bound.
 */
export const MOST_OF_ADDRESS = 300;

/** The most bytes of one JSON body. */
export const MOST_JSON_BYTES = 100 * 1024;

/** The most bytes of large JSON bodies that a server reads at once, from all addresses. */
export const MOST_JSON_BYTES_READ = 64 * 1024 * 1024;

/** Up to this many bytes a body, such as people's pages send, is not counted: large ones keep nobody from buying. */
const SMALL_BYTES = 16 * 1024;

/** Returns how many bytes of a request's body are in memory; 0 when they are not counted. */
const countedBytes = ({ headers }: Request): number => {
  const length = Number(headers['content-length'] ?? (headers['transfer-encoding'] ? Infinity : 0));
  return length > SMALL_BYTES ? Math.min(length, MOST_JSON_BYTES) : 0;
};

/** Creates what refuses a call when its address has too many under way, or when there is no room to read its body. */
export const boundCalls = (): RequestHandler => {
  const counts = new Counts();
  let openBytes = 0;
  return (request, response, next) => {
    const leave = counts.take(ipKey(clientOf(request).ip), MOST_OF_ADDRESS);
    const bytes = countedBytes(request);
    if (leave === null || openBytes + bytes > MOST_JSON_BYTES_READ) {
      leave?.();
      if (request.baseUrl !== '/graphql') throw veryBusy();
      return refuseRequest(request, response, veryBusy());
    }
    if (bytes > 0) {
      openBytes += bytes;
      finished(request, () => (openBytes -= bytes));
    }
    response.once('close', leave);
    next();
  };
};
