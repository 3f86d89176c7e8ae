import type { EntityManager } from 'typeorm';
import { query } from '../db/database.ts';
import { Unauthenticated } from '../errors.ts';
import { customerHeld } from './customer.statements.ts';

/**
 * Holds a customer until the transaction ends: who else changes what is theirs waits, and the account cannot go meanwhile.
 * Always the first of what a transaction holds, so that no two wait for each other. @throws Unauthenticated when it is gone
 */
export const holdCustomer = async (manager: EntityManager, customerId: string): Promise<void> => {
  const held = await query(manager, customerHeld({ id: customerId }));
  if (held.length === 0) throw new Unauthenticated();
};
