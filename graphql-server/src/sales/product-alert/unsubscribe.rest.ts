import express, { Router, type RequestHandler } from 'express';
import * as pages from '#schema/pages.ts';
import { pathIn } from '#schema/language.ts';
import { endedMails, type EndedMails } from '#schema/product-alert.ts';
import { BadRequest, NotFound } from '#kernel/errors.ts';
import { ipKey } from '#kernel/ip-key.ts';
import type { EdgeDeps } from '#platform/module/deps.ts';
import { MINUTE, type Limit } from '#platform/rate-limits/rate-limits.ts';

/** Mail providers send those of many people from few addresses. */
const ENDS_BY_IP: Limit = { name: 'unsubscribe-by-ip', points: 600, seconds: 10 * MINUTE };

/** The most bytes of the body. */
const MOST_BYTES = 1024;

/** The field that the page's own form sends: a person sees a page afterwards, a program a plain answer. */
const FROM_PAGE = 'page';

const namedBy = (query: unknown): { kind: EndedMails; token: string } => {
  const { kind: text, token } = query as { kind?: unknown; token?: unknown };
  const kind = typeof text === 'string' ? endedMails(text) : undefined;
  if (kind === undefined || typeof token !== 'string') throw new BadRequest('The link is not complete.');
  return { kind, token };
};

/**
 * Ends mails by the link that they have, without a sign-in: for the page's form, and in one step for mail providers
 * (RFC 8058), who come from anywhere without cookies and follow no redirect. Whoever has the token may do it.
 */
export const unsubscribeByLink = ({ services }: EdgeDeps): RequestHandler => {
  const router = Router();
  const { unsubscribe } = pages;
  const addresses = [unsubscribe, `/bn${unsubscribe}`];
  router.post(addresses, express.urlencoded({ extended: false, limit: MOST_BYTES, inflate: false }));
  router.post(addresses, async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    await services.limits.take(ENDS_BY_IP, ipKey(request.ip ?? null));
    const { kind, token } = namedBy(request.query);
    const customerId = services.unsubscribeLinks.customerOf(kind, token);
    if (customerId === null) throw new NotFound('This link is not one of the shop.');
    await (kind === 'stock' ? services.stockAlerts.endAll(customerId) : services.priceMails.end(customerId));
    const body = (request.body ?? {}) as Record<string, unknown>;
    if (body[FROM_PAGE] === undefined) return void response.type('text').send('No more of these mails are sent.\n');
    const language = request.path.startsWith('/bn/') ? 'bn' : 'en';
    response
      .status(303)
      .location(pathIn(language, `${unsubscribe}?ended=${kind}`))
      .end();
  });
  return router;
};
