import { InvalidInput } from '#kernel/errors.ts';
import type { Resolvers } from '#generated/schema.ts';
import { orMember } from '#platform/http/graphql/graphql-failures.ts';
import { messageFields } from '#platform/http/wording.ts';

/** Moves of many orders at once. */
export const bulkMoveResolvers: Resolvers = {
  Query: {
    orderMoves: async (_, asked, context) =>
      context.services.bulkMoves.preview(await context.signedIn(), asked),
  },
  Mutation: {
    moveOrders: async (_, { input }, context) => {
      const viewer = await context.signedIn();
      return orMember([InvalidInput], async () => {
        const outcomes = await context.services.bulkMoves.move(viewer, input);
        return { __typename: 'MoveOrdersSuccess' as const, outcomes };
      });
    },
  },
  OrderMoveOutcome: {
    refusal: ({ refusal }) => refusal && { ...messageFields(refusal), ...refusal.details },
  },
};
