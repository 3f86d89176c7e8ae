import { useLoginMutation, type LoginInput } from '#web/generated/graphql.ts';
import type { LoginRefusal } from '#schema/customer.ts';
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

/** Why a sign-in was refused; without a reason when the input was invalid. */
export interface Refusal {
  why: Translatable;
  reason?: LoginRefusal;
}

/** Signs in. Returns why it was refused, or null after a success. Throws when no response came. */
export const useLogin = () => {
  const { signIn } = useSession();
  const mutate = useLoginMutation();
  return async (input: LoginInput): Promise<Refusal | null> => {
    const login = await mutate({ input });
    if (login.__typename !== 'LoginSuccess')
      return { why: login, ...(login.__typename === 'LoginRefused' && { reason: login.reason }) };
    signIn(login.token, login.customer);
    return null;
  };
};
