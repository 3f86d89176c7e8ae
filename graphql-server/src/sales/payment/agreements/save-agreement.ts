import type { EntityManager } from 'typeorm';
import type { OnlineMethod } from '#schema/payment.ts';
import { query } from '#platform/db/database.ts';
import type { Agreement } from '../providers/provider.ts';
import { storeAgreement } from './agreements.statements.ts';

/**
 * Saves the account with which a customer pays next time, in place of the one before. Where the customer has deleted
 * the account of the shop meanwhile, the agreement is ended.
 */
export const saveAgreement = async (
  manager: EntityManager,
  { customerId, method }: { customerId: string | null; method: OnlineMethod },
  { id: agreementId, account }: Agreement,
): Promise<void> => {
  await query(manager, storeAgreement({ customerId, method, agreementId, account }));
};
