import { INTERNATIONAL_PHONE, boolean, entity, id, reference, text } from '#platform/db/entity.ts';

/** Postal addresses of customers; at most one per customer is the default. */
export const AddressEntity = entity(
  'Address',
  'addresses',
  {
    id,
    customerId: reference('Customer', 'CASCADE'),
    /** Name of the recipient. */
    name: text,
    /** `+8801` and nine digits. */
    phoneNumber: text,
    /** Id of an upazila in schema/places.ts. */
    upazilaId: text,
    /** House, road, village, in any form. */
    line: text,
    isDefault: boolean.defaultTo(false),
  },
  {
    indices: [
      { name: 'addresses_by_customer', columns: ['customerId', 'id'] },
      { name: 'addresses_one_default', columns: ['customerId'], unique: true, where: 'is_default' },
    ],
    checks: [{ name: 'addresses_phone_international', expression: INTERNATIONAL_PHONE }],
  },
);
