import helmet from 'helmet';
import type { RequestHandler } from 'express';

/** Pages run scripts of this origin only; styles are written by the style library at run time. */
const forPages = helmet({
  contentSecurityPolicy: {
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      frameAncestors: ["'none'"],
      // Without TLS of its own the shop must also work over plain http.
      upgradeInsecureRequests: null,
    },
  },
  // The popup of a sign-in provider must be able to answer its opener.
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  xFrameOptions: { action: 'deny' },
  strictTransportSecurity: false,
});

/** Security headers of every answer: all of them for what a browser may show, the least for answers to programs. */
export const securityHeaders: RequestHandler = (request, response, next) => {
  if (request.method !== 'GET') {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    return next();
  }
  forPages(request, response, next);
};
