import { findDistrict } from '#schema/district.ts';
import type { Resolvers } from '#generated/schema.ts';
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
  OrderList: {
    totalCount: async (list) => (await list.count()).totalCount,
    isTotalExact: async (list) => (await list.count()).isTotalExact,
  },
  Order: {
    district: ({ district }) => (district === null ? null : findDistrict(district)),
  },
};
