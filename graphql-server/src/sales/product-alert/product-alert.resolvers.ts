import type { Resolvers } from '#generated/schema.ts';
import { InvalidInput } from '#kernel/errors.ts';
import { runMutation } from '#platform/http/graphql/graphql-failures.ts';

/** Mails about products that customers ask for. */
export const productAlertResolvers: Resolvers = {
  Query: {
    priceMailFigures: async (_, __, { services, signedIn }) => services.priceMails.figures(await signedIn()),
    stockAlertFigures: async (_, __, { services, signedIn }) => services.stockAlerts.figures(await signedIn()),
  },
  Mutation: {
    changePriceMails: async (_, { wanted }, { signedIn, services, loaders }) => {
      const viewer = await signedIn();
      await services.priceMails.change(viewer, wanted);
      loaders.priceMailsSince.clear(viewer.id);
      const customer = await loaders.customer.load(viewer.id);
      if (customer === null) throw new Error('The customer is gone.');
      return customer;
    },
    changeStockAlert: (_, { input }, context) =>
      runMutation(context, 'ChangeStockAlertSuccess', [InvalidInput], async (viewer) => {
        const { services, loaders } = context;
        await services.stockAlerts.change(viewer, input);
        loaders.stockAlertsOf.clear(viewer.id);
        const customer = await loaders.customer.load(viewer.id);
        if (customer === null) throw new Error('The customer is gone.');
        return { customer };
      }),
  },
  Customer: {
    priceMailsSince: ({ id }, _, { loaders }) => loaders.priceMailsSince.load(id),
    stockAlerts: ({ id }, _, { loaders }) => loaders.stockAlertsOf.load(id),
  },
  WantedProduct: {
    product: async ({ productId }, _, { loaders }) => {
      const product = await loaders.product.load(productId);
      if (!product) throw new Error(`Product ${productId} that somebody waits for has gone.`);
      return product;
    },
  },
};
