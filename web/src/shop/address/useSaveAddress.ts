import {
  useAddAddressMutation,
  useUpdateAddressMutation,
  type AddAddressMutation,
  type AddressInput,
} from '#web/generated/graphql.ts';
import { dataOf } from '#web/lib/dataOf.ts';

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
    __typename
    ... on SaveAddressSuccess {
      address {
        id
      }
      customer {
        ...AddressBook_customer
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
`;

/** Adds an address to the viewer's address book, or changes the one with the id. Throws when no response came. */
export const useSaveAddress = () => {
  const [add] = useAddAddressMutation();
  const [update] = useUpdateAddressMutation();
  return async (id: string | undefined, input: AddressInput) => {
    const saving = id === undefined ? add({ variables: { input } }) : update({ variables: { id, input } });
    return (await dataOf<AddAddressMutation>(saving)).saved;
  };
};
