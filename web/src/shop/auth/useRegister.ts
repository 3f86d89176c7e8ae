import { useRegisterMutation, type RegisterInput } from '#web/generated/graphql.ts';
import { dataOf } from '#web/lib/dataOf.ts';

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
  return async (input: RegisterInput) => (await dataOf(mutate({ variables: { input } }))).register;
};
