import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';

/** Returns the cookies of a request by name, not decoded. */
export const rawCookies = ({ headers }: Pick<IncomingMessage, 'headers'>): Record<string, string | undefined> =>
  parseCookie(headers.cookie ?? '', { decode: (text) => text });
