import { sql } from '#platform/db/sql.ts';

/**
 * Saves the account of a customer, in place of the one before; where there is no such customer any more, the agreement
 * is to be ended.
 */
export const storeAgreement = sql(
  'storeAgreement',
  `WITH owner AS (
    SELECT id FROM customers WHERE id = :customerId? FOR KEY SHARE
  ), saved AS (
    INSERT INTO payment_agreements (customer_id, method, agreement_id, account) SELECT id, :method, :agreementId, :account FROM owner
    ON CONFLICT (customer_id, method) DO UPDATE SET agreement_id = excluded.agreement_id, account = excluded.account, saved_at = now()
  )
  INSERT INTO ended_agreements (method, agreement_id) SELECT :method, :agreementId WHERE NOT EXISTS (SELECT FROM owner)`,
);

/**
 * Agreements that are to be ended at their providers now; each is due again later by itself, so that a server that
 * stops in between loses none.
 */
export const agreementsToEnd = sql(
  'agreementsToEnd',
  `UPDATE ended_agreements SET tries = least(tries + 1, 1000),
    next_try_at = now() + make_interval(secs => (:pauses::integer[])[least(tries + 1, cardinality(:pauses::integer[]))])
  WHERE id IN (
    SELECT id FROM ended_agreements WHERE next_try_at <= now() AND method = ANY (:methods::text[])
    ORDER BY next_try_at LIMIT :most FOR UPDATE SKIP LOCKED
  ) RETURNING id, method, agreement_id AS "agreementId", tries`,
);
