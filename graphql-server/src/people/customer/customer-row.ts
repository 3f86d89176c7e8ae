import type { EntityManager } from 'typeorm';
import { query } from '#platform/db/database.ts';
import { Unauthenticated } from '#kernel/errors.ts';
import { CustomerEntity } from './customer.entity.ts';
import { customerHeld } from './customer.statements.ts';

/**
 * Locks a customer until the transaction ends: other changes of their data wait, and the account cannot be deleted meanwhile.
 * It must be the first lock of a transaction, to avoid deadlocks. @throws Unauthenticated when the account is deleted
 */
export const lockCustomer = async (manager: EntityManager, customerId: string): Promise<void> => {
  const held = await query(manager, customerHeld({ id: customerId }));
  if (held.length === 0) throw new Unauthenticated();
};

/** Stores the shipping address of a customer's profile. */
export const setShippingAddress = async (
  manager: EntityManager,
  customerId: string,
  shippingAddress: string | null,
): Promise<void> => {
  await manager.update(CustomerEntity, { id: customerId }, { shippingAddress });
};
