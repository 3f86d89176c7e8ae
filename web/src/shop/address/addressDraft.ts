import { nationalPhone } from '#schema/phone.ts';
import type { AddressForm_AddressFragment, AddressForm_CustomerFragment } from '#web/generated/graphql.ts';

/** The draft of an address. */
export interface AddressDraft {
  name: string;
  phoneNumber: string;
  /** Ids of places; '' while none is chosen. */
  divisionId: string;
  districtId: string;
  upazilaId: string;
  line: string;
  isDefault: boolean;
}

/** Returns the key of an address's draft; without an id, that of a new address. */
export const addressDraftKey = (customerId: string, addressId = ''): string => `address ${customerId} ${addressId}`;

/** Returns the initial values of the form: the address, or for a new one what the account knows. */
export const beginningOf = (
  address: AddressForm_AddressFragment | undefined,
  customer: AddressForm_CustomerFragment,
): AddressDraft => ({
  name: address?.name ?? customer.displayName,
  phoneNumber: nationalPhone(address?.phoneNumber ?? customer.phoneNumber ?? ''),
  divisionId: address?.division.id ?? '',
  districtId: address?.district.id ?? '',
  upazilaId: address?.upazila.id ?? '',
  line: address?.line ?? '',
  isDefault: address?.isDefault ?? false,
});
