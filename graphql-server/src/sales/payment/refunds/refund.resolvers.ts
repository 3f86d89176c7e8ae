import { InvalidInput } from '#kernel/errors.ts';
import type { Resolvers } from '#generated/schema.ts';
import { runMutation } from '#platform/http/graphql/graphql-failures.ts';

/** Refunds, and the payments that need a decision. */
export const refundResolvers: Resolvers = {
  Query: {
    ordersToRefund: async (_, { first, after = null }, context) => {
      const viewer = await context.signedIn();
      const { refunds } = context.services;
      const page = await refunds.dueByHand(viewer, { first, after });
      return { ...page, count: () => refunds.countDueByHand(viewer) };
    },
    ordersBeingRefunded: async (_, { first, after = null }, context) => {
      const viewer = await context.signedIn();
      const { refunds } = context.services;
      const page = await refunds.underWay(viewer, { first, after });
      return { ...page, count: () => refunds.countUnderWay(viewer) };
    },
    paymentsToSettle: async (_, { first, after = null }, context) => {
      const viewer = await context.signedIn();
      const { settling } = context.services;
      const page = await settling.list(viewer, { first, after });
      return { ...page, count: () => settling.count(viewer) };
    },
  },
  Mutation: {
    grantRefund: (_, { input }, context) =>
      runMutation(context, 'GrantRefundSuccess', [InvalidInput], async (viewer) => ({
        order: await context.services.refunds.grant(viewer, input),
      })),
    settlePayment: (_, { input }, context) =>
      runMutation(context, 'SettlePaymentSuccess', [InvalidInput], async (viewer) => ({
        order: await context.services.settling.settle(viewer, input),
      })),
  },
  PaymentToSettleConnection: {
    totalCount: (list) => list.count(),
  },
  OrderPayment: {
    refunds: ({ orderId }, _, { loaders }) => loaders.refundsOf.load(orderId),
  },
};
