import { findDistrict } from '#schema/district.ts';
import type { Resolvers } from '#generated/schema.ts';
import { totalFields } from '#platform/http/graphql/total-fields.ts';
import { once } from '#kernel/lazily.ts';

/** The dashboard's list of orders. */
export const orderListResolvers: Resolvers = {
  Query: {
    adminOrders: async (_, { filter, sort, first, after = null }, context) => {
      const viewer = await context.signedIn();
      const { orderList } = context.services;
      const page = await orderList.list(viewer, filter ?? {}, { sort, first, after });
      return { ...page, count: once(() => orderList.count(viewer, filter ?? {})) };
    },
  },
  OrderList: totalFields,
  Order: {
    district: ({ district }) => (district === null ? null : findDistrict(district)),
  },
};
