/** An address as services return it. */
export interface AddressModel {
  id: string;
  customerId: string;
  /** Name of the recipient. */
  name: string;
  /** `+8801` and nine digits. */
  phoneNumber: string;
  /** Id of an upazila in schema/places.ts. */
  upazilaId: string;
  /** House, road, village, in any form. */
  line: string;
  isDefault: boolean;
}
