import { useAddAddressMutation, useUpdateAddressMutation, type AddressInput } from '#web/generated/graphql.ts';

/* GraphQL */ `
  mutation AddAddress($input: AddressInput!) {
    saved: addAddress(input: $input) {
      ...SavedAddress
    }
  }
`;

/* GraphQL */ `
  mutation UpdateAddress($id: ID!, $input: AddressInput!) {
    saved: updateAddress(id: $id, input: $input) {
      ...SavedAddress
    }
  }
`;

/* GraphQL */ `
  fragment SavedAddress on SaveAddressResult {
    ... on SaveAddressSuccess {
      address {
        id
      }
      customer {
        ...AddressBook_customer
      }
    }
    ...Refusal_fields
  }
`;

/** Adds an address to the viewer's address book, or changes the one with the id. Throws when no response came. */
export const useSaveAddress = () => {
  const add = useAddAddressMutation();
  const update = useUpdateAddressMutation();
  return (id: string | undefined, input: AddressInput) => (id === undefined ? add({ input }) : update({ id, input }));
};
