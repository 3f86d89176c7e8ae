import { EntitySchema } from 'typeorm';
import type { AddressModel } from './address.model.ts';
import { INTERNATIONAL_PHONE } from '../db/checks.ts';

/** Postal addresses of customers; at most one per customer is the default. */
export const AddressEntity = new EntitySchema<AddressModel>({
  name: 'Address',
  tableName: 'addresses',
  columns: {
    id: {
      type: 'uuid',
      primary: true,
      default: () => 'uuidv7()',
      primaryKeyConstraintName: 'addresses_pkey',
    },
    customerId: { name: 'customer_id', type: 'uuid' },
    name: { type: 'text' },
    phoneNumber: { name: 'phone_number', type: 'text' },
    upazilaId: { name: 'upazila_id', type: 'text' },
    line: { type: 'text' },
    isDefault: { name: 'is_default', type: 'boolean', default: false },
  },
  indices: [
    { name: 'addresses_by_customer', columns: ['customerId', 'id'] },
    { name: 'addresses_one_default', columns: ['customerId'], unique: true, where: 'is_default' },
  ],
  checks: [{ name: 'addresses_phone_international', expression: INTERNATIONAL_PHONE }],
  foreignKeys: [
    {
      name: 'addresses_customer_fkey',
      target: 'Customer',
      columnNames: ['customerId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
