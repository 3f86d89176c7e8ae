import { AddressBookDocument, useRemoveAddressMutation } from '../../generated/graphql.ts';

/* GraphQL */ `
  mutation RemoveAddress($id: ID!) {
    removeAddress(id: $id)
  }
`;

/** Removes an address of one's own, and asks which one is the default then. Throws when no answer came. */
export const useRemoveAddress = () => {
  const [mutate] = useRemoveAddressMutation();
  return async (id: string): Promise<void> => {
    await mutate({
      variables: { id },
      refetchQueries: [AddressBookDocument],
      awaitRefetchQueries: true,
      update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'Address', id }) ?? '' }),
    });
  };
};
