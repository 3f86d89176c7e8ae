import { InvalidInput } from '#kernel/errors.ts';
import type { Resolvers } from '#generated/schema.ts';
import { runMutation } from '#platform/http/graphql/graphql-failures.ts';
import { messageFields } from '#platform/http/wording.ts';

/** Moves of many orders at once. */
export const bulkMoveResolvers: Resolvers = {
  Query: {
    orderMoves: async (_, asked, context) => context.services.bulkMoves.preview(await context.signedIn(), asked),
  },
  Mutation: {
    moveOrders: (_, { input }, context) =>
      runMutation(context, 'MoveOrdersSuccess', [InvalidInput], async (viewer) => ({
        outcomes: await context.services.bulkMoves.move(viewer, input),
      })),
  },
  OrderMoveOutcome: {
    refusal: ({ refusal }) => refusal && { ...messageFields(refusal), ...refusal.details },
  },
};
