import type { Resolvers } from '#generated/schema.ts';

/** What the shop's owner sees of it. */
export const statisticsResolvers: Resolvers = {
  Query: {
    overview: async (_, __, { services, signedIn }) => services.overview.overview(await signedIn()),
    statistics: async (_, asked, { services, signedIn, language }) =>
      services.statistics.statistics(await signedIn(), asked, language),
  },
};
