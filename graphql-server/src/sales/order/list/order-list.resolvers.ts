import { findDistrict } from '#schema/district.ts';
import type { Resolvers } from '#generated/schema.ts';
import { totalFields } from '#platform/http/graphql/total-fields.ts';

/** The dashboard's list of orders. */
export const orderListResolvers: Resolvers = {
  Query: {
    adminOrders: async (_, { filter, sort, first, after = null }, { services, signedIn }) =>
      services.orderList.list(await signedIn(), filter ?? {}, { sort, first, after }),
  },
  OrderList: totalFields,
  Order: {
    district: ({ district }) => (district === null ? null : findDistrict(district)),
  },
};
