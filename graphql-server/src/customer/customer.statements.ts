import { builtSql, sql } from '../db/sql.ts';
import { Values } from '../db/values.ts';
import { customerColumns } from './customer.columns.ts';

const columns = customerColumns('c');

/** Customers by id. */
export const customersById = sql(
  'customersById',
  `SELECT ${columns} FROM customers c WHERE c.id = ANY (:ids::uuid[])`,
);

/** The customer with an e-mail address. */
export const customerByEmail = sql(
  'customerByEmail',
  `SELECT ${columns} FROM customers c WHERE c.email = :email`,
);

/** Customers, newest first. */
export const customersOfAll = builtSql(
  'customersOfAll',
  ({ status, after, limit }: { status: string | null; after: string | null; limit: number }) => {
    const values = new Values();
    const conditions = [
      ...(status === null ? [] : [`c.status = ${values.add(status)}`]),
      ...(after === null ? [] : [`c.id < ${values.add(after)}`]),
    ];
    return {
      text: `SELECT ${columns} FROM customers c WHERE ${['true', ...conditions].join(' AND ')}
        ORDER BY c.id DESC LIMIT ${values.add(limit)}`,
      values: values.all,
    };
  },
  () =>
    [null, 'PENDING'].flatMap((status) =>
      [null, '00000000-0000-0000-0000-000000000000'].map((after) => ({ status, after, limit: 1 })),
    ),
);

/** Holds a customer: who else changes what is theirs waits, and the account cannot go meanwhile. */
export const customerHeld = sql('customerHeld', 'SELECT FROM customers WHERE id = :id FOR NO KEY UPDATE');

/** Holds a customer for an admin to decide about, who may be none any more. */
export const customerToDecide = sql(
  'customerToDecide',
  `SELECT ${columns},
    EXISTS (SELECT FROM customers a WHERE a.id = :adminId AND a.role = 'ADMIN' AND a.status = 'CONFIRMED') AS "mayDecide"
  FROM customers c WHERE c.id = :id FOR NO KEY UPDATE OF c`,
);

/** Waits until nobody else decides about accounts, until the transaction ends. */
export const adminsHeld = sql('adminsHeld', 'SELECT pg_advisory_xact_lock(:lock)');

/** Whether nobody but this customer runs the shop. */
export const lastAdmin = sql(
  'lastAdmin',
  `SELECT EXISTS (SELECT FROM customers WHERE id = :id AND role = 'ADMIN' AND status = 'CONFIRMED')
    AND NOT EXISTS (SELECT FROM customers WHERE id <> :id AND role = 'ADMIN' AND status = 'CONFIRMED') AS "isLast"`,
);

const changed = (assignments: string) =>
  `UPDATE customers c SET ${assignments} WHERE c.id = :id RETURNING ${columns}`;

/** Changes a profile: address and photo where that is wished. */
export const profileChanged = sql(
  'profileChanged',
  changed(`phone_number = coalesce(:phoneNumber?, phone_number),
    shipping_address = CASE WHEN :hasAddress THEN :shippingAddress? ELSE shipping_address END,
    photo_url = CASE WHEN :hasPhoto THEN :photoUrl? ELSE photo_url END`),
);

/** Lets a customer in. */
export const customerConfirmed = sql(
  'customerConfirmed',
  changed(`status = 'CONFIRMED', rejection_reason = NULL, confirmed_at = now(), confirmed_by_id = :adminId`),
);

/** Refuses a customer. */
export const customerRejected = sql(
  'customerRejected',
  changed(`status = 'REJECTED', rejection_reason = :reason, confirmed_at = NULL, confirmed_by_id = NULL`),
);

/** Gives a customer a role. */
export const roleChanged = sql('roleChanged', changed('role = :role'));

/** Makes who has an e-mail address an admin. */
export const adminMade = sql(
  'adminMade',
  `UPDATE customers SET role = 'ADMIN', status = 'CONFIRMED', rejection_reason = NULL WHERE email = :email RETURNING id`,
);

/** The profile in the copy of all data of a person. */
export const profile = sql(
  'profile',
  `SELECT id, display_name AS "displayName", email, email_confirmed_at AS "emailConfirmedAt",
    phone_number AS "phoneNumber", shipping_address AS "shippingAddress", photo_url AS "photoUrl", role, status,
    rejection_reason AS "rejectionReason", confirmed_at AS "confirmedAt", language, created_at AS "createdAt",
    password_hash IS NOT NULL AS "hasPassword"
  FROM customers WHERE id = :id FOR KEY SHARE`,
);

/** Holds a customer who is about to go: whether the password that was proved is still theirs. */
export const leavingCustomer = sql(
  'leavingCustomer',
  `SELECT id, email, display_name AS "displayName", language, email_confirmed_at AS "emailConfirmedAt",
    password_hash IS NOT DISTINCT FROM :provedHash? AS "isProved"
  FROM customers WHERE id = :id FOR UPDATE`,
);
