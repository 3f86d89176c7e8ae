import { useEndSessionMutation, useSignOutEverywhereMutation } from '../../../generated/graphql.ts';
import { useSession } from '../../auth/session/session.tsx';

/* GraphQL */ `
  mutation EndSession($id: ID!) {
    endSession(id: $id)
  }
`;

/* GraphQL */ `
  mutation SignOutEverywhere {
    signOutEverywhere
  }
`;

/** Signs another browser out. Throws when no answer came. */
export const useEndSession = () => {
  const [mutate] = useEndSessionMutation({ refetchQueries: ['AccountSections'], awaitRefetchQueries: true });
  return async (id: string): Promise<void> => void (await mutate({ variables: { id } }));
};

/** Signs every browser out, this one too. Throws when no answer came. */
export const useSignOutEverywhere = () => {
  const [mutate] = useSignOutEverywhereMutation();
  const { signOut } = useSession();
  return async (): Promise<void> => {
    await mutate();
    signOut();
  };
};
