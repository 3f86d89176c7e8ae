import { InvalidInput, NotFound, PriceChangedMeanwhile, StockChangedMeanwhile } from '#kernel/errors.ts';
import type { Resolvers } from '#generated/schema.ts';
import { totalFields } from '#platform/http/graphql/total-fields.ts';
import type { RequestContext } from '#platform/http/context.ts';
import { orMember, runMutation } from '#platform/http/graphql/graphql-failures.ts';
import { wordingOf } from '#platform/http/wording.ts';
import { once } from '#kernel/lazily.ts';
import type { CategoryTree } from '#catalogue/product/category-tree.ts';
import { variantName } from '../editor/product-row.ts';
import { fieldsOf, isChanging, type PlannedRow } from '../bulk/edit-plan.ts';
import type { PriceChangeModel } from './manage.model.ts';

/** Returns a product that was changed just now. */
const productOf = async (id: string, { loaders }: RequestContext) => {
  const product = await loaders.adminProduct.load(id);
  if (!product) throw new NotFound('There is no such product.');
  return product;
};

/** The most changes of one product that a plan shows: the others are the prices of more variants. */
const MOST_SHOWN = 12;

/** The most products of a plan that are shown. */
const MOST_PLANNED = 60;

const plannedProduct = (planned: PlannedRow, { byId }: CategoryTree) => ({
  id: planned.row.id,
  name: planned.row.name,
  changes: [
    ...fieldsOf(planned).map(({ field, before, after }) => {
      const shown = (value: string | number | null) => {
        if (value === null) return null;
        return field === 'categoryId' ? (byId.get(String(value))?.name ?? '') : String(value);
      };
      return {
        field: field === 'categoryId' ? 'category' : field,
        variant: null,
        before: shown(before),
        after: shown(after),
      };
    }),
    ...planned.variants.map(({ sku, before, after }) => ({
      field: 'priceCents',
      variant: sku,
      before: String(before),
      after: String(after),
    })),
  ].slice(0, MOST_SHOWN),
  problem: planned.problem && { ...planned.problem, wording: wordingOf(planned.problem) },
});

type Change = Pick<PriceChangeModel, 'variantColor' | 'variantSize' | 'variantSku' | 'actorId'>;

/** What changes of stocks and of prices have in common. */
const changeFields = {
  variantName: ({ variantColor: color, variantSize: size, variantSku }: Change) =>
    variantSku === null ? null : variantName({ color, size }),
  actorName: async ({ actorId }: Change, _: unknown, { loaders }: RequestContext) =>
    actorId === null ? null : ((await loaders.customer.load(actorId))?.displayName ?? null),
};

/** All products, for admins. */
export const manageResolvers: Resolvers = {
  Query: {
    adminProducts: async (_, { filter, sort, first, after = null }, context) => {
      const viewer = await context.signedIn();
      const { adminProducts } = context.services;
      const { categoryTree } = context.loaders;
      const page = await adminProducts.list(viewer, { filter: filter ?? {}, sort, first, after }, categoryTree);
      // Both fields of the total are one statement.
      return { ...page, count: once(() => adminProducts.count(viewer, filter ?? {}, categoryTree)) };
    },
    adminBrands: async (_, __, context) => context.services.adminProducts.brands(await context.signedIn()),
    stockHistory: async (_, { productId, variantId = null, first, after = null }, context) =>
      context.services.stockHistory.list(await context.signedIn(), { productId, variantId, first, after }),
    priceHistory: async (_, { productId, first, after = null }, context) =>
      context.services.stockHistory.prices(await context.signedIn(), { productId, first, after }),
  },
  Mutation: {
    changePrice: (_, { input }, context) =>
      runMutation(context, 'ChangeProductSuccess', [InvalidInput, PriceChangedMeanwhile], async (viewer) => {
        await context.services.productChanges.changePrice(viewer, input);
        return { product: await productOf(input.productId, context) };
      }),
    changeStock: (_, { input }, context) =>
      runMutation(context, 'ChangeProductSuccess', [InvalidInput, StockChangedMeanwhile], async (viewer) => {
        await context.services.productChanges.changeStock(viewer, input);
        return { product: await productOf(input.productId, context) };
      }),
    changeProductStatus: async (_, { ids, status, from = null }, context) => {
      const viewer = await context.signedIn();
      const changed = await context.services.productChanges.changeStatus(viewer, { ids, status, from });
      return Promise.all(changed.map(async ({ id, before }) => ({ product: await productOf(id, context), before })));
    },
    duplicateProduct: async (_, { id }, context) => {
      const viewer = await context.signedIn();
      return productOf(await context.services.productChanges.duplicate(viewer, id), context);
    },
    deleteProduct: (_, { id }, context) =>
      runMutation(context, 'DeleteProductSuccess', [InvalidInput], async (viewer) => {
        await context.services.productChanges.delete(viewer, id);
        return { id };
      }),
    editProducts: async (_, { input, plan = null }, context) => {
      const viewer = await context.signedIn();
      return orMember([InvalidInput], async () => {
        const done = await context.services.productEdits.edit(viewer, input, plan);
        if ('editId' in done) return { __typename: 'EditProductsSuccess' as const, ...done };
        const { rows, ...named } = done;
        const tree = await context.loaders.categoryTree();
        const failing = rows.filter(({ problem }) => problem !== null);
        const changing = rows.filter((row) => row.problem === null && isChanging(row));
        return {
          __typename: 'EditProductsPlan' as const,
          ...named,
          products: [...failing, ...changing].slice(0, MOST_PLANNED).map((row) => plannedProduct(row, tree)),
          changing: changing.length,
          failing: failing.length,
        };
      });
    },
    undoProductEdit: (_, { id }, context) =>
      runMutation(context, 'UndoProductEditSuccess', [InvalidInput], async (viewer) => ({
        changed: await context.services.productEdits.undo(viewer, id),
      })),
  },
  StockChange: changeFields,
  PriceChange: changeFields,
  AdminProductConnection: totalFields,
  AdminProduct: {
    variantCount: async ({ id, hasVariants }, _, { loaders }) =>
      hasVariants ? ((await loaders.variantSummary.load(id))?.count ?? 0) : 0,
    lowestVariantStock: async ({ id, hasVariants }, _, { loaders }) =>
      hasVariants ? ((await loaders.variantSummary.load(id))?.lowest ?? null) : null,
  },
};
