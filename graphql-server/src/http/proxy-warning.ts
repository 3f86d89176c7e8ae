import type { RequestHandler } from 'express';
import type { Log } from '../log.ts';

/**
 * Says once that a proxy seems to stand in front while TRUST_PROXY names none: everybody then has the proxy's address, and
 * limits that count by address hold for all people together.
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
