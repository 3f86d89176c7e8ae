import type { EntityManager } from 'typeorm';
import { CUSTOMER_MESSAGES } from '#schema/customer.ts';
import { InvalidInput, Unauthenticated } from '#kernel/errors.ts';
import { CustomerEntity } from './customer.entity.ts';
import type { CustomerModel } from './customer.model.ts';
import { lockAdmins } from './manage/decisions.service.ts';

/** Returns the profile for the export of a person's data. @throws Unauthenticated when the account is deleted */
export const profileOf = async (manager: EntityManager, id: string): Promise<object> => {
  const profile = await manager
    .createQueryBuilder(CustomerEntity, 'customer')
    .addSelect('customer.confirmedAt')
    .addSelect('customer.secondFactorAt')
    .where({ id })
    .setLock('for_key_share')
    .getOne();
  if (!profile) throw new Unauthenticated();
  return profile;
};

/**
 * Locks a customer who deletes the account. `provedHash` is the hash of the checked password; null for an account
 * without one.
 * @throws InvalidInput, Unauthenticated when the account is already deleted
 */
export const lockLeaving = async (
  manager: EntityManager,
  customerId: string,
  provedHash: string | null,
): Promise<CustomerModel> => {
  await lockAdmins(manager);
  // Waits for an order that is being placed; later ones find no customer.
  const found = await manager
    .createQueryBuilder(CustomerEntity, 'customer')
    .addSelect('customer.passwordHash')
    .where({ id: customerId })
    .setLock('pessimistic_write')
    .getOne();
  if (!found) throw new Unauthenticated();
  const { passwordHash, ...leaving } = found;
  // The password may have been reset by a link meanwhile, to lock out someone who knows the old one.
  if (passwordHash !== provedHash)
    throw new InvalidInput([{ field: 'password', message: CUSTOMER_MESSAGES.passwordWrong }]);
  return leaving;
};

/** Deletes the customer with everything that cascades: sessions, links, identities, addresses, cart, wishlist. */
export const deleteCustomer = async (manager: EntityManager, customerId: string): Promise<void> => {
  await manager.delete(CustomerEntity, { id: customerId });
};
