import type { EntityManager } from 'typeorm';
import { PaymentEntryEntity } from '../payment.entity.ts';
import type { OnlineMethod } from '#schema/payment.ts';

/** Writes into the ledger that a refund of a provider is paid. Its id is the reference, so that it is written once. */
export const storeRefunded = async (
  manager: EntityManager,
  {
    id: reference,
    ...refund
  }: { id: string; orderId: string; attemptId: string; method: OnlineMethod; amountCents: number },
  actorId: string | null,
): Promise<void> => {
  await manager.insert(PaymentEntryEntity, { ...refund, kind: 'REFUNDED', reference, actorId });
};
