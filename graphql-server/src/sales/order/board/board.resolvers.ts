import { MOST_MOVED } from '#schema/board.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Resolvers } from '#generated/schema.ts';
import { totalFields } from '#platform/http/graphql/total-fields.ts';
import type { RequestContext } from '#platform/http/context.ts';
import type { Changes } from '#platform/live/changed-ids.ts';

/** The board of orders, and who else moves them. */
export const boardResolvers: Resolvers = {
  Query: {
    boardColumn: async (_, { status, filter, first, after = null }, context) => {
      const viewer = await context.signedIn();
      const requested = filter ?? {};
      const page = await context.services.board.column(viewer, status, requested, { first, after });
      const { search = null, only = null } = requested;
      const count = async () => {
        const counts = await context.loaders.boardCounts.load({ search, only });
        const found = counts.find((one) => one.status === status);
        if (!found) throw new Error('A column of the board was not counted.');
        return found;
      };
      return { ...page, count };
    },
  },
  Subscription: {
    ordersMoved: {
      subscribe: async (_, __, { signedIn, live }) => {
        checkMay(await signedIn(), 'ORDERS');
        return live.changes(MOST_MOVED);
      },
      resolve: async ({ ids, isComplete }: Changes, _: unknown, { services: { board }, signedIn }: RequestContext) => {
        const viewer = await signedIn();
        const [orders, counts] = await Promise.all([board.some(viewer, ids), board.counts(viewer, {})]);
        return { orders, counts, isComplete };
      },
    },
  },
  BoardColumn: totalFields,
  BoardOrder: {
    // All pieces of the others are shipped, or none.
    partShipments: async ({ id, status }, _, { loaders }) =>
      status === 'PROCESSED' ? (await loaders.shipmentsOf.load(id)).length : 0,
  },
};
