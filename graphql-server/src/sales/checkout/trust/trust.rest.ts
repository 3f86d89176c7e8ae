import { withBody } from '#platform/http/rest/rest-body.ts';
import { REST_PRICES } from '#platform/http/rest/rest-prices.ts';
import type { Call, Calls } from '#platform/http/rest/calls.ts';
import { toRestOrder } from '#sales/order/order-answer.openapi.ts';
import { orderCodeBody } from './trust.openapi.ts';

const confirmOrder: Call = async ({ params, body: sent }, context) => {
  const viewer = await context.signedIn();
  context.chargeQuota(REST_PRICES.change);
  const order = await withBody(sent, orderCodeBody, ({ code }) =>
    context.services.orderCodes.confirm(viewer, { orderId: String(params.id), code }),
  );
  return toRestOrder(order, context.publicUrl);
};

const sendOrderCode: Call = async ({ params }, context) => {
  const viewer = await context.signedIn();
  context.chargeQuota(REST_PRICES.change);
  const order = await context.services.orderCodes.sendAgain(viewer, String(params.id));
  return toRestOrder(order, context.publicUrl);
};

/** For the customer of the order. */
export const trustCalls: Calls = {
  'PUT /order/code/:id': confirmOrder,
  'POST /order/code/:id': sendOrderCode,
};
