import { sql } from '#platform/db/sql.ts';

/** The token of a provider, and whether it is still to be used. */
export const tokenOf = sql(
  'tokenOf',
  'SELECT sealed, coalesce(expires_at > now(), false) AS "isValid!" FROM payment_tokens WHERE method = :method',
);

/**
 * Takes the renewal of a token that has expired, or is the unusable one, unless another server is at it: a row for who
 * may renew it.
 */
export const tokenClaimed = sql(
  'tokenClaimed',
  `INSERT INTO payment_tokens AS t (method, renewed_until)
  VALUES (:method, now() + make_interval(secs => :leaseSeconds::float8))
  ON CONFLICT (method) DO UPDATE SET renewed_until = excluded.renewed_until
    WHERE (t.renewed_until IS NULL OR t.renewed_until < now())
      AND (t.expires_at IS NULL OR t.expires_at <= now() OR t.sealed = :unusable?)
  RETURNING t.method`,
);
