import { useSignInOptionsQuery, type SignInOptionsQuery } from '#web/generated/graphql.ts';

/* GraphQL */ `
  query SignInOptions {
    signInOptions {
      google
      mail
      mailbox
    }
  }
`;

/** Returns the ways to sign in that this shop offers; undefined until they are loaded. */
export const useSignInOptions = (): SignInOptionsQuery['signInOptions'] | undefined =>
  useSignInOptionsQuery().data?.signInOptions;
