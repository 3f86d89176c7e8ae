import type { EntityManager } from 'typeorm';
import { CUSTOMER_MESSAGES } from '../../../schema/customer.ts';
import { InvalidInput, Unauthenticated } from '../errors.ts';
import type { CustomerModel } from './customer.model.ts';
import { holdAdmins } from './customer.service.ts';

/** The profile in the copy of all data of a person. @throws Unauthenticated when the account is gone */
export const profileOf = async (manager: EntityManager, customerId: string): Promise<object> => {
  const [profile]: object[] = await manager.query(
    `SELECT id, display_name AS "displayName", email, email_confirmed_at AS "emailConfirmedAt",
           phone_number AS "phoneNumber", shipping_address AS "shippingAddress", photo_url AS "photoUrl", role, status,
           rejection_reason AS "rejectionReason", confirmed_at AS "confirmedAt", language, created_at AS "createdAt",
           password_hash IS NOT NULL AS "hasPassword"
         FROM customers WHERE id = $1 FOR KEY SHARE`,
    [customerId],
  );
  if (!profile) throw new Unauthenticated();
  return profile;
};

/** A customer whose account is being deleted. */
export type LeavingCustomer = Pick<
  CustomerModel,
  'id' | 'email' | 'displayName' | 'language' | 'emailConfirmedAt'
>;

/**
 * Holds a customer who is about to go. `provedHash` is that of the password that was proved; null for who has none.
 * @throws InvalidInput, Unauthenticated when the account is gone already
 */
export const holdLeaving = async (
  manager: EntityManager,
  customerId: string,
  provedHash: string | null,
): Promise<LeavingCustomer> => {
  await holdAdmins(manager);
  // Whoever is placing an order for this customer now is waited for; whoever comes later finds nobody.
  const [found]: (LeavingCustomer & { isProved: boolean })[] = await manager.query(
    `SELECT id, email, display_name AS "displayName", language, email_confirmed_at AS "emailConfirmedAt",
       password_hash IS NOT DISTINCT FROM $2 AS "isProved"
     FROM customers WHERE id = $1 FOR UPDATE`,
    [customerId, provedHash],
  );
  if (!found) throw new Unauthenticated();
  // Somebody may have chosen another one by a link meanwhile, to keep out who knows this one.
  if (!found.isProved)
    throw new InvalidInput([{ field: 'password', message: CUSTOMER_MESSAGES.passwordWrong }]);
  return found;
};

/** The customer goes, and with them all that belongs to nobody else: sessions, links, identities, addresses, cart, wishlist. */
export const deleteCustomer = async (manager: EntityManager, customerId: string): Promise<void> => {
  await manager.query('DELETE FROM customers WHERE id = $1', [customerId]);
};
