import { useLoginMutation, type LoginInput } from '../../generated/graphql.ts';
import { useSession } from './session.tsx';

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
        message
      }
      ... on InvalidInput {
        message
      }
    }
  }
`;

/** Signs in. Answers with the sentence why not, or null when it worked. Throws when no answer came. */
export const useLogin = () => {
  const { signIn } = useSession();
  const [mutate] = useLoginMutation();
  return async (input: LoginInput): Promise<string | null> => {
    const { data } = await mutate({ variables: { input } });
    if (data?.login.__typename !== 'LoginSuccess') return data?.login.message ?? '';
    signIn(data.login.token, data.login.customer);
    return null;
  };
};
