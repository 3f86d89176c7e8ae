import { InvalidInput } from '#kernel/errors.ts';
import { runMutation } from '#platform/http/graphql/graphql-failures.ts';
import type { Resolvers } from '#generated/schema.ts';
import type { RequestContext } from '#platform/http/context.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import type { PromotionModel } from './promotion.model.ts';

const save = (context: RequestContext, work: (viewer: Viewer) => Promise<PromotionModel>) =>
  runMutation(context, 'SavePromotionSuccess', [InvalidInput], async (viewer) => ({
    promotion: await work(viewer),
  }));

/** Promotions, for admins. */
export const promotionResolvers: Resolvers = {
  Query: {
    promotions: async (_, { first, after = null }, { services, signedIn }) =>
      services.promotions.list(await signedIn(), { first, after }),
  },
  Mutation: {
    createPromotion: (_, { input }, context) =>
      save(context, (viewer) => context.services.promotions.create(viewer, input)),
    updatePromotion: (_, { id, input }, context) =>
      save(context, (viewer) => context.services.promotions.update(viewer, id, input)),
  },
  Promotion: {
    categories: async ({ categoryIds }, _, { loaders }) => {
      const { byId } = await loaders.categoryTree();
      return categoryIds.flatMap((id) => byId.get(id) ?? []);
    },
    products: async ({ productIds }, _, { loaders }) =>
      (await Promise.all(productIds.map((id) => loaders.product.load(id)))).flatMap((one) => one ?? []),
  },
  PromotionConnection: {
    totalCount: (list) => list.count(),
  },
};
