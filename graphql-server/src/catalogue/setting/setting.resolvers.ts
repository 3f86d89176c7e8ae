import { InvalidInput, MailNotSent } from '#kernel/errors.ts';
import { runMutation } from '#platform/http/graphql/graphql-failures.ts';
import type { Resolvers } from '#generated/schema.ts';

/** The settings of the shop. */
export const settingResolvers: Resolvers = {
  Query: {
    settings: async (_, __, { services, signedIn }) => services.settings.list(await signedIn()),
    textPage: (_, { name }, { services, language }) => services.settings.textPage(name, language),
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
  },
};
