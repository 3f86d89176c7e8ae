import { InvalidInput } from '#kernel/errors.ts';
import type { Resolvers } from '#generated/schema.ts';
import { runMutation } from '#platform/http/graphql/graphql-failures.ts';

/** Customers. */
export const customerResolvers: Resolvers = {
  Query: {
    // A visitor gets null. Someone with an expired token gets an error, so that the page does not treat them as a
    // visitor.
    me: (_, __, context) => (context.tokenHasEnded ? context.signedIn() : context.viewer()),
  },
  Mutation: {
    updateProfile: (_, { input }, context) =>
      runMutation(context, 'UpdateProfileSuccess', [InvalidInput], async (viewer) => ({
        customer: await context.services.customers.updateProfile(viewer, viewer.id, input),
      })),
  },
  Customer: {
    orders: async ({ id }, { first, after = null }, { loaders }) => {
      const page = await loaders.ordersOf.load({ customerId: id, first, after });
      return { ...page, count: () => loaders.orderCountOf.load(id) };
    },
  },
};
