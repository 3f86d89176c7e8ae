import type { EntityManager } from 'typeorm';
import { query } from '../db/database.ts';
import type { RowOf } from '../db/sql.ts';
import { NotFound } from '../errors.ts';
import { isId } from '../paging.ts';
import { orderHeld } from './fulfilment.statements.ts';

/** Locks an order until the end of the transaction, and returns what it is now. @throws NotFound */
export const holdOrder = async (manager: EntityManager, orderId: string): Promise<RowOf<'orderHeld'>> => {
  const [held] = isId(orderId) ? await query(manager, orderHeld({ orderId })) : [];
  if (!held) throw new NotFound('There is no such order.');
  return held;
};
