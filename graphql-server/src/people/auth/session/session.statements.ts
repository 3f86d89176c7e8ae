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
  `SELECT ${customerColumns('c')}, s.id AS "sessionId" FROM sessions s JOIN customers c ON c.id = s.customer_id
  WHERE s.id = :sessionId AND c.id = :customerId AND c.status = 'CONFIRMED' AND s.ended_at IS NULL AND s.expires_at > now()`,
);

/** The sessions of a customer, last used first. */
export const sessionsOf = sql(
  'sessionsOf',
  `SELECT id, began_at AS "beganAt", used_at AS "usedAt", user_agent AS "userAgent", address, id = :currentId AS "isCurrent"
  FROM sessions WHERE customer_id = :customerId AND ended_at IS NULL AND expires_at > now()
  ORDER BY used_at DESC, id DESC LIMIT 100`,
);

/** Ends a session of a customer. */
export const sessionEnded = sql(
  'sessionEnded',
  `UPDATE sessions SET ended_at = now()
  WHERE id = :id AND customer_id = :customerId AND ended_at IS NULL AND expires_at > now() RETURNING id`,
);

/** Ends the sessions of a customer, all or all but one. It locks them in a fixed order, so that two callers cannot deadlock. */
export const sessionsEnded = sql(
  'sessionsEnded',
  `WITH open AS MATERIALIZED (
    SELECT id FROM sessions
    WHERE customer_id = :customerId AND ended_at IS NULL AND expires_at > now() AND id IS DISTINCT FROM :but?
    ORDER BY id FOR NO KEY UPDATE
  )
  UPDATE sessions s SET ended_at = now() FROM open WHERE s.id = open.id RETURNING s.id`,
);

/** Whether a session started recently. */
export const freshSession = sql(
  'freshSession',
  `SELECT began_at > now() - interval '15 minutes' AS "isFresh" FROM sessions WHERE id = :id`,
);

/** Deletes sessions that ended long ago. */
export const sessionsCleared = sql(
  'sessionsCleared',
  `DELETE FROM sessions WHERE least(ended_at, expires_at) < now() - interval '30 days'`,
);
