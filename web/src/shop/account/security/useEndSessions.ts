import { useEndSessionMutation, useSignOutEverywhereMutation } from '#web/generated/graphql.ts';
import { useSession } from '#web/shop/auth/session/session.tsx';

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

/** Ends another session. Throws when no response came. */
export const useEndSession = () => {
  const [mutate] = useEndSessionMutation({ refetchQueries: ['AccountSections'], awaitRefetchQueries: true });
  return async (id: string): Promise<void> => void (await mutate({ variables: { id } }));
};

/** Ends all sessions, including this one. Throws when no response came. */
export const useSignOutEverywhere = () => {
  const [mutate] = useSignOutEverywhereMutation();
  const { signOut } = useSession();
  return async (): Promise<void> => {
    await mutate();
    signOut();
  };
};
