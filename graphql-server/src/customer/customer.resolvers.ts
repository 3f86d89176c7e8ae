import { CUSTOMER_MESSAGES } from '../../../schema/customer.rules.ts';
import { EmailTaken, InvalidInput, LoginRefused } from '../errors.ts';
import type { Resolvers } from '../generated/schema.ts';
import type { Page } from '../paging.ts';
import type { CustomerModel } from './customer.model.ts';

/** A page of a list whose size is counted when it is asked for. */
export interface CustomerListModel extends Page<CustomerModel> {
  count: () => Promise<number>;
}

/** Accounts. */
export const customerResolvers: Resolvers = {
  Query: {
    me: (_, __, context) => context.viewer(),
    customers: async (_, { status = null, first, after = null }, context) => {
      const viewer = await context.signedIn();
      const page = await context.services.customers.list(viewer, { status, first, after });
      return { ...page, count: () => context.services.customers.count(viewer, status) };
    },
  },
  Mutation: {
    register: async (_, { input }, { services }) => {
      try {
        await services.customers.register(input);
        return { __typename: 'RegisterSuccess', message: CUSTOMER_MESSAGES.registered };
      } catch (error) {
        if (error instanceof InvalidInput)
          return { __typename: 'InvalidInput', message: error.message, fields: [...error.fields] };
        if (error instanceof EmailTaken) return { __typename: 'EmailTaken', message: error.message };
        throw error;
      }
    },
    login: async (_, { input }, { services }) => {
      try {
        const customer = await services.customers.login(input.email, input.password);
        return { __typename: 'LoginSuccess', ...services.tokens.issue(customer.id), customer };
      } catch (error) {
        if (error instanceof InvalidInput)
          return { __typename: 'InvalidInput', message: error.message, fields: [...error.fields] };
        if (error instanceof LoginRefused)
          return { __typename: 'LoginRefused', message: error.message, reason: error.reason };
        throw error;
      }
    },
    updateProfile: async (_, { input }, context) => {
      const viewer = await context.signedIn();
      try {
        const customer = await context.services.customers.updateProfile(viewer, viewer.id, {
          phoneNumber: input.phoneNumber ?? undefined,
          shippingAddress: input.shippingAddress ?? undefined,
        });
        return { __typename: 'UpdateProfileSuccess', customer };
      } catch (error) {
        if (error instanceof InvalidInput)
          return { __typename: 'InvalidInput', message: error.message, fields: [...error.fields] };
        throw error;
      }
    },
    confirmCustomer: async (_, { id }, context) =>
      context.services.customers.confirm(await context.signedIn(), id),
  },
  CustomerConnection: {
    totalCount: (list) => list.count(),
  },
  Customer: {
    createdAt: ({ createdAt }) => createdAt.toISOString(),
    orders: async ({ id }, { first, after = null }, { loaders }) => {
      const page = await loaders.ordersOf.load({ customerId: id, first, after });
      return { ...page, count: () => loaders.orderCountOf.load(id) };
    },
  },
};
