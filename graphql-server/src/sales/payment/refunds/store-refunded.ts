import type { EntityManager } from 'typeorm';
import type { OnlineMethod } from '#schema/payment.ts';
import type { EventLog } from '#platform/events/event-log.ts';
import { PaymentEntryEntity } from '../payment.entity.ts';

/** Writes into the ledger that a refund of a provider is paid. Its id is the reference, so that it is written once. */
export const storeRefunded = async (
  manager: EntityManager,
  events: EventLog,
  { id, ...refund }: { id: string; orderId: string; attemptId: string; method: OnlineMethod; amountCents: number },
  actorId: string | null,
): Promise<void> => {
  await manager.insert(PaymentEntryEntity, { ...refund, kind: 'REFUNDED', reference: id, actorId });
  const data = { amountCents: refund.amountCents, refundId: id };
  await events.record(manager, { name: 'PaymentRefunded', subjectId: refund.orderId, data });
};
