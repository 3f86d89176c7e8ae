import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import helmet from 'helmet';
import { GOOGLE_ISSUER, type Config } from '../config/config.ts';

/** The host of Google's profile photos. */
const GOOGLE_PHOTOS = 'https://*.googleusercontent.com';

/**
 * HSTS: for a year after every visit, the browser uses https only for this host. Other hosts of the domain may not be
 * ours.
 */
const ALWAYS_SECURE = 'max-age=31536000';

/** The CSP of pages: scripts of this origin only; the style library writes styles at run time. */
const forPages = (photos: readonly string[]) =>
  helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...photos],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        // The shop must also work over plain http.
        upgradeInsecureRequests: null,
      },
    },
    // The popup of a sign-in provider must reach its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    xFrameOptions: { action: 'deny' },
    // Set below, for every response.
    strictTransportSecurity: false,
  });

/** Names and values of headers, in turns, as `writeHead` takes them. */
export type HeaderList = readonly string[];

/** What decides which security headers an answer has. */
type RequestLine = Pick<Request, 'method' | 'path'>;

/** Whether it is a call by a program, including ours: browsers do not show its response. */
const isCall = ({ method, path }: RequestLine) =>
  method !== 'GET' && method !== 'HEAD' && /^\/(graphql|backend|order|payment\/notify)\b/.test(path);

/** Whether a request is for a part of a page, of which there are dozens: a file of the build or a picture. */
const isPart = ({ path }: RequestLine) => /^\/(assets|pictures)\//.test(path);

/**
 * What a part of a page and an answer with data need, and a thousand bytes less than a page: nothing runs or loads when
 * it is opened by itself.
 */
const PART_HEADERS: HeaderList = [
  'Content-Security-Policy',
  "default-src 'none';frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy',
  'same-origin',
  'X-Content-Type-Options',
  'nosniff',
];

/** Returns the headers that a middleware sets, for every request. */
const headersSetBy = (middleware: ReturnType<typeof helmet>): HeaderList => {
  const headers: string[] = [];
  const response = {
    setHeader: (name: string, value: string) => void headers.push(name, value),
    removeHeader: () => {},
  };
  middleware({} as IncomingMessage, response as unknown as ServerResponse, () => {});
  return headers;
};

/** Creates the security headers of the shop's answers. Only a shop with sign-in by Google allows photos from there. */
export const createSecurityHeaders = ({ google, publicUrl }: Pick<Config, 'google' | 'publicUrl'>) => {
  const secure = publicUrl.startsWith('https:') ? ['Strict-Transport-Security', ALWAYS_SECURE] : [];
  const ofCall = [...secure, 'X-Content-Type-Options', 'nosniff'];
  /** Of an answer with data that everybody may see. */
  const ofData: HeaderList = [...secure, ...PART_HEADERS];
  const photos = google?.issuer === GOOGLE_ISSUER ? [GOOGLE_PHOTOS] : [];
  /** Of what a browser may show, such as a page. */
  const ofPage: HeaderList = [...secure, ...headersSetBy(forPages(photos))];
  /** Of the answer to a request: fewer for parts of pages and for responses to calls. */
  const of = (request: RequestLine): HeaderList => (isCall(request) ? ofCall : isPart(request) ? ofData : ofPage);
  return { ofData, ofPage, of };
};

/** Sets the security headers of every answer. */
export const setSecurityHeaders =
  ({ of }: Pick<ReturnType<typeof createSecurityHeaders>, 'of'>): RequestHandler =>
  (request, response, next) => {
    setAll(response, of(request));
    next();
  };

/** Sets all headers of a list. */
export const setAll = (response: ServerResponse, headers: HeaderList): void => {
  for (let place = 0; place < headers.length; place += 2)
    response.setHeader(headers[place] ?? '', headers[place + 1] ?? '');
};

/** What Google Analytics loads, and where it sends what it has counted. */
const GOOGLE_ANALYTICS = {
  'script-src': ['https://www.googletagmanager.com/gtag/js'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
};

/** Returns the security headers of a page that may count its visits with Google Analytics. */
export const withGoogleAnalytics = (headers: HeaderList): HeaderList =>
  Object.entries(GOOGLE_ANALYTICS).reduce(
    (policies: HeaderList, [directive, hosts]) => withSources(policies, directive, ` ${hosts.join(' ')}`),
    headers,
  );

/** Returns security headers whose CSP allows more for a directive, which allows this origin already. */
const withSources = (headers: HeaderList, directive: string, sources: string): HeaderList =>
  headers.map((text, place) =>
    headers[place - 1] === 'Content-Security-Policy' ? text.replace(`${directive} 'self'`, `$&${sources}`) : text,
  );

/** Returns the scripts inside a page, as sources that a CSP names: the hash of each (CSP Level 3, 2.3.1). */
export const scriptSourcesOf = (html: string): string =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)]
    .map(([, script = '']) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    .join('');

/**
 * Returns the security headers of a page whose scripts are allowed, besides those of this origin; `sources` are those
 * of `scriptSourcesOf`.
 */
export const withScripts = (headers: HeaderList, sources: string): HeaderList =>
  withSources(headers, 'script-src', sources);
