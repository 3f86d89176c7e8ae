/** An address as services hand it out. */
export interface AddressModel {
  id: string;
  customerId: string;
  /** Who receives what is sent there. */
  name: string;
  /** `+8801` and nine digits. */
  phoneNumber: string;
  /** One of the upazilas of schema/places.ts. */
  upazilaId: string;
  /** House, road, village: whatever the place is called there. */
  line: string;
  isDefault: boolean;
}
