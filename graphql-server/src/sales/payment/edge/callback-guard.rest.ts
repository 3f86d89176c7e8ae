import type { RequestHandler, Response } from 'express';
import { setLogged } from '#platform/http/request/request-log.ts';
import type { Forgeries, ProviderAddress } from './forgeries.ts';

/** The responses to requests that are trusted. */
const trusted = new WeakSet<Response>();

/**
 * Doubts every request until `markTrusted`: a doubted one has no line of its own in the log, and is counted. No browser
 * and no proxy stores what is answered here.
 */
export const callbackGuard =
  (at: ProviderAddress, forgeries: Forgeries): RequestHandler =>
  (_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    setLogged(response, false);
    response.once('close', () => {
      if (!trusted.has(response)) forgeries.count(at);
    });
    next();
  };

/**
 * The request names a payment of this shop. It has a line in the log if a provider was asked because of it, which has a
 * limit; everything else can be repeated without end.
 */
export const markTrusted = (response: Response, { wasAsked }: { wasAsked: boolean }): void => {
  trusted.add(response);
  setLogged(response, wasAsked);
};
