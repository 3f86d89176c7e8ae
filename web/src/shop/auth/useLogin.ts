import { useLoginMutation, type LoginInput } from '../../generated/graphql.ts';
import { useSession } from './session/session.tsx';
import type { Saying } from '../../lib/saying.ts';

/* GraphQL */ `
  mutation Login($input: LoginInput!) {
    login(input: $input) {
      __typename
      ... on LoginSuccess {
        token
        customer {
          ...Session_customer
        }
      }
      ... on LoginRefused {
        ...Said_error
        reason
      }
      ... on InvalidInput {
        message
      }
    }
  }
`;

/** Why somebody was not signed in, and whether their account waits for an admin. */
export interface Refusal {
  why: Saying;
  isPending: boolean;
}

/** Signs in. Answers why not, or null when it worked. Throws when no answer came. */
export const useLogin = () => {
  const { signIn } = useSession();
  const [mutate] = useLoginMutation();
  return async (input: LoginInput): Promise<Refusal | null> => {
    const { login } = (await mutate({ variables: { input } })).data ?? {};
    if (!login) throw new Error('The shop gave no answer.');
    if (login.__typename !== 'LoginSuccess')
      return {
        why: login,
        isPending: login.__typename === 'LoginRefused' && login.reason === 'PENDING',
      };
    signIn(login.token, login.customer);
    return null;
  };
};
