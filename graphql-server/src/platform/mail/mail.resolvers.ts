import type { Resolvers } from '#generated/schema.ts';

/** The demo shop's mailbox. */
export const mailResolvers: Resolvers = {
  Query: {
    mailbox: (_, { first }, { services, signInOptions }) =>
      signInOptions.mailbox ? services.mailbox.list(first) : null,
  },
};
