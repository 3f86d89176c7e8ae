import { InvalidInput, OrderMoveRefused, PromotionRefused } from '#kernel/errors.ts';
import type { Resolvers } from '#generated/schema.ts';
import { runMutation } from '#platform/http/graphql/graphql-failures.ts';
import type { Loaders } from '#platform/module/services.ts';

const personOf = (id: string | null, { customer }: Loaders) => (id === null ? null : customer.load(id));

/** Orders as admins see them. */
export const adminOrderResolvers: Resolvers = {
  Query: {
    adminOrder: async (_, { id }, context) => context.services.adminOrders.find(await context.signedIn(), id),
  },
  Mutation: {
    changeOrder: (_, { input }, context) =>
      runMutation(context, 'ChangeOrderSuccess', [InvalidInput, OrderMoveRefused, PromotionRefused], async (viewer) => {
        const removedLineIds = input.removedLineIds ?? [];
        const order = await context.services.orderChanges.change(viewer, { ...input, removedLineIds });
        context.loaders.paidForOrder.clear(order.id);
        return { order };
      }),
    addOrderNote: (_, { input }, context) =>
      runMutation(context, 'AddOrderNoteSuccess', [InvalidInput], async (viewer) => ({
        order: await context.services.adminOrders.addNote(viewer, input),
      })),
  },
  AdminOrder: {
    order: (order) => order,
    changes: ({ id }, _, { services }) => services.adminOrders.changesOf(id),
    notes: ({ id }, _, { services }) => services.adminOrders.notesOf(id),
  },
  OrderChange: {
    by: ({ actorId }, _, { loaders }) => personOf(actorId, loaders),
  },
  OrderNote: {
    author: ({ authorId }, _, { loaders }) => personOf(authorId, loaders),
  },
};
