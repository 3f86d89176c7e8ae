import { InvalidInput } from '../errors.ts';
import type { Resolvers } from '../generated/schema.ts';
import { orMember } from '../http/graphql/graphql-failures.ts';
import { paymentOf } from './payment.service.ts';

/** The payment ledger. */
export const paymentResolvers: Resolvers = {
  Query: {
    courierBalances: async (_, __, context) =>
      context.services.payments.courierBalances(await context.signedIn()),
  },
  Mutation: {
    recordRefund: async (_, { input }, context) => {
      const viewer = await context.signedIn();
      return orMember([InvalidInput], async () => {
        const order = await context.services.payments.recordRefund(viewer, input);
        context.loaders.paidForOrder.clear(order.id);
        return { __typename: 'RecordRefundSuccess' as const, order };
      });
    },
    recordCourierPayout: async (_, { input }, context) => {
      const viewer = await context.signedIn();
      return orMember([InvalidInput], async () => {
        const balance = await context.services.payments.recordPayout(viewer, input);
        return { __typename: 'RecordCourierPayoutSuccess' as const, balance };
      });
    },
  },
  Order: {
    payment: async ({ id, paymentMethod, status, totalCents }, _, { loaders }) =>
      paymentOf({ method: paymentMethod, status, totalCents }, await loaders.paidForOrder.load(id)),
  },
};
