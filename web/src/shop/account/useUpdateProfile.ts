import { useUpdateProfileMutation, type UpdateProfileInput } from '#web/generated/graphql.ts';
import { dataOf } from '#web/lib/dataOf.ts';

/* GraphQL */ `
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      __typename
      ... on UpdateProfileSuccess {
        customer {
          ...ProfilePage_customer
          # Another shipping address leaves none of them the default.
          addresses {
            id
            isDefault
          }
        }
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

/** Changes phone number and shipping address of the viewer's account. Throws when no response came. */
export const useUpdateProfile = () => {
  const [mutate] = useUpdateProfileMutation();
  return async (input: UpdateProfileInput) => (await dataOf(mutate({ variables: { input } }))).updateProfile;
};
