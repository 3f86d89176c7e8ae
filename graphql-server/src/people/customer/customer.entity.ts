import { ACCOUNT_STATUSES, LANGUAGES, ROLES } from '#schema/customer.ts';
import {
  INTERNATIONAL_PHONE,
  Column,
  computedBoolean,
  entity,
  id,
  instant,
  known,
  now,
  reference,
  text,
  type EntityRow,
} from '#platform/db/entity.ts';

/** Customers. The e-mail is unique, ignoring case (citext). */
export const CustomerEntity = entity(
  'Customer',
  'customers',
  {
    id,
    displayName: text,
    email: new Column<string>({ type: 'citext' }),
    phoneNumber: text.orNull(),
    shippingAddress: text.orNull(),
    photoUrl: text.orNull(),
    role: known(ROLES).defaultTo('CUSTOMER'),
    status: known(ACCOUNT_STATUSES).defaultTo('PENDING'),
    /** argon2id in PHC format; null for accounts without a password. */
    passwordHash: text.orNull().hidden(),
    hasPassword: computedBoolean((table) => `${table}.password_hash IS NOT NULL`),
    createdAt: now,
    emailConfirmedAt: instant.orNull(),
    rejectionReason: text.orNull(),
    language: known(LANGUAGES).defaultTo('EN'),
    confirmedAt: instant.orNull().hidden(),
    confirmedById: reference('Customer', 'SET NULL').orNull().hidden(),
  },
  {
    uniques: [{ name: 'customers_email_unique', columns: ['email'] }],
    indices: [
      { name: 'customers_status', columns: ['status', 'id'] },
      { name: 'customers_search', synchronize: false },
    ],
    checks: [{ name: 'customers_phone_international', expression: INTERNATIONAL_PHONE }],
  },
);

/** A row of `customers`. */
export type CustomerRow = EntityRow<typeof CustomerEntity>;
