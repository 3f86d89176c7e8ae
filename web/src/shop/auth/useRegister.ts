import { useRegisterMutation, type RegisterInput, type RegisterMutation } from '../../generated/graphql.ts';

/* GraphQL */ `
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      __typename
      ... on RegisterSuccess {
        message
      }
      ... on EmailTaken {
        message
      }
      ... on InvalidInput {
        message
        fields {
          field
          message
        }
      }
    }
  }
`;

/** Registers an account and returns the result. Throws when no response came. */
export const useRegister = () => {
  const [mutate] = useRegisterMutation();
  return async (input: RegisterInput): Promise<RegisterMutation['register']> => {
    const { data } = await mutate({ variables: { input } });
    if (!data) throw new Error('The shop gave no answer.');
    return data.register;
  };
};
