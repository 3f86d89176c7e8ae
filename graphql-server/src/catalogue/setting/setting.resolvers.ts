import { ruleOf } from '#schema/setting.ts';
import { InvalidInput, MailNotSent } from '#kernel/errors.ts';
import { runMutation } from '#platform/http/graphql/graphql-failures.ts';
import type { Resolvers } from '#generated/schema.ts';
import type { RequestContext } from '#platform/http/context.ts';
import { isId } from '#kernel/paging.ts';

/** Returns a product that is on sale; null for none. */
const onSale = async (id: string, { loaders }: RequestContext) => {
  const product = isId(id) ? await loaders.product.load(id) : null;
  return product?.isPublished ? product : null;
};

/** The settings of the shop. */
export const settingResolvers: Resolvers = {
  Query: {
    settings: async (_, __, { services, signedIn }) => services.settings.list(await signedIn()),
    textPage: (_, { name }, { services, language }) => services.settings.textPage(name, language),
    offerProduct: async (_, __, context) => {
      const { offer } = await context.services.cachedSettings();
      return offer && onSale(offer.productId, context);
    },
  },
  Mutation: {
    changeSetting: (_, { input: { key, value = null } }, context) =>
      runMutation(context, 'ChangeSettingSuccess', [InvalidInput], async (viewer) => ({
        setting: await context.services.settings.change(viewer, { key, value }),
      })),
    sendTestMail: (_, __, context) =>
      runMutation(context, 'SendTestMailSuccess', [MailNotSent], async (viewer) => ({
        email: await context.services.sendTestMail(viewer),
      })),
  },
  Setting: {
    changedBy: ({ customerId }, _, { loaders }) => (customerId === null ? null : loaders.customer.load(customerId)),
    product: ({ key, value }, _, context) => (ruleOf(key).kind === 'product' ? onSale(value, context) : null),
  },
};
