import express, { Router, type RequestHandler } from 'express';
import { myOrders, pay } from '#schema/pages.ts';
import { ONLINE_METHODS } from '#schema/payment.ts';
import { BadRequest, Busy, NotFound } from '#kernel/errors.ts';
import type { EdgeDeps } from '#platform/module/deps.ts';
import { NOTIFY_PATH, RETURN_PATH } from '../provider-paths.ts';
import { ProviderUnreachable, uuidOf } from '../providers/provider.ts';
import { MOST_FIELDS, callbackFields } from './callback-fields.ts';
import { markTrusted, callbackGuard } from './callback-guard.rest.ts';
import { createConfirm } from './confirmations.ts';
import { createForgeries } from './forgeries.ts';

/** The largest form of a return, and the largest notification; real ones have about 2 kB. */
const FORM_LIMIT = '20kb';
const BODY_LIMIT = '64kb';

/** After how many seconds a provider should send a notification again. */
const AGAIN_SECONDS = 60;

const readForm = express.urlencoded({
  extended: false,
  limit: FORM_LIMIT,
  parameterLimit: MOST_FIELDS,
  inflate: false,
});

/** Signatures are over the bytes as they came, whatever their type is said to be. */
const readBytes = express.raw({ type: () => true, limit: BODY_LIMIT, inflate: false });

/** The routes that providers use: the browser's return, and notifications. */
export const providerRoutes = ({ services: { attempts, providers }, log }: EdgeDeps): readonly Router[] => {
  const forgeries = createForgeries(log);
  const confirm = createConfirm({ attempts, log });

  /**
   * GET and POST /payment/return/{attempt}, for everyone: a form that comes from a provider's page brings no cookie of
   * ours. What it says proves nothing; it only makes the shop ask the provider. A person may be waiting in front of it,
   * so every return leads to a page: one that names no attempt to My Orders.
   */
  const comeBack: RequestHandler<{ attempt: string }> = async ({ params, query, body }, response) => {
    const news = await confirm(params.attempt, callbackFields(query, body));
    if (!news) return response.redirect(303, myOrders);
    markTrusted(response, news);
    response.redirect(303, news.redirectUrl ?? pay.replace(':id', news.orderId));
  };

  /**
   * POST /payment/notify/card and so on, for providers: what has no valid signature is refused before anything else is
   * done. A notification proves nothing either; it only makes the shop ask the provider.
   */
  const notify: RequestHandler<{ method: string }> = async ({ params, headers, body }, response) => {
    const method = ONLINE_METHODS.find((one) => one.toLowerCase() === params.method);
    const provider = method && providers[method];
    if (!provider?.readNotification) throw new NotFound('There is nothing at this address.');
    const request = { headers: single(headers), body: Buffer.isBuffer(body) ? body.toString('utf8') : '' };
    const notification = await provider.readNotification(request).catch((error: unknown) => {
      // The provider sends it again.
      throw error instanceof ProviderUnreachable
        ? new Busy('The signature of this notification cannot be checked now.', AGAIN_SECONDS)
        : error;
    });
    if (!notification) throw new BadRequest('This is no notification that the provider has signed.');
    const attemptId = uuidOf(notification.attemptId);
    const news = attemptId === null ? null : await confirm(attemptId, notification.claims);
    if (news) markTrusted(response, news);
    // A payment of another shop of the same merchant is answered like ours, so that it is not sent again.
    response.status(200).type('text/plain').send('OK');
  };

  const router = Router();
  router.use(RETURN_PATH, callbackGuard('RETURN', forgeries));
  router.get(`${RETURN_PATH}/:attempt`, comeBack);
  router.post(`${RETURN_PATH}/:attempt`, readForm, comeBack);
  router.use(NOTIFY_PATH, callbackGuard('NOTIFICATION', forgeries));
  router.post(`${NOTIFY_PATH}/:method`, readBytes, notify);
  return [router];
};

/** Returns the headers that came once. */
const single = (headers: NodeJS.Dict<string | string[]>): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(headers).filter((header): header is [string, string] => typeof header[1] === 'string'),
  );
