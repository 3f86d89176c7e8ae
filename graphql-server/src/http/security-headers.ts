import { createHash } from 'node:crypto';
import helmet from 'helmet';
import type { Request, RequestHandler, Response } from 'express';
import { GOOGLE_ISSUER, type Config } from '../config.ts';

/** The host of Google's profile photos. */
const GOOGLE_PHOTOS = 'https://*.googleusercontent.com';

/** HSTS: for a year after every visit, the browser uses https only for this host. Other hosts of the domain may not be ours. */
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

/** Whether it is a call by a program, including ours: browsers do not show its response. */
const isCall = ({ method, path }: Request) =>
  method !== 'GET' && method !== 'HEAD' && /^\/(graphql|backend|order|payment\/notify)\b/.test(path);

/** Whether a part of a page is asked for, of which there are dozens: a file of the build or a picture. */
const isPart = ({ path }: Request) => /^\/(assets|pictures)\//.test(path);

/** What a part of a page needs, and a thousand bytes less than a page: nothing runs or loads when it is opened by itself. */
const PART_HEADERS = {
  'Content-Security-Policy': "default-src 'none';frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Sets the security headers: all of them for what a browser may show, fewer for parts of pages and for responses to calls. Only a shop with sign-in by
 * Google allows photos from there.
 */
export const securityHeaders = ({
  google,
  publicUrl,
}: Pick<Config, 'google' | 'publicUrl'>): RequestHandler => {
  const ofPages = forPages(google?.issuer === GOOGLE_ISSUER ? [GOOGLE_PHOTOS] : []);
  const isSecure = publicUrl.startsWith('https:');
  return (request, response, next) => {
    if (isSecure) response.setHeader('Strict-Transport-Security', ALWAYS_SECURE);
    if (isCall(request)) {
      response.setHeader('X-Content-Type-Options', 'nosniff');
      return next();
    }
    if (isPart(request)) {
      for (const [name, value] of Object.entries(PART_HEADERS)) response.setHeader(name, value);
      return next();
    }
    ofPages(request, response, next);
  };
};

/** Returns the scripts inside a page, as sources that a CSP names: the hash of each (CSP Level 3, 2.3.1). */
export const scriptSourcesOf = (html: string): string =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)]
    .map(([, script = '']) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    .join('');

/** Allows the scripts of a page, besides those of this origin; `sources` are those of `scriptSourcesOf`. */
export const allowScripts = (response: Response, sources: string): void => {
  const policy = String(response.getHeader('Content-Security-Policy'));
  response.setHeader('Content-Security-Policy', policy.replace("script-src 'self'", `$&${sources}`));
};
