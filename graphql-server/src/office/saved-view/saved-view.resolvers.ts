import { InvalidInput } from '#kernel/errors.ts';
import type { Resolvers } from '#generated/schema.ts';
import { orMember } from '#platform/http/graphql/graphql-failures.ts';

/** Saved views. */
export const savedViewResolvers: Resolvers = {
  Query: {
    savedViews: async (_, { list }, { services, signedIn }) => services.savedViews.viewsOf(await signedIn(), list),
  },
  Mutation: {
    saveView: async (_, { input }, { services, signedIn }) => {
      const viewer = await signedIn();
      return orMember([InvalidInput], async () => ({
        __typename: 'SaveViewSuccess' as const,
        view: await services.savedViews.save(viewer, input),
      }));
    },
    removeView: async (_, { id }, { services, signedIn }) => services.savedViews.remove(await signedIn(), id),
  },
};
