import { sql } from '#platform/db/sql.ts';
import { customerColumns } from '#people/customer/customer.columns.ts';

/** A new id. */
export const newId = sql('newId', 'SELECT uuidv7() AS id');

/** Stores a session that expires after some seconds. */
export const sessionBegun = sql(
  'sessionBegun',
  `INSERT INTO sessions (id, customer_id, expires_at, refresh_hash, address, user_agent)
  VALUES (:id, :customerId, now() + make_interval(secs => :seconds), :refreshHash, :ip?, :userAgent?)
  RETURNING expires_at AS "expiresAt"`,
);

/** Locks a session to renew it. */
export const sessionToRenew = sql(
  'sessionToRenew',
  `SELECT s.customer_id AS "customerId", s.refresh_hash AS "refreshHash", s.expires_at AS "expiresAt"
  FROM sessions s JOIN customers c ON c.id = s.customer_id
  WHERE s.id = :id AND s.ended_at IS NULL AND s.expires_at > now() AND c.status = 'CONFIRMED' FOR UPDATE OF s`,
);

/** Renews a session. */
export const sessionRenewed = sql(
  'sessionRenewed',
  `UPDATE sessions SET refresh_hash = :refreshHash, used_at = now(), expires_at = now() + make_interval(secs => :seconds),
    address = :ip?, user_agent = :userAgent? WHERE id = :id RETURNING expires_at AS "expiresAt"`,
);

/** The confirmed customer of a session. */
export const viewer = sql(
  'viewer',
  `SELECT ${customerColumns('c')}, s.id AS "sessionId",
    (c.role <> 'CUSTOMER' AND c.second_factor_at IS NULL
      AND EXISTS (SELECT FROM settings WHERE key = 'TWO_FACTOR_REQUIRED' AND value = 'YES')) AS "needsSecondFactor!"
  FROM sessions s JOIN customers c ON c.id = s.customer_id
  WHERE s.id = :sessionId AND c.id = :customerId AND c.status = 'CONFIRMED' AND s.ended_at IS NULL AND s.expires_at > now()`,
);
