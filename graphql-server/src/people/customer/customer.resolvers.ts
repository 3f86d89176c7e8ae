import { InvalidInput, LastAdmin } from '#kernel/errors.ts';
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
    confirmCustomer: async (_, { id }, context) =>
      context.services.customers.confirm(await context.signedIn(), id, context.client),
    rejectCustomer: async (_, { input }, context) => {
      const viewer = await context.signedIn();
      return orMember([InvalidInput, LastAdmin], async () => {
        const { id, reason } = input;
        const customer = await context.services.customers.reject(viewer, id, reason, context.client);
        return { __typename: 'RejectCustomerSuccess' as const, customer };
      });
    },
    changeRole: async (_, { input }, context) => {
      const viewer = await context.signedIn();
      return orMember([LastAdmin], async () => {
        const { id, role } = input;
        const customer = await context.services.customers.changeRole(viewer, id, role, context.client);
        return { __typename: 'ChangeRoleSuccess' as const, customer };
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
