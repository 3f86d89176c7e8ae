import { useLoginMutation, type LoginInput } from '#web/generated/graphql.ts';
import { useSession } from './session/session.tsx';
import type { Translatable } from '#web/lib/translatable.ts';

/* GraphQL */ `
  mutation Login($input: LoginInput!) {
    login(input: $input) {
      ... on LoginSuccess {
        token
        customer {
          ...Session_customer
        }
      }
      ... on LoginRefused {
        reason
      }
    }
  }
`;

/** Why a sign-in was refused, and whether the account is pending. */
export interface Refusal {
  why: Translatable;
  isPending: boolean;
}

/** Signs in. Returns why it was refused, or null after a success. Throws when no response came. */
export const useLogin = () => {
  const { signIn } = useSession();
  const mutate = useLoginMutation();
  return async (input: LoginInput): Promise<Refusal | null> => {
    const login = await mutate({ input });
    if (login.__typename !== 'LoginSuccess')
      return {
        why: login,
        isPending: login.__typename === 'LoginRefused' && login.reason === 'PENDING',
      };
    signIn(login.token, login.customer);
    return null;
  };
};
