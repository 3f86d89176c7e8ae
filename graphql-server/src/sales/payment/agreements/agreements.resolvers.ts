import type { Resolvers } from '#generated/schema.ts';

/** The accounts that customers have saved with providers. */
export const agreementResolvers: Resolvers = {
  Mutation: {
    removeSavedAccount: async (_, { id }, context) => {
      const viewer = await context.signedIn();
      context.loaders.savedAccountsOf.clear(viewer.id);
      return context.services.agreements.remove(viewer, id);
    },
  },
  Customer: {
    savedAccounts: ({ id }, _, { loaders }) => loaders.savedAccountsOf.load(id),
  },
};
