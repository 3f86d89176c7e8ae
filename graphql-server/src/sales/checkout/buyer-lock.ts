/** An arbitrary constant, combined with a number of the customer. */
export const BUYER_LOCK = 4_822_021;

/**
 * Returns what to select, to lock a buyer: orders of one customer are placed one after the other, and the account cannot be deleted
 * meanwhile; nothing else that they do waits. No row when the account is deleted. Both are SQL.
 */
export const buyerLocked = (customer: string, lock: string): string =>
  `pg_advisory_xact_lock(${lock}, hashtext(account.id::text))::text AS held
  FROM (SELECT id FROM customers WHERE id = ${customer} FOR KEY SHARE) account`;
