import type { EntityManager } from 'typeorm';
import { CUSTOMER_MESSAGES } from '#schema/customer.ts';
import { query } from '#platform/db/database.ts';
import type { LeavingCustomer } from '#platform/module/module.ts';
import { InvalidInput, Unauthenticated } from '#kernel/errors.ts';
import { CustomerEntity } from './customer.entity.ts';
import { lockAdmins } from './customer.service.ts';
import { leavingCustomer, profile } from './customer.statements.ts';

/** Returns the profile for the export of a person's data. @throws Unauthenticated when the account is deleted */
export const profileOf = async (manager: EntityManager, customerId: string): Promise<object> => {
  const [told] = await query(manager, profile({ id: customerId }));
  if (!told) throw new Unauthenticated();
  return told;
};

/**
 * Locks a customer who deletes the account. `provedHash` is the hash of the checked password; null for an account without one.
 * @throws InvalidInput, Unauthenticated when the account is already deleted
 */
export const lockLeaving = async (
  manager: EntityManager,
  customerId: string,
  provedHash: string | null,
): Promise<LeavingCustomer> => {
  await lockAdmins(manager);
  // Waits for an order that is being placed; later ones find no customer.
  const [found] = await query(manager, leavingCustomer({ id: customerId, provedHash }));
  if (!found) throw new Unauthenticated();
  // The password may have been reset by a link meanwhile, to lock out someone who knows the old one.
  if (!found.isProved)
    throw new InvalidInput([{ field: 'password', message: CUSTOMER_MESSAGES.passwordWrong }]);
  return found;
};

/** Deletes the customer with everything that cascades: sessions, links, identities, addresses, cart, wishlist. */
export const deleteCustomer = async (manager: EntityManager, customerId: string): Promise<void> => {
  await manager.delete(CustomerEntity, { id: customerId });
};
