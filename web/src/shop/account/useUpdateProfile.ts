import {
  useUpdateProfileMutation,
  type UpdateProfileInput,
  type UpdateProfileMutation,
} from '../../generated/graphql.ts';

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
  return async (input: UpdateProfileInput): Promise<UpdateProfileMutation['updateProfile']> => {
    const { data } = await mutate({ variables: { input } });
    if (!data) throw new Error('The shop gave no answer.');
    return data.updateProfile;
  };
};
