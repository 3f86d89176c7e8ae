import { mayReturn, piecesShipped, returnableUntil } from '#schema/fulfilment.ts';
import { InvalidInput, OrderMoveRefused } from '#kernel/errors.ts';
import type { Resolvers } from '#generated/schema.ts';
import type { RequestContext } from '#platform/http/context.ts';
import { runMutation } from '#platform/http/graphql/graphql-failures.ts';
import { messageFields } from '#platform/http/wording.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import type { OrderModel } from '../order/order.model.ts';

/** Runs one step of an order; what was read of it before is outdated then. */
const step = <Name extends string>(
  context: RequestContext,
  success: Name,
  work: (viewer: Viewer) => Promise<OrderModel>,
) =>
  runMutation(context, success, [InvalidInput, OrderMoveRefused], async (viewer) => {
    const order = await work(viewer);
    const { shipmentsOf, returnsOf, paidForOrder, refundsOf } = context.loaders;
    for (const loader of [shipmentsOf, returnsOf, paidForOrder, refundsOf]) loader.clear(order.id);
    return { order };
  });

/** Shipments, returns, and the moves of orders. */
export const fulfilmentResolvers: Resolvers = {
  Query: {
    ordersByReturn: async (_, { status, first, after = null }, { services, signedIn }) =>
      services.returns.list(await signedIn(), status, { first, after }),
    orderMoves: async (_, asked, context) => context.services.bulkMoves.preview(await context.signedIn(), asked),
  },
  Mutation: {
    changeOrderStatus: (_, { input }, context) =>
      step(context, 'ChangeOrderStatusSuccess', (viewer) => context.services.fulfilment.changeStatus(viewer, input)),
    shipOrder: (_, { input }, context) =>
      step(context, 'ShipOrderSuccess', (viewer) => context.services.fulfilment.ship(viewer, input)),
    requestReturn: (_, { input }, context) =>
      step(context, 'RequestReturnSuccess', (viewer) => context.services.returns.request(viewer, input)),
    approveReturn: (_, { orderId }, context) =>
      step(context, 'ApproveReturnSuccess', (viewer) => context.services.returns.approve(viewer, orderId)),
    rejectReturn: (_, { orderId, reason }, context) =>
      step(context, 'RejectReturnSuccess', (viewer) => context.services.returns.reject(viewer, orderId, { reason })),
    receiveReturn: (_, { orderId, receipt }, context) =>
      step(context, 'ReceiveReturnSuccess', (viewer) =>
        context.services.returns.receive(viewer, orderId, receipt ?? {}),
      ),
    moveOrders: (_, { input }, context) =>
      runMutation(context, 'MoveOrdersSuccess', [InvalidInput], async (viewer) => ({
        outcomes: await context.services.bulkMoves.move(viewer, input),
      })),
  },
  OrderMoveOutcome: {
    refusal: ({ refusal }) => refusal && { ...messageFields(refusal), ...refusal.details },
  },
  Order: {
    shipments: ({ id }, _, { loaders }) => loaders.shipmentsOf.load(id),
    shippedPieces: async ({ id, lines }, _, { loaders }) => {
      const shipments = await loaders.shipmentsOf.load(id);
      return lines.reduce((sum, line) => sum + piecesShipped(shipments, line.id), 0);
    },
    return: async ({ id }, _, { loaders }) => (await loaders.returnsOf.load(id)).at(-1) ?? null,
    returns: ({ id }, _, { loaders }) => loaders.returnsOf.load(id),
    returnableUntil: async ({ id, status, history, lines, returnDays }, _, { loaders }) => {
      const delivered = history.find((change) => change.status === 'DELIVERED');
      if (status !== 'DELIVERED' || !delivered) return null;
      const until = returnableUntil(new Date(delivered.at), returnDays);
      return until > new Date() && mayReturn(lines, await loaders.returnsOf.load(id)) ? until : null;
    },
  },
};
