import { useSignInOptionsQuery, type SignInOptionsQuery } from '../../generated/graphql.ts';

/* GraphQL */ `
  query SignInOptions {
    signInOptions {
      google
      mail
      mailbox
    }
  }
`;

/** What this shop offers for signing in; undefined until that is known. */
export const useSignInOptions = (): SignInOptionsQuery['signInOptions'] | undefined =>
  useSignInOptionsQuery().data?.signInOptions;
