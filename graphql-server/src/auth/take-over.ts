import type { EntityManager } from 'typeorm';
import { forgetLinks } from './account-links.ts';
import type { AccountStatus } from '../customer/customer.model.ts';
import { endSessions } from './session/session.service.ts';

/** Who has proved that an account's address is theirs, as they say themselves. */
export interface Owner {
  /** Their name; null when they gave none, which keeps the one that is there. */
  displayName: string | null;
  phoneNumber: string | null;
  photoUrl: string | null;
  passwordHash: string | null;
  /** How the account goes on unless it was let in before; null leaves it as it is. */
  status: Exclude<AccountStatus, 'REJECTED'> | null;
}

/**
 * Takes an account, whose address nobody had confirmed, from whoever registered it: their ways in, where they would have things
 * sent, and what they meant to buy. What was ordered and written stays. One way for every proof (docs/decisions/031-take-over.md).
 * False when the address was confirmed before: then the account is left alone.
 */
export const takeOver = async (
  manager: EntityManager,
  customerId: string,
  { displayName, phoneNumber, photoUrl, passwordHash, status }: Owner,
): Promise<boolean> => {
  const [, taken]: [object[], number] = await manager.query(
    `UPDATE customers SET email_confirmed_at = now(), display_name = coalesce($2, display_name), phone_number = $3,
       photo_url = $4, password_hash = $5, shipping_address = NULL
     WHERE id = $1 AND email_confirmed_at IS NULL`,
    [customerId, displayName, phoneNumber, photoUrl, passwordHash],
  );
  if (taken === 0) return false;
  if (status !== null) await beginAfresh(manager, customerId, status);
  for (const table of ['addresses', 'cart_lines', 'wishlist_items', 'identities'])
    await manager.query(`DELETE FROM ${table} WHERE customer_id = $1`, [customerId]);
  await endSessions(manager, customerId);
  await forgetLinks(manager, customerId, 'CONFIRM_EMAIL');
  await forgetLinks(manager, customerId, 'RESET_PASSWORD');
  return true;
};

/** What the shop decided about somebody else who wanted in does not hold for the owner; who was let in stays so. */
const beginAfresh = async (
  manager: EntityManager,
  customerId: string,
  status: Exclude<AccountStatus, 'REJECTED'>,
): Promise<void> => {
  await manager.query(
    `UPDATE customers SET status = $2, role = 'CUSTOMER', rejection_reason = NULL, confirmed_by_id = NULL,
       confirmed_at = CASE WHEN $2 = 'CONFIRMED' THEN now() END
     WHERE id = $1 AND status <> 'CONFIRMED'`,
    [customerId, status],
  );
};
