import type { IncomingMessage } from 'node:http';

/**
 * Whether a browser says that a page of the shop sends a request. A browser that does not say it itself
 * (`Sec-Fetch-Site`, only over https or on localhost) names the origin of the page.
 */
export const isFromOurPages = ({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl: string): boolean => {
  const { 'sec-fetch-site': site, origin = '', host } = headers;
  if (site !== undefined) return site === 'same-origin';
  return origin === new URL(publicUrl).origin || (URL.canParse(origin) && new URL(origin).host === host);
};
