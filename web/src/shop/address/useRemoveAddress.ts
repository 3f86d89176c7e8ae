import { AddressBookDocument, useRemoveAddressMutation } from '#web/generated/graphql.ts';

/* GraphQL */ `
  mutation RemoveAddress($id: ID!) {
    removeAddress(id: $id)
  }
`;

/** Removes one of the viewer's addresses, and loads which one is the default then. Throws when no response came. */
export const useRemoveAddress = () => {
  const mutate = useRemoveAddressMutation({
    refetchQueries: [AddressBookDocument],
    awaitRefetchQueries: true,
    update: (cache, _, { variables }) =>
      void cache.evict({ id: cache.identify({ __typename: 'Address', id: variables?.id }) ?? '' }),
  });
  return (id: string) => mutate({ id });
};
