import helmet from 'helmet';
import type { Request, RequestHandler } from 'express';
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

/**
 * Sets the security headers: all of them for what a browser may show, fewer for responses to calls. Only a shop with sign-in by
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
    ofPages(request, response, next);
  };
};
