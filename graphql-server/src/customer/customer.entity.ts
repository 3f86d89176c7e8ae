import { ACCOUNT_STATUSES, LANGUAGES, ROLES } from '../../../schema/customer.ts';
import { INTERNATIONAL_PHONE, oneOf } from '../db/checks.ts';
import { EntitySchema } from 'typeorm';
import type { CustomerModel } from './customer.model.ts';

/** A row of `customers`. */
export interface CustomerRow extends Omit<CustomerModel, 'hasPassword'> {
  /** argon2id in PHC format; null for accounts without a password. Not read by default. */
  passwordHash: string | null;
  confirmedAt: Date | null;
  confirmedById: string | null;
}

/** Customers. The e-mail is unique, ignoring case (citext). */
export const CustomerEntity = new EntitySchema<CustomerRow>({
  name: 'Customer',
  tableName: 'customers',
  columns: {
    id: {
      type: 'uuid',
      primary: true,
      default: () => 'uuidv7()',
      primaryKeyConstraintName: 'customers_pkey',
    },
    displayName: { name: 'display_name', type: 'text' },
    email: { type: 'citext' },
    phoneNumber: { name: 'phone_number', type: 'text', nullable: true },
    shippingAddress: { name: 'shipping_address', type: 'text', nullable: true },
    photoUrl: { name: 'photo_url', type: 'text', nullable: true },
    role: { type: 'text', default: 'CUSTOMER' },
    status: { type: 'text', default: 'PENDING' },
    passwordHash: { name: 'password_hash', type: 'text', nullable: true, select: false },
    createdAt: { name: 'created_at', type: 'timestamptz', default: () => 'now()' },
    emailConfirmedAt: { name: 'email_confirmed_at', type: 'timestamptz', nullable: true },
    rejectionReason: { name: 'rejection_reason', type: 'text', nullable: true },
    language: { type: 'text', default: 'EN' },
    confirmedAt: { name: 'confirmed_at', type: 'timestamptz', nullable: true, select: false },
    confirmedById: { name: 'confirmed_by_id', type: 'uuid', nullable: true, select: false },
  },
  uniques: [{ name: 'customers_email_unique', columns: ['email'] }],
  indices: [{ name: 'customers_status', columns: ['status', 'id'] }],
  checks: [
    { name: 'customers_role_known', expression: oneOf('role', ROLES) },
    {
      name: 'customers_status_known',
      expression: oneOf('status', ACCOUNT_STATUSES),
    },
    { name: 'customers_phone_international', expression: INTERNATIONAL_PHONE },
    { name: 'customers_language_known', expression: oneOf('language', LANGUAGES) },
  ],
  foreignKeys: [
    {
      name: 'customers_confirmed_by_fkey',
      target: 'Customer',
      columnNames: ['confirmedById'],
      referencedColumnNames: ['id'],
      onDelete: 'SET NULL',
    },
  ],
});
