import type { EntityManager } from 'typeorm';
import type { Viewer } from '#people/customer/customer.model.ts';
import { query } from '#platform/db/database.ts';
import { Unauthenticated } from '#kernel/errors.ts';
import { buyerLocked } from './checkout.statements.ts';

/** An arbitrary constant, combined with a number of the customer. */
export const BUYER_LOCK = 4_822_021;

/**
 * Locks a buyer until the end of the transaction, before any order: orders of one customer are placed one after the
 * other, and the account cannot be deleted meanwhile; nothing else that they do waits. @throws Unauthenticated when the
 * account is deleted
 */
export const lockBuyer = async (manager: EntityManager, { id: buyerId }: Viewer): Promise<void> => {
  const [locked] = await query(manager, buyerLocked({ buyerId, lock: BUYER_LOCK }));
  if (!locked) throw new Unauthenticated();
};
