import type { NodeHandler } from './node-request.ts';

/**
 * Redirects a browser that opens a page by another loopback address to the public URL, as long as that is on
 * `localhost`: sessions, Google and the payment providers know the shop by one origin, and a browser that came back to
 * it from elsewhere would be signed out there.
 */
export const createOneOrigin = (publicUrl: string): NodeHandler => {
  const { hostname, port, origin } = new URL(publicUrl);
  const others = ['127.0.0.1', '[::1]'].map((host) => (port === '' ? host : `${host}:${port}`));
  return (request, response, own) => {
    const { host = '', 'sec-fetch-mode': mode } = request.headers;
    if (hostname !== 'localhost' || mode !== 'navigate' || !others.includes(host)) return false;
    response.writeHead(307, [...own, 'Location', `${origin}${request.url}`, 'Cache-Control', 'no-store']).end();
    return true;
  };
};
