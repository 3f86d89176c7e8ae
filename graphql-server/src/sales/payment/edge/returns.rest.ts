import express, { Router, type RequestHandler } from 'express';
import { myOrders, pay } from '#schema/pages.ts';
import type { Confirm } from './confirmations.ts';
import { markTrusted, callbackGuard } from './callback-guard.rest.ts';
import type { Forgeries } from './forgeries.ts';
import { RETURN_PATH } from '../provider-paths.ts';
import { MOST_FIELDS, callbackFields } from './callback-fields.ts';

/** The largest form of a return; real ones have about 2 kB. */
const FORM_LIMIT = '20kb';

const readForm = express.urlencoded({
  extended: false,
  limit: FORM_LIMIT,
  parameterLimit: MOST_FIELDS,
  inflate: false,
});

/**
 * The routes GET and POST /payment/return/{attempt}, for everyone: a form that comes from a provider's page brings no
 * cookie of ours. What it says proves nothing; it only makes the shop ask the provider. A person may be waiting in
 * front of it, so every return leads to a page: one that names no attempt to My Orders.
 */
export const returnRoutes = (confirm: Confirm, forgeries: Forgeries): Router => {
  const comeBack: RequestHandler<{ attempt: string }> = async (request, response) => {
    const { params, query, body } = request;
    const news = await confirm(params.attempt, callbackFields(query, body));
    if (!news) return response.redirect(303, myOrders);
    markTrusted(response, news);
    response.redirect(303, news.redirectUrl ?? pay.replace(':id', news.orderId));
  };
  const router = Router();
  router.use(RETURN_PATH, callbackGuard('RETURN', forgeries));
  router.get(`${RETURN_PATH}/:attempt`, comeBack);
  router.post(`${RETURN_PATH}/:attempt`, readForm, comeBack);
  return router;
};
