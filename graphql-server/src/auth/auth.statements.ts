import { sql } from '../db/sql.ts';
import { customerColumns } from '../customer/customer.columns.ts';

const columns = customerColumns('c');

/** The customer whose password was right, kept as they are. */
export const customerProved = sql(
  'customerProved',
  `SELECT ${columns} FROM customers c WHERE c.id = :id AND c.password_hash = :passwordHash FOR SHARE`,
);

/** The customer with an e-mail address, held. */
export const customerToJoin = sql(
  'customerToJoin',
  `SELECT ${columns} FROM customers c WHERE c.email = :email FOR NO KEY UPDATE`,
);

/** The customer behind an identity, kept as they are. */
export const customerOfIdentity = sql(
  'customerOfIdentity',
  `SELECT ${columns} FROM identities i JOIN customers c ON c.id = i.customer_id
  WHERE i.issuer = :issuer AND i.subject = :subject FOR SHARE OF c`,
);

/** Joins an identity to a customer, unless it is somebody's. */
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

/** Stores a link, which is good for some seconds. */
export const linkStored = sql(
  'linkStored',
  `INSERT INTO account_links (hash, customer_id, purpose, expires_at)
  VALUES (:hash, :customerId, :purpose, now() + make_interval(secs => :seconds))`,
);

/** A link that may be used. */
export const goodLink = sql(
  'goodLink',
  'SELECT FROM account_links WHERE hash = :hash AND purpose = :purpose AND expires_at > now()',
);

/** Uses a link up. The customer is held first, as who makes or forgets links does: otherwise the two could wait for each other. */
export const linkUsed = sql(
  'linkUsed',
  `WITH owner AS MATERIALIZED (
    SELECT c.id FROM customers c JOIN account_links l ON l.customer_id = c.id
    WHERE l.hash = :hash AND l.purpose = :purpose FOR NO KEY UPDATE OF c
  )
  DELETE FROM account_links l USING owner WHERE l.hash = :hash AND l.purpose = :purpose AND l.customer_id = owner.id
  RETURNING l.customer_id AS "customerId", l.expires_at > now() AS "isGood"`,
);

/** Deletes links that have ended. */
export const linksCleared = sql('linksCleared', 'DELETE FROM account_links WHERE expires_at < now()');
