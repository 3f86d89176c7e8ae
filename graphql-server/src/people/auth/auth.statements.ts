import { sql } from '#platform/db/sql.ts';
import { customerColumns } from '../customer/customer.columns.ts';

const columns = customerColumns('c');

/** The customer whose password was checked, locked against changes. */
export const customerProved = sql(
  'customerProved',
  `SELECT ${columns} FROM customers c WHERE c.id = :id AND c.password_hash = :passwordHash FOR SHARE`,
);

/** The customer with an e-mail, locked. */
export const customerToJoin = sql(
  'customerToJoin',
  `SELECT ${columns} FROM customers c WHERE c.email = :email FOR NO KEY UPDATE`,
);

/** The customer of an identity, locked against changes. */
export const customerOfIdentity = sql(
  'customerOfIdentity',
  `SELECT ${columns} FROM identities i JOIN customers c ON c.id = i.customer_id
  WHERE i.issuer = :issuer AND i.subject = :subject FOR SHARE OF c`,
);

/** Links an identity to a customer, unless it is already linked. */
export const identityLinked = sql(
  'identityLinked',
  `INSERT INTO identities (issuer, subject, customer_id) VALUES (:issuer, :subject, :customerId)
  ON CONFLICT DO NOTHING RETURNING subject`,
);

/** Stores a password. */
export const passwordReset = sql(
  'passwordReset',
  'UPDATE customers SET password_hash = :passwordHash WHERE id = :id RETURNING email',
);

/** Stores a link that is valid for some seconds. */
export const linkStored = sql(
  'linkStored',
  `INSERT INTO account_links (hash, customer_id, purpose, expires_at)
  VALUES (:hash, :customerId, :purpose, now() + make_interval(secs => :seconds))`,
);

/** A valid link. */
export const goodLink = sql(
  'goodLink',
  'SELECT FROM account_links WHERE hash = :hash AND purpose = :purpose AND expires_at > now()',
);

/**
 * Uses a link up. It locks the customer first, like every statement that creates or deletes links; otherwise two transactions
 * could deadlock.
 */
export const linkUsed = sql(
  'linkUsed',
  `WITH owner AS MATERIALIZED (
    SELECT c.id FROM customers c JOIN account_links l ON l.customer_id = c.id
    WHERE l.hash = :hash AND l.purpose = :purpose FOR NO KEY UPDATE OF c
  )
  DELETE FROM account_links l USING owner WHERE l.hash = :hash AND l.purpose = :purpose AND l.customer_id = owner.id
  RETURNING l.customer_id AS "customerId", l.expires_at > now() AS "isGood"`,
);

/** Deletes expired links. */
export const linksCleared = sql('linksCleared', 'DELETE FROM account_links WHERE expires_at < now()');

/** Identities in the copy of all data of a person. */
export const identitiesExported = sql(
  'identitiesExported',
  `SELECT issuer, subject, linked_at AS "linkedAt" FROM identities WHERE customer_id = :customerId ORDER BY linked_at`,
);

/** Sessions in the copy of all data of a person. */
export const sessionsExported = sql(
  'sessionsExported',
  `SELECT began_at AS "beganAt", used_at AS "usedAt", expires_at AS "expiresAt", ended_at AS "endedAt", address,
    user_agent AS "userAgent"
  FROM sessions WHERE customer_id = :customerId ORDER BY id`,
);

/** Links in the copy of all data of a person. */
export const linksExported = sql(
  'linksExported',
  `SELECT purpose, expires_at AS "expiresAt" FROM account_links WHERE customer_id = :customerId ORDER BY expires_at`,
);
