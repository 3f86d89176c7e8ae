import { sql } from '#platform/db/sql.ts';
import { customerColumns } from './customer.columns.ts';

const columns = customerColumns('c');

/** Customers by id. */
export const customersById = sql(
  'customersById',
  `SELECT ${columns} FROM customers c WHERE c.id = ANY (:ids::uuid[])`,
);

/** The customer with an e-mail. */
export const customerByEmail = sql(
  'customerByEmail',
  `SELECT ${columns} FROM customers c WHERE c.email = :email`,
);

/** Locks a customer: other changes of their data wait, and the account cannot be deleted meanwhile. */
export const customerHeld = sql('customerHeld', 'SELECT FROM customers WHERE id = :id FOR NO KEY UPDATE');

/** Locks a customer about whom an admin decides, and says whether that admin still is one. */
export const customerToDecide = sql(
  'customerToDecide',
  `SELECT ${columns},
    EXISTS (SELECT FROM customers a WHERE a.id = :adminId AND a.role = 'ADMIN' AND a.status = 'CONFIRMED') AS "mayDecide"
  FROM customers c WHERE c.id = :id FOR NO KEY UPDATE OF c`,
);

/** Waits until nobody else decides about accounts, until the transaction ends. */
export const adminsHeld = sql('adminsHeld', 'SELECT pg_advisory_xact_lock(:lock)');

/** Whether this customer is the only admin. */
export const lastAdmin = sql(
  'lastAdmin',
  `SELECT EXISTS (SELECT FROM customers WHERE id = :id AND role = 'ADMIN' AND status = 'CONFIRMED')
    AND NOT EXISTS (SELECT FROM customers WHERE id <> :id AND role = 'ADMIN' AND status = 'CONFIRMED') AS "isLast"`,
);

const changed = (assignments: string) =>
  `UPDATE customers c SET ${assignments} WHERE c.id = :id RETURNING ${columns}`;

/** Changes a profile: address and photo only if requested. */
export const profileChanged = sql(
  'profileChanged',
  changed(`phone_number = coalesce(:phoneNumber?, phone_number),
    shipping_address = CASE WHEN :hasAddress THEN :shippingAddress? ELSE shipping_address END,
    photo_url = CASE WHEN :hasPhoto THEN :photoUrl? ELSE photo_url END`),
);

/** Confirms a customer. */
export const customerConfirmed = sql(
  'customerConfirmed',
  changed(`status = 'CONFIRMED', rejection_reason = NULL, confirmed_at = now(), confirmed_by_id = :adminId`),
);

/** Rejects a customer. */
export const customerRejected = sql(
  'customerRejected',
  changed(`status = 'REJECTED', rejection_reason = :reason, confirmed_at = NULL, confirmed_by_id = NULL`),
);

/** Sets a customer's role. */
export const roleChanged = sql('roleChanged', changed('role = :role'));

/** Makes the customer with an e-mail an admin. */
export const adminMade = sql(
  'adminMade',
  `UPDATE customers SET role = 'ADMIN', status = 'CONFIRMED', rejection_reason = NULL WHERE email = :email RETURNING id`,
);

/** The profile in the export of a person's data. */
export const profile = sql(
  'profile',
  `SELECT id, display_name AS "displayName", email, email_confirmed_at AS "emailConfirmedAt",
    phone_number AS "phoneNumber", shipping_address AS "shippingAddress", photo_url AS "photoUrl", role, status,
    rejection_reason AS "rejectionReason", confirmed_at AS "confirmedAt", language, created_at AS "createdAt",
    password_hash IS NOT NULL AS "hasPassword"
  FROM customers WHERE id = :id FOR KEY SHARE`,
);

/** Locks a customer who deletes the account, and says whether the checked password is still theirs. */
export const leavingCustomer = sql(
  'leavingCustomer',
  `SELECT id, email, display_name AS "displayName", language, email_confirmed_at AS "emailConfirmedAt",
    password_hash IS NOT DISTINCT FROM :provedHash? AS "isProved"
  FROM customers WHERE id = :id FOR UPDATE`,
);
