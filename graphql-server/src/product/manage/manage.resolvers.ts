import type { Resolvers } from '../../generated/schema.ts';
import { once } from '../../lazily.ts';
/** All products, for admins. */
export const manageResolvers: Resolvers = {
  Query: {
    adminProducts: async (_, { filter, sort, first, after = null }, context) => {
      const viewer = await context.signedIn();
      const { adminProducts } = context.services;
      const { categoryTree } = context.loaders;
      const page = await adminProducts.list(
        viewer,
        { filter: filter ?? {}, sort, first, after },
        categoryTree,
      );
      // Both fields of the total are one statement.
      return { ...page, count: once(() => adminProducts.count(viewer, filter ?? {}, categoryTree)) };
    },
    adminBrands: async (_, __, context) => context.services.adminProducts.brands(await context.signedIn()),
  },
  AdminProductConnection: {
    totalCount: async (list) => (await list.count()).totalCount,
    isTotalExact: async (list) => (await list.count()).isTotalExact,
  },
  AdminProduct: {
    variantCount: async ({ id, hasVariants }, _, { loaders }) =>
      hasVariants ? ((await loaders.variantSummary.load(id))?.count ?? 0) : 0,
    lowestVariantStock: async ({ id, hasVariants }, _, { loaders }) =>
      hasVariants ? ((await loaders.variantSummary.load(id))?.lowest ?? null) : null,
  },
};
