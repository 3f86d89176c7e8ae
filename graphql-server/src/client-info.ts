import type { Request } from 'express';

/** What a request tells of who sent it. Nothing of it is believed: it is counted and shown, no more. */
export interface ClientInfo {
  /** The IP address, as seen by the proxies that the shop trusts; null when there is none. */
  ip: string | null;
  /** What the browser calls itself. */
  userAgent: string | null;
}

/** Longer ones are cut: no browser calls itself so. */
const LONGEST_USER_AGENT = 300;

/** The sender of a request. */
export const clientOf = (request: Request): ClientInfo => ({
  ip: request.ip ?? null,
  userAgent: request.headers['user-agent']?.slice(0, LONGEST_USER_AGENT).toWellFormed() ?? null,
});
