import { sql } from '#platform/db/sql.ts';

/** Saves the account of a customer, in place of the one before; where there is no such customer any more, the agreement is to be ended. */
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

/** The saved accounts of customers, the newest first. */
export const savedAccounts = sql(
  'savedAccounts',
  `SELECT id, customer_id AS "customerId", method, account, saved_at AS "savedAt" FROM payment_agreements
  WHERE customer_id = ANY (:customerIds::uuid[]) ORDER BY saved_at DESC, id`,
);

/** Removes a saved account; a row when there was one. */
export const savedAccountRemoved = sql(
  'savedAccountRemoved',
  'DELETE FROM payment_agreements WHERE id = :id AND customer_id = :customerId RETURNING id',
);

/** Removes all saved accounts of a customer. */
export const savedAccountsRemoved = sql(
  'savedAccountsRemoved',
  'DELETE FROM payment_agreements WHERE customer_id = :customerId',
);

/** Saved accounts in the export of a person's data. */
export const savedAccountsExported = sql(
  'savedAccountsExported',
  `SELECT method, account, saved_at AS "savedAt" FROM payment_agreements WHERE customer_id = :customerId ORDER BY id`,
);

/**
 * Agreements that are to be ended at their providers now; each is due again later by itself, so that a server that stops in between loses
 * none.
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

/** The provider has ended an agreement. */
export const agreementEnded = sql('agreementEnded', 'DELETE FROM ended_agreements WHERE id = :id');

/** Gives up agreements that could not be ended for a long time; returns how many. */
export const agreementsGivenUp = sql(
  'agreementsGivenUp',
  `WITH given_up AS (DELETE FROM ended_agreements WHERE ended_at < now() - make_interval(days => :days) RETURNING id)
  SELECT count(*)::integer AS count FROM given_up`,
);
