import { InvalidInput } from '#kernel/errors.ts';
import type { Resolvers } from '#generated/schema.ts';
import { orMember } from '#platform/http/graphql/graphql-failures.ts';
import { once } from '#kernel/lazily.ts';

/** The lists of customers for admins, and decisions about many. */
export const customerManagementResolvers: Resolvers = {
  Query: {
    customers: async (_, { search, status, role, sort, first, after = null }, context) => {
      const viewer = await context.signedIn();
      const { customerManagement } = context.services;
      const filter = { search, status, role };
      const page = await customerManagement.list(viewer, { ...filter, sort }, { first, after });
      // What is selected of them needs no other statement.
      for (const { id, orders, spentCents } of page.nodes)
        context.loaders.customerFigures.prime(id, { orders, spentCents });
      return { ...page, count: once(() => customerManagement.count(viewer, filter)) };
    },
    customer: async (_, { id }, context) =>
      context.services.customerManagement.get(await context.signedIn(), id, (known) =>
        context.loaders.customer.load(known),
      ),
  },
  Mutation: {
    confirmCustomers: async (_, { ids }, context) =>
      context.services.customerManagement.confirmAll(await context.signedIn(), ids),
    rejectCustomers: async (_, { input }, context) => {
      const viewer = await context.signedIn();
      return orMember([InvalidInput], async () => ({
        __typename: 'RejectCustomersSuccess' as const,
        decisions: await context.services.customerManagement.rejectAll(viewer, input),
      }));
    },
  },
  CustomerConnection: {
    totalCount: async (list) => (await list.count()).totalCount,
    isTotalExact: async (list) => (await list.count()).isTotalExact,
  },
  Customer: {
    figures: ({ id }, _, { loaders }) => loaders.customerFigures.load(id),
  },
};
