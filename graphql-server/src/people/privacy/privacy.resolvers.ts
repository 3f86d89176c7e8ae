import { CUSTOMER_MESSAGES } from '#schema/customer.ts';
import type { Resolvers } from '#generated/schema.ts';
import { InvalidInput, LastAdmin } from '#kernel/errors.ts';
import { orMember } from '#platform/http/graphql/graphql-failures.ts';

/** The resolvers of export and deletion. */
export const privacyResolvers: Resolvers = {
  Mutation: {
    deleteAccount: async (_, { input }, context) => {
      const viewer = await context.signedIn();
      return orMember([InvalidInput, LastAdmin], async () => {
        await context.services.deletions.deleteAccount(
          viewer,
          { email: input.email, password: input.password ?? '' },
          context.client,
        );
        context.cookies.forgetTokens();
        return { __typename: 'DeleteAccountSuccess' as const, message: CUSTOMER_MESSAGES.accountDeleted };
      });
    },
  },
};
