import express, { Router, type RequestHandler } from 'express';
import { ONLINE_METHODS } from '#schema/payment.ts';
import { BadRequest, Busy, NotFound } from '#kernel/errors.ts';
import {
  ProviderUnreachable,
  uuidOf,
  type Notification,
  type PaymentProvider,
  type PaymentProviders,
} from '../providers/provider.ts';
import type { Confirm } from './confirmations.ts';
import { markTrusted, callbackGuard } from './callback-guard.rest.ts';
import type { Forgeries } from './forgeries.ts';
import { NOTIFY_PATH } from '../provider-paths.ts';

/** The largest notification; real ones have about 2 kB. */
const BODY_LIMIT = '64kb';

/** After how many seconds a provider should send a notification again. */
const AGAIN_SECONDS = 60;

type Reader = NonNullable<PaymentProvider['readNotification']>;

/** Signatures are over the bytes as they came, whatever their type is said to be. */
const readBytes = express.raw({ type: () => true, limit: BODY_LIMIT, inflate: false });

/**
 * The routes POST /payment/notify/card and so on, for providers: what has no valid signature is refused before anything
 * else is done. A notification proves nothing either; it only makes the shop ask the provider.
 */
export const notificationRoutes = (providers: PaymentProviders, confirm: Confirm, forgeries: Forgeries): Router => {
  const notify: RequestHandler<{ method: string }> = async ({ params, headers, body }, response) => {
    const method = ONLINE_METHODS.find((one) => one.toLowerCase() === params.method);
    const provider = method && providers[method];
    if (!provider?.readNotification) throw new NotFound('There is nothing at this address.');
    const notification = await read(provider.readNotification.bind(provider), {
      headers: single(headers),
      body: Buffer.isBuffer(body) ? body.toString('utf8') : '',
    });
    if (!notification) throw new BadRequest('This is no notification that the provider has signed.');
    const attemptId = uuidOf(notification.attemptId);
    const news = attemptId === null ? null : await confirm(attemptId, notification.said);
    if (news) markTrusted(response, news);
    // A payment of another shop of the same merchant is answered like ours, so that it is not sent again.
    response.status(200).type('text/plain').send('OK');
  };
  const router = Router();
  router.use(NOTIFY_PATH, callbackGuard('NOTIFICATION', forgeries));
  router.post(`${NOTIFY_PATH}/:method`, readBytes, notify);
  return router;
};

/**
 * Returns what a notification says. @throws Busy when its signature cannot be checked now: the provider sends it again
 */
const read = async (reader: Reader, request: Parameters<Reader>[0]): Promise<Notification | null> => {
  try {
    return await reader(request);
  } catch (error) {
    if (error instanceof ProviderUnreachable)
      throw new Busy('The signature of this notification cannot be checked now.', AGAIN_SECONDS);
    throw error;
  }
};

/** Returns the headers that came once. */
const single = (headers: NodeJS.Dict<string | string[]>): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(headers).filter((header): header is [string, string] => typeof header[1] === 'string'),
  );
