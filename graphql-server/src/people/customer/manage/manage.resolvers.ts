import { InvalidInput, LastAdmin } from '#kernel/errors.ts';
import type { Resolvers } from '#generated/schema.ts';
import { totalFields } from '#platform/http/graphql/total-fields.ts';
import { runMutation } from '#platform/http/graphql/graphql-failures.ts';
import { once } from '#kernel/lazily.ts';
import { decided } from './decisions.service.ts';

/** The lists of customers for admins, and what they decide. */
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
    confirmCustomer: async (_, { id }, { services, signedIn }) =>
      decided(await services.customerDecisions.confirm(await signedIn(), [id])),
    rejectCustomer: (_, { input: { id, reason } }, context) =>
      runMutation(context, 'RejectCustomerSuccess', [InvalidInput, LastAdmin], async (viewer) => ({
        customer: decided(await context.services.customerDecisions.reject(viewer, [id], reason)),
      })),
    confirmCustomers: async (_, { ids }, { services, signedIn }) =>
      services.customerDecisions.confirm(await signedIn(), ids),
    rejectCustomers: (_, { input: { ids, reason } }, context) =>
      runMutation(context, 'RejectCustomersSuccess', [InvalidInput], async (viewer) => ({
        decisions: await context.services.customerDecisions.reject(viewer, ids, reason),
      })),
    changeRole: (_, { input: { id, role } }, context) =>
      runMutation(context, 'ChangeRoleSuccess', [LastAdmin], async (viewer) => ({
        customer: decided(await context.services.customerDecisions.changeRole(viewer, id, role)),
      })),
  },
  CustomerConnection: totalFields,
  Customer: {
    figures: ({ id }, _, { loaders }) => loaders.customerFigures.load(id),
  },
};
