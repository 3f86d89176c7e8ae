import type { Resolvers } from '#generated/schema.ts';

/** Work that failed at every attempt. */
export const failedWorkResolvers: Resolvers = {
  Query: {
    failedWork: async (_, { first, after = null }, { services, signedIn }) =>
      services.failedWork.list(await signedIn(), { first, after }),
  },
  Mutation: {
    retryFailedWork: async (_, { id }, { services, signedIn }) => services.failedWork.retry(await signedIn(), id),
    dismissFailedWork: async (_, { id }, { services, signedIn }) => services.failedWork.dismiss(await signedIn(), id),
  },
  FailedWorkConnection: {
    totalCount: (list) => list.count(),
  },
};
