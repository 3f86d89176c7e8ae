import helmet from 'helmet';
import type { Request, RequestHandler } from 'express';
import { GOOGLE_ISSUER, type Config } from '../config.ts';

/** Where Google keeps the photos of people. */
const GOOGLE_PHOTOS = 'https://*.googleusercontent.com';

/** For a year from every visit on, the browser asks for this host by https only. Other hosts of its domain are not ours. */
const ALWAYS_SECURE = 'max-age=31536000';

/** Pages run scripts of this origin only; styles are written by the style library at run time. */
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
        // Without TLS of its own the shop must also work over plain http.
        upgradeInsecureRequests: null,
      },
    },
    // The popup of a sign-in provider must be able to answer its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    xFrameOptions: { action: 'deny' },
    // Said below, of every answer.
    strictTransportSecurity: false,
  });

/** Whether programs ask, ours among them: nobody is shown the answer. */
const isCall = ({ method, path }: Request) =>
  method !== 'GET' && method !== 'HEAD' && /^\/(graphql|backend|order)\b/.test(path);

/**
 * Security headers of every answer: all of them for what a browser may show, the least for answers to calls. Only a
 * shop whose customers come from Google shows photos from there.
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
