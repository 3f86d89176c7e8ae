import { useNavigate } from 'react-router-dom';
import {
  useDeleteAccountMutation,
  type DeleteAccountInput,
  type DeleteAccountMutation,
} from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
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
  return async (input: DeleteAccountInput): Promise<DeleteAccountMutation['deleteAccount']> => {
    const { data } = await mutate({ variables: { input } });
    if (!data) throw new Error('The shop gave no answer.');
    if (data.deleteAccount.__typename === 'DeleteAccountSuccess')
      await navigate(paths.goodbye, { replace: true, state: DELETED });
    return data.deleteAccount;
  };
};
