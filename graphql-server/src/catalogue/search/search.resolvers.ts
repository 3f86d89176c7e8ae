import { InvalidInput } from '#kernel/errors.ts';
import { runMutation } from '#platform/http/graphql/graphql-failures.ts';
import type { Resolvers } from '#generated/schema.ts';

/** The synonyms of searches, and why they find what they find, for admins. */
export const searchResolvers: Resolvers = {
  Query: {
    searchSynonyms: async (_, __, { services, signedIn }) => services.synonyms.list(await signedIn()),
    explainSearch: async (_, { term }, { services, signedIn, language }) =>
      services.productLists.explain(await signedIn(), term, language),
  },
  SearchSynonym: {
    pinned: async ({ pinnedIds }, _, { loaders }) =>
      (await Promise.all(pinnedIds.map((id) => loaders.product.load(id)))).flatMap((one) => one ?? []),
  },
  Mutation: {
    saveSearchSynonym: (_, { id = null, input }, context) =>
      runMutation(context, 'SaveSearchSynonymSuccess', [InvalidInput], async (viewer) => ({
        synonym: await context.services.synonyms.save(viewer, id, input),
      })),
    removeSearchSynonym: async (_, { id }, { services, signedIn }) => services.synonyms.remove(await signedIn(), id),
  },
};
