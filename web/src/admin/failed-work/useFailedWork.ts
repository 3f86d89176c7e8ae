import { useDismissFailedWorkMutation, useRetryFailedWorkMutation } from '#web/generated/graphql.ts';

/* GraphQL */ `
  mutation RetryFailedWork($id: ID!) {
    retryFailedWork(id: $id) {
      id
    }
  }
`;

/* GraphQL */ `
  mutation DismissFailedWork($id: ID!) {
    dismissFailedWork(id: $id) {
      id
    }
  }
`;

const refetch = { refetchQueries: ['FailedWork'], awaitRefetchQueries: true };

/** Begins failed work anew. Throws when it failed. */
export const useRetryFailedWork = () => {
  const [mutate] = useRetryFailedWorkMutation(refetch);
  return (id: string) => mutate({ variables: { id } });
};

/** Drops failed work. Throws when it failed. */
export const useDismissFailedWork = () => {
  const [mutate] = useDismissFailedWorkMutation(refetch);
  return (id: string) => mutate({ variables: { id } });
};
