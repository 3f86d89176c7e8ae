import type { EntityManager } from 'typeorm';
import type { OnlineMethod } from '../../../../schema/payment.ts';
import { query } from '../../db/database.ts';
import type { Agreement } from '../providers/provider.ts';
import { storeAgreement } from './agreements.statements.ts';

/** Saves the account with which a customer pays next time, in place of the one before; none for who has deleted their account. */
export const saveAgreement = async (
  manager: EntityManager,
  { customerId, method }: { customerId: string | null; method: OnlineMethod },
  { id: agreementId, account }: Agreement,
): Promise<void> => {
  if (customerId === null) return;
  await query(manager, storeAgreement({ customerId, method, agreementId, account }));
};
