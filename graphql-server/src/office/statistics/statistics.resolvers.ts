import type { Resolvers } from '#generated/schema.ts';

/** What the shop's owner sees of it. */
export const statisticsResolvers: Resolvers = {
  Query: {
    overview: async (_, __, { services, signedIn }) => services.overview.overview(await signedIn()),
    statistics: async (_, input, { services, signedIn, language }) =>
      services.statistics.statistics(await signedIn(), input, language),
    missedSearches: async (_, __, { services, signedIn }) => services.searches.missed(await signedIn()),
    followedMails: async (_, __, { services, signedIn }) => services.visits.followedMails(await signedIn()),
  },
};
