import { statusLabel } from '#schema/order.ts';
import { OrderMoveRefused, type AppError } from '#kernel/errors.ts';
import type { RequestContext } from '#platform/http/context.ts';
import { withBody } from '#platform/http/rest/rest-body.ts';
import { toDollars } from '#platform/http/rest/rest-money.ts';
import { REST_PRICES } from '#platform/http/rest/rest-prices.ts';
import type { Call, Calls } from '#platform/http/rest/calls.ts';
import { toRestOrder } from '../order/order-answer.openapi.ts';
import type { OrderModel } from '../order/order.model.ts';
import { newReturnBody, returnStepBody, statusChangeBody } from './fulfilment.openapi.ts';

const changeStatus: Call = async ({ params, body: sent }, context) => {
  const viewer = await context.signedIn();
  context.chargeQuota(REST_PRICES.change);
  const { fulfilment } = context.services;
  const orderId = String(params.id);
  const order = await withBody(sent, statusChangeBody, ({ orderStatus, reason, carrier, trackingNumber }) =>
    orderStatus === 'SHIPPED'
      ? fulfilment.ship(viewer, {
          orderId,
          carrier: carrier ?? '',
          trackingNumber: trackingNumber ?? '',
          reason: reason ?? null,
        })
      : fulfilment.changeStatus(viewer, { orderId, status: orderStatus, reason: reason ?? null }),
  );
  return toRestOrder(order, context.publicUrl);
};

/** Returns the return of an order in the spelling of the REST calls. */
const toRestReturn = async ({ id, status }: OrderModel, { services }: RequestContext) => {
  const [returns = []] = await services.returns.returnsOf([id]);
  const found = returns.at(-1);
  if (!found) throw new Error('A return was stored and is not there.');
  const { orderId: _, id: _returnId, status: returnStatus, creditedCents, ...rest } = found;
  return {
    _id: id,
    orderStatus: statusLabel(status),
    returnStatus: returnStatus.toLowerCase(),
    ...rest,
    credited: toDollars(creditedCents),
  };
};

const requestReturn: Call = async ({ params, body: sent }, context, response) => {
  const viewer = await context.signedIn();
  context.chargeQuota(REST_PRICES.change);
  const order = await withBody(sent, newReturnBody, (input) =>
    context.services.returns.request(viewer, { orderId: String(params.id), ...input }),
  );
  response.status(201);
  return toRestReturn(order, context);
};

const stepReturn: Call = async ({ params, body: sent }, context) => {
  const viewer = await context.signedIn();
  context.chargeQuota(REST_PRICES.change);
  const { returns } = context.services;
  const orderId = String(params.id);
  const order = await withBody(sent, returnStepBody, ({ decision, reason, amount, ...receipt }) => {
    if (decision === 'rejected') return returns.reject(viewer, orderId, { reason: reason ?? '' });
    return decision === 'approved'
      ? returns.approve(viewer, orderId)
      : returns.receive(viewer, orderId, {
          ...receipt,
          amountCents: amount === null ? null : Math.round(amount * 100),
        });
  });
  return toRestReturn(order, context);
};

/** For admins; customers may cancel their own order and ask for its return. */
export const fulfilmentCalls: Calls = {
  'PUT /order/orderStatus/:id': changeStatus,
  'POST /order/returnOrder/:id': requestReturn,
  'PUT /order/returnOrder/:id': stepReturn,
};

/** Returns the additional field of a refused move: the current status. */
export const fulfilmentErrorFields = (error: AppError): object | undefined =>
  error instanceof OrderMoveRefused ? { orderStatus: statusLabel(error.details.status) } : undefined;
