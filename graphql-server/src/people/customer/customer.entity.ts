import { ACCOUNT_STATUSES, LANGUAGES, ROLES } from '#schema/customer.ts';
import {
  INTERNATIONAL_PHONE,
  Column,
  bytes,
  computedBoolean,
  entity,
  id,
  instant,
  integer,
  known,
  now,
  reference,
  text,
  texts,
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
    /** What the person's app makes codes from (RFC 6238); null without one. It counts once it is confirmed. */
    secondFactor: bytes.orNull().hidden(),
    secondFactorAt: instant.orNull().hidden(),
    /** The step of 30 seconds of the last code that was used: no code of it or of an earlier one counts again. */
    secondFactorStep: integer.defaultTo(0).hidden(),
    /** SHA-256 of the recovery codes that are left, in hexadecimal digits. */
    recoveryHashes: texts.defaultTo(() => "'{}'").hidden(),
    hasSecondFactor: computedBoolean((table) => `${table}.second_factor_at IS NOT NULL`),
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
