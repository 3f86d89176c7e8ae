import { In, IsNull, Not, type EntityManager } from 'typeorm';
import type { PaymentFailure } from '#schema/payment.ts';
import type { EventLog } from '#platform/events/event-log.ts';
import { PaymentAttemptEntity, PaymentEntryEntity } from '../payment.entity.ts';
import type { PaymentAttemptModel } from './attempt.model.ts';

/** The statuses of an open attempt. */
const OPEN = In(['STARTING', 'OPEN', 'CONFIRMING']);

/** Locks an attempt and returns it; null when there is none. Its order was locked before. */
export const lockAttempt = (manager: EntityManager, id: string): Promise<PaymentAttemptModel | null> =>
  manager.findOne(PaymentAttemptEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });

/** Returns the open attempt of an order, also one that an admin has to decide about; null when there is none. */
export const findOpenAttempt = (manager: EntityManager, orderId: string): Promise<PaymentAttemptModel | null> =>
  manager.findOne(PaymentAttemptEntity, {
    where: { orderId, status: OPEN },
    order: { id: 'DESC' },
  });

/** The customer can pay now, and may come back at once. Returns whether it was not ended meanwhile. */
export const openAttempt = async (
  manager: EntityManager,
  id: string,
  { reference, redirectUrl }: { reference: string; redirectUrl: string },
): Promise<boolean> => {
  const { affected } = await manager.update(
    PaymentAttemptEntity,
    { id, status: In(['STARTING', 'CONFIRMING']) },
    { status: 'OPEN', reference, redirectUrl, claimedAt: null, askedAt: null },
  );
  return affected === 1;
};

/** What every attempt has at its end: nobody is asked any more. */
export const ended = { problem: null, endedAt: () => 'now()', claimedAt: null, nextCheckAt: null };

/** What a provider has taken for an attempt, and how much of the order that pays. */
export interface Taken {
  transactionId: string;
  paidPaisa: number;
  amountCents: number;
}

/**
 * The money came, whatever the attempt's status was: enters it into the ledger. Returns whether it was not paid before.
 */
export const enterPaid = async (
  manager: EntityManager,
  events: EventLog,
  { id, orderId, method }: Pick<PaymentAttemptModel, 'id' | 'orderId' | 'method'>,
  { amountCents, ...paid }: Taken,
): Promise<boolean> => {
  const { affected } = await manager.update(
    PaymentAttemptEntity,
    { id, status: Not('PAID') },
    { ...paid, ...ended, status: 'PAID', failure: null },
  );
  if (affected === 0) return false;
  const entry = { orderId, amountCents, method, reference: paid.transactionId, attemptId: id };
  await manager.insert(PaymentEntryEntity, { ...entry, kind: 'COLLECTED' });
  const data = { amountCents, attemptId: id };
  await events.record(manager, { name: 'PaymentCollected', subjectId: orderId, data });
  return true;
};

/** How an attempt ends without money. */
export interface AttemptEnd {
  status: 'FAILED' | 'CANCELLED' | 'EXPIRED';
  failure: PaymentFailure | null;
  /** Whether the provider is still asked later, if it knows of the attempt by now. */
  again: boolean;
}

/** Ends an open attempt without money. Returns whether it was open, and needs no decision of an admin. */
export const endUnpaid = async (
  manager: EntityManager,
  events: EventLog,
  { id, orderId }: Pick<PaymentAttemptModel, 'id' | 'orderId'>,
  { again, ...end }: AttemptEnd,
): Promise<boolean> => {
  // That the provider knows of it may have become true since somebody read it.
  const nextCheckAt = again ? () => 'CASE WHEN reference IS NOT NULL THEN next_check_at END' : null;
  const { affected } = await manager.update(
    PaymentAttemptEntity,
    { id, status: OPEN, problem: IsNull() },
    { ...end, ...ended, nextCheckAt },
  );
  if (affected === 0) return false;
  await events.record(manager, { name: 'PaymentFailed', subjectId: orderId, data: { attemptId: id } });
  return true;
};

/** An admin has to decide about an attempt that is not paid. */
export const markWithProblem = async (
  manager: EntityManager,
  id: string,
  found: { problem: 'RISKY' | 'WRONG_AMOUNT' | 'UNSETTLED'; transactionId?: string; paidPaisa?: number },
): Promise<void> => {
  await manager.update(
    PaymentAttemptEntity,
    { id, status: Not('PAID') },
    { ...found, status: 'CONFIRMING', endedAt: null, nextCheckAt: null },
  );
};
