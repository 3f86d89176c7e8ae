import { In, Not, type EntityManager } from 'typeorm';
import { PaymentAttemptEntity } from '../payment.entity.ts';
import type { PaymentAttemptModel } from './attempt.model.ts';

/** Locks an attempt and returns it; null when there is none. Its order was locked before. */
export const lockAttempt = (manager: EntityManager, id: string): Promise<PaymentAttemptModel | null> =>
  manager.findOne(PaymentAttemptEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });

/** Returns the open attempt of an order, also one that an admin has to decide about; null when there is none. */
export const findOpenAttempt = (
  manager: EntityManager,
  orderId: string,
): Promise<PaymentAttemptModel | null> =>
  manager.findOne(PaymentAttemptEntity, {
    where: { orderId, status: In(['STARTING', 'OPEN', 'CONFIRMING']) },
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

/** The money came, whatever the attempt's status was. Returns whether it was not paid before. */
export const markPaid = async (
  manager: EntityManager,
  id: string,
  paid: { transactionId: string; paidPaisa: number },
): Promise<boolean> => {
  const { affected } = await manager.update(
    PaymentAttemptEntity,
    { id, status: Not('PAID') },
    { ...paid, ...ended, status: 'PAID', failure: null },
  );
  return affected === 1;
};

/** What every attempt has at its end: nobody is asked any more. */
export const ended = { problem: null, endedAt: () => 'now()', claimedAt: null, nextCheckAt: null };

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
