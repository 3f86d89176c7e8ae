import { TRUST_REASONS } from '#schema/trust.ts';
import { InvalidInput } from '#kernel/errors.ts';
import type { Resolvers } from '#generated/schema.ts';
import { orMember } from '#platform/http/graphql/graphql-failures.ts';

/** Who pays on the door: codes, and why an order waits. */
export const trustResolvers: Resolvers = {
  Mutation: {
    confirmOrder: async (_, { input }, context) => {
      const viewer = await context.signedIn();
      return orMember([InvalidInput], async () => {
        const order = await context.services.orderCodes.confirm(viewer, input);
        return { __typename: 'ConfirmOrderSuccess' as const, order };
      });
    },
    sendOrderCode: async (_, { orderId }, context) => {
      const viewer = await context.signedIn();
      return orMember([InvalidInput], async () => {
        const order = await context.services.orderCodes.sendAgain(viewer, orderId);
        return { __typename: 'SendOrderCodeSuccess' as const, order };
      });
    },
  },
  Order: {
    trustReasons: async ({ trustReasons }, _, { viewer }) =>
      (await viewer())?.role === 'ADMIN'
        ? TRUST_REASONS.filter((reason) => trustReasons.includes(reason))
        : null,
  },
};
