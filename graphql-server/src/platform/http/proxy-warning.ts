import type { RequestHandler } from 'express';
import type { Log } from '#kernel/log.ts';

/**
 * Warns once when there seems to be a proxy while TRUST_PROXY names none: all clients then have the proxy's IP, and
 * limits by IP count all people together.
 */
export const warnOfUnknownProxy = (log: Pick<Log, 'warn'>): RequestHandler => {
  let isSaid = false;
  return (request, _response, next) => {
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined) {
      isSaid = true;
      log.warn(
        'A request came with X-Forwarded-For, but TRUST_PROXY names no proxy: behind one, all people share its address and its limits.',
      );
    }
    next();
  };
};
