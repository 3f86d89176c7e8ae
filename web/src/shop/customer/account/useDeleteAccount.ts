import { useNavigate } from 'react-router-dom';
import {
  useDeleteAccountMutation,
  type DeleteAccountInput,
  type DeleteAccountMutation,
} from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../session.tsx';

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

/** Deletes one's own account; then nobody is signed in, and a page says so. Throws when no answer came. */
export const useDeleteAccount = () => {
  const [mutate] = useDeleteAccountMutation();
  const { signOut } = useSession();
  const navigate = useNavigate();
  return async (input: DeleteAccountInput): Promise<DeleteAccountMutation['deleteAccount']> => {
    const { data } = await mutate({ variables: { input } });
    if (!data) throw new Error('The shop gave no answer.');
    if (data.deleteAccount.__typename === 'DeleteAccountSuccess') {
      // First away from what is for customers only: its guard would ask to log in.
      await navigate(paths.goodbye, { replace: true });
      signOut();
    }
    return data.deleteAccount;
  };
};
