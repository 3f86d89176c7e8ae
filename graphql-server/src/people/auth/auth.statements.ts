import { sql } from '#platform/db/sql.ts';

/**
 * Uses a link up. It locks the customer first, like every statement that creates or deletes links; otherwise two
 * transactions could deadlock.
 */
export const useLink = sql(
  'useLink',
  `WITH owner AS MATERIALIZED (
    SELECT c.id FROM customers c JOIN account_links l ON l.customer_id = c.id
    WHERE l.hash = :hash AND l.purpose = :purpose FOR NO KEY UPDATE OF c
  )
  DELETE FROM account_links l USING owner WHERE l.hash = :hash AND l.purpose = :purpose AND l.customer_id = owner.id
  RETURNING l.customer_id AS "customerId", l.expires_at > now() AS "isGood"`,
);
