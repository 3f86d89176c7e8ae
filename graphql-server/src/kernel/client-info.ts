import type { Request } from 'express';

/** What a request says about its client. It is not trusted: it is counted and shown only. */
export interface ClientInfo {
  /** The IP address, as seen by the proxies that the shop trusts; null when there is none. */
  ip: string | null;
  /** The browser's user agent. */
  userAgent: string | null;
}

/** The most characters of a user agent that are stored; real ones are shorter. */
const LONGEST_USER_AGENT = 300;

/** Returns the client of a request. */
export const clientOf = (request: Request): ClientInfo => ({
  ip: request.ip ?? null,
  userAgent: request.headers['user-agent']?.slice(0, LONGEST_USER_AGENT).toWellFormed() ?? null,
});
