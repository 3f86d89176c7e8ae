import { InvalidInput } from '#kernel/errors.ts';
import type { Resolvers } from '#generated/schema.ts';
import { orMember } from '#platform/http/graphql/graphql-failures.ts';

/** Pictures of products from elsewhere, for admins. */
export const productPictureResolvers: Resolvers = {
  Mutation: {
    fetchProductPicture: async (_, { url }, context) => {
      const viewer = await context.signedIn();
      return orMember([InvalidInput], async () => {
        const key = await context.services.productPictures.fetch(viewer, url);
        const picture = { key, path: `/pictures/${key}`, alt: null, altBangla: null };
        return { __typename: 'FetchProductPictureSuccess' as const, picture };
      });
    },
  },
};
