import { useNavigate } from 'react-router-dom';
import { useDeleteAccountMutation, type DeleteAccountInput } from '#web/generated/graphql.ts';
import { dataOf } from '#web/lib/dataOf.ts';
import { paths } from '#web/lib/paths.ts';
import { DELETED } from '../goodbye.ts';

/* GraphQL */ `
  mutation DeleteAccount($input: DeleteAccountInput!) {
    deleteAccount(input: $input) {
      __typename
      ... on DeleteAccountSuccess {
        message
      }
      ... on LastAdmin {
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

/** Deletes the viewer's account; the goodbye page then ends the session. Throws when no response came. */
export const useDeleteAccount = () => {
  const [mutate] = useDeleteAccountMutation();
  const navigate = useNavigate();
  return async (input: DeleteAccountInput) => {
    const { deleteAccount } = await dataOf(mutate({ variables: { input } }));
    if (deleteAccount.__typename === 'DeleteAccountSuccess')
      await navigate(paths.goodbye, { replace: true, state: DELETED });
    return deleteAccount;
  };
};
