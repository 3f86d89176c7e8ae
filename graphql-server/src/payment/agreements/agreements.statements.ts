import { sql } from '../../db/sql.ts';

/** Saves the account of a customer, in place of the one before. */
export const storeAgreement = sql(
  'storeAgreement',
  `INSERT INTO payment_agreements (customer_id, method, agreement_id, account) VALUES (:customerId, :method, :agreementId, :account)
  ON CONFLICT (customer_id, method) DO UPDATE SET agreement_id = excluded.agreement_id, account = excluded.account, saved_at = now()`,
);
