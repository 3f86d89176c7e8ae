import { InvalidInput } from '#kernel/errors.ts';
import type { Resolvers } from '#generated/schema.ts';
import { orMember } from '#platform/http/graphql/graphql-failures.ts';

/** Customers. */
export const customerResolvers: Resolvers = {
  Query: {
    // A visitor gets null. Someone with an expired token gets an error, so that the page does not treat them as a
    // visitor.
    me: (_, __, context) => (context.tokenHasEnded ? context.signedIn() : context.viewer()),
  },
  Mutation: {
    updateProfile: async (_, { input }, context) => {
      const viewer = await context.signedIn();
      return orMember([InvalidInput], async () => {
        const customer = await context.services.customers.updateProfile(viewer, viewer.id, input);
        return { __typename: 'UpdateProfileSuccess' as const, customer };
      });
    },
  },
  Customer: {
    orders: async ({ id }, { first, after = null }, { loaders }) => {
      const page = await loaders.ordersOf.load({ customerId: id, first, after });
      return { ...page, count: () => loaders.orderCountOf.load(id) };
    },
  },
};
