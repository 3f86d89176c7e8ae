import { CUSTOMER_MESSAGES } from '#schema/customer.ts';
import type { Resolvers } from '#generated/schema.ts';
import { InvalidInput, LastAdmin } from '#kernel/errors.ts';
import { runMutation } from '#platform/http/graphql/graphql-failures.ts';

/** The resolvers of export and deletion. */
export const privacyResolvers: Resolvers = {
  Mutation: {
    deleteAccount: (_, { input: { email, password } }, context) =>
      runMutation(context, 'DeleteAccountSuccess', [InvalidInput, LastAdmin], async (viewer) => {
        await context.services.deletions.deleteAccount(viewer, { email, password: password ?? '' }, context.client);
        context.cookies.forgetTokens();
        return { message: CUSTOMER_MESSAGES.accountDeleted };
      }),
  },
};
