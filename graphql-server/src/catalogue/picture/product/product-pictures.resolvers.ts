import { InvalidInput } from '#kernel/errors.ts';
import type { Resolvers } from '#generated/schema.ts';
import { runMutation } from '#platform/http/graphql/graphql-failures.ts';

/** Pictures of products from elsewhere, for admins. */
export const productPictureResolvers: Resolvers = {
  Mutation: {
    fetchProductPicture: (_, { url }, context) =>
      runMutation(context, 'FetchProductPictureSuccess', [InvalidInput], async (viewer) => {
        const key = await context.services.productPictures.fetch(viewer, url);
        return { picture: { key, path: `/pictures/${key}`, alt: null, altBangla: null } };
      }),
  },
};
