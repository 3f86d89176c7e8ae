import { randomUUID } from 'node:crypto';
import {
  NotFound,
  OrderLimitReached,
  OutOfStock,
  PriceChanged,
  PromotionRefused,
  TotalChanged,
  type AppError,
} from '#kernel/errors.ts';
import { toCents, toDollars } from '#platform/http/rest/rest-money.ts';
import { jsonObject, withBody } from '#platform/http/rest/rest-body.ts';
import { queryLimit, queryText, requiredQueryText } from '#platform/http/rest/rest-input.ts';
import { listPrice, REST_PRICES } from '#platform/http/rest/rest-prices.ts';
import type { Call, Calls } from '#platform/http/rest/calls.ts';
import { newOrderBody } from './new-order/new-order.openapi.ts';
import { toRestOrder } from './order-answer.openapi.ts';

/** The most orders in one response of the list; the header `Link` has the URL of the next page. */
const MOST_LISTED = 100;

/**
 * Places the order of the documented call. Price, delivery fee and total in the body are what the customer saw, and are
 * compared.
 */
const placeOrder: Call = async (request, context, response) => {
  const viewer = await context.signedIn();
  context.chargeQuota(REST_PRICES.change);
  const sent = jsonObject(request.body);
  const { productId, _id, idempotencyKey } = sent;
  const chosen = {
    _id: typeof productId === 'string' ? productId : _id,
    idempotencyKey: request.get('Idempotency-Key') ?? idempotencyKey,
  };
  const placed = await withBody({ ...sent, ...chosen }, newOrderBody(viewer.email), (body) =>
    context.services.checkout.placeOrder(viewer, {
      idempotencyKey: body.idempotencyKey ?? randomUUID(),
      lines: [
        {
          productId: body._id,
          quantity: body.qty,
          color: body.color || null,
          size: body.size || null,
          seenPriceCents: toCents(body.price),
        },
      ],
      paymentMethod: body.payment,
      promotionCode: body.promotionCode ?? null,
      seenTotalCents: toCents(body.totalPrice),
      seenDeliveryFeeCents: toCents(body.deleveryCost),
      shippingAddress: body.shippingAddress,
    }),
  );
  response.status(201);
  return toRestOrder(placed, context.publicUrl);
};

const listOrders: Call = async (request, context, response) => {
  const viewer = await context.signedIn();
  const email = requiredQueryText(request.query, 'email');
  const first = queryLimit(request.query, MOST_LISTED);
  const after = queryText(request.query, 'after') ?? null;
  context.chargeQuota(listPrice(first));
  const customer = await context.services.customers.findByEmail(viewer, email);
  const page = await context.services.orders.listOf(viewer, customer.id, { first, after });
  const { endCursor, hasNextPage } = page.pageInfo;
  if (hasNextPage && endCursor !== null) {
    const next = new URLSearchParams({ email, limit: String(first), after: endCursor });
    response.setHeader('Link', `<${context.publicUrl}/order/allordergmail?${next}>; rel="next"`);
  }
  return page.nodes.map((order) => toRestOrder(order, context.publicUrl));
};

const showOrder: Call = async ({ params: { id } }, context) => {
  const viewer = await context.signedIn();
  context.chargeQuota(REST_PRICES.read);
  const order = await context.services.orders.find(viewer, String(id));
  if (!order) throw new NotFound('There is no such order.');
  return toRestOrder(order, context.publicUrl);
};

/** For the customer of the orders, and admins. */
export const orderCalls: Calls = {
  'POST /order/addOrder': placeOrder,
  'GET /order/singleOrder/:id': showOrder,
  'GET /order/allordergmail': listOrders,
};

/**
 * Returns the additional fields of a refused order: the current price and stock, the current totals, the limit, or the
 * reason.
 */
export const orderErrorFields = (error: AppError): object | undefined => {
  if (error instanceof OrderLimitReached) return error.details;
  // Too many tries answer 429, as whatever was tried too often.
  if (error instanceof PromotionRefused) return error.status === 409 ? error.details : undefined;
  if (error instanceof TotalChanged)
    return {
      currentTotalPrice: toDollars(error.details.currentTotalCents),
      currentDeleveryCost: toDollars(error.details.currentDeliveryFeeCents),
    };
  if (!(error instanceof OutOfStock || error instanceof PriceChanged)) return undefined;
  return { ...error.details, currentPrice: toDollars(error.details.currentPriceCents) };
};
