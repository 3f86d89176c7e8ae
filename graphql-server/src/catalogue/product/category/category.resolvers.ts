import { InvalidInput } from '#kernel/errors.ts';
import type { Resolvers } from '#generated/schema.ts';
import { runMutation } from '#platform/http/graphql/graphql-failures.ts';

/** Changes of the category tree, for admins. */
export const categoryResolvers: Resolvers = {
  Mutation: {
    createCategory: (_, { input }, context) =>
      runMutation(context, 'SaveCategorySuccess', [InvalidInput], async (viewer) => ({
        category: await context.services.categories.create(viewer, input),
      })),
    changeCategory: (_, { id, input }, context) =>
      runMutation(context, 'SaveCategorySuccess', [InvalidInput], async (viewer) => ({
        category: await context.services.categories.change(viewer, id, input),
      })),
  },
};
