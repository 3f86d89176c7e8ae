import type { EntityManager } from 'typeorm';
import { CUSTOMER_MESSAGES } from '../../../schema/customer.ts';
import { query } from '../db/database.ts';
import type { RowOf } from '../db/sql.ts';
import { InvalidInput, Unauthenticated } from '../errors.ts';
import { CustomerEntity } from './customer.entity.ts';
import { holdAdmins } from './customer.service.ts';
import { leavingCustomer, profile } from './customer.statements.ts';

/** The profile in the copy of all data of a person. @throws Unauthenticated when the account is gone */
export const profileOf = async (manager: EntityManager, customerId: string): Promise<object> => {
  const [told] = await query(manager, profile({ id: customerId }));
  if (!told) throw new Unauthenticated();
  return told;
};

/** A customer whose account is being deleted. */
export type LeavingCustomer = Omit<RowOf<'leavingCustomer'>, 'isProved'>;

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
  const [found] = await query(manager, leavingCustomer({ id: customerId, provedHash }));
  if (!found) throw new Unauthenticated();
  // Somebody may have chosen another one by a link meanwhile, to keep out who knows this one.
  if (!found.isProved)
    throw new InvalidInput([{ field: 'password', message: CUSTOMER_MESSAGES.passwordWrong }]);
  return found;
};

/** The customer goes, and with them all that belongs to nobody else: sessions, links, identities, addresses, cart, wishlist. */
export const deleteCustomer = async (manager: EntityManager, customerId: string): Promise<void> => {
  await manager.delete(CustomerEntity, { id: customerId });
};
