import { nationalPhone } from '../../../../schema/phone.ts';
import type { AddressForm_AddressFragment, AddressForm_CustomerFragment } from '../../generated/graphql.ts';

/** An address as far as it was typed and chosen. */
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

/** Where the draft of an address lies; of a new one without its id. */
export const addressDraftKey = (customerId: string, addressId = ''): string =>
  `address ${customerId} ${addressId}`;

/** What the form begins with: the address as it is, or of a new one what the account knows. */
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
