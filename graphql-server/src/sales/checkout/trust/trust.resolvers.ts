import { TRUST_REASONS } from '#schema/trust.ts';
import { may } from '#schema/staff.ts';
import { InvalidInput } from '#kernel/errors.ts';
import type { Resolvers } from '#generated/schema.ts';
import { runMutation } from '#platform/http/graphql/graphql-failures.ts';

/** Who pays on the door: codes, and why an order waits. */
export const trustResolvers: Resolvers = {
  Mutation: {
    confirmOrder: (_, { input }, context) =>
      runMutation(context, 'ConfirmOrderSuccess', [InvalidInput], async (viewer) => ({
        order: await context.services.orderCodes.confirm(viewer, input),
      })),
    sendOrderCode: (_, { orderId }, context) =>
      runMutation(context, 'SendOrderCodeSuccess', [InvalidInput], async (viewer) => ({
        order: await context.services.orderCodes.sendAgain(viewer, orderId),
      })),
  },
  Order: {
    trustReasons: async ({ trustReasons }, _, { viewer }) =>
      may(await viewer(), 'ORDERS') ? TRUST_REASONS.filter((reason) => trustReasons.includes(reason)) : null,
  },
};
