import { RESERVATION_MINUTES, UNPAID_HOURS } from '#schema/payment.ts';
import type { Database } from '#platform/db/database.ts';
import type { JobName } from '#platform/jobs/job-queue.ts';
import { SCHEDULED, type Queues } from '#platform/jobs/queues.ts';
import type { Log } from '#kernel/log.ts';
import type { Services } from '#platform/module/services.ts';
import { PaymentAttemptEntity } from '../payment.entity.ts';
import { findOpenAttempt, markWithProblem } from './attempt-rows.ts';
import * as sql from './attempts.statements.ts';

/** After how many seconds a provider is asked about an attempt again: at the first time, the second, and so on. */
const PAUSES = [30, 60, 120, 240, 480, 900, 1800, 3600];

const MINUTE_MS = 60_000;

/** How many of each kind are worked on at once. */
const MOST = 50;

/** What the reconciliation needs. */
type Needed = Pick<Services, 'attempts' | 'orders' | 'events'>;

declare module '#platform/jobs/job-queue.ts' {
  interface JobData {
    /** Asks providers about open attempts, and ends what waits for too long. */
    'reconcile-payments': Record<string, never>;
  }
}

/**
 * Asks the providers about attempts that nobody has brought news of, gives back what is reserved for too long, and
 * cancels what nobody pays. Everything that it does is due again later by itself, so it may end at any point.
 */
export const reconcile = async (database: Database, services: Needed, log: Log): Promise<void> => {
  const { orders, events } = services;
  const due = await database.query(sql.attemptsDue({ pauses: PAUSES, most: MOST }));
  // All at once: one after another, a provider that is silent would keep those of the others waiting for many minutes.
  await Promise.all(
    due.map(({ id }) =>
      settleOne(database, services, id).catch((error: unknown) =>
        log.error({ error, attempt: id }, 'An attempt to pay could not be reconciled.'),
      ),
    ),
  );
  for (const orderId of await orders.lapsed(MOST))
    await database.transaction(async (manager) => {
      const { reservedUntil } = await orders.lock(manager, orderId);
      const open = await findOpenAttempt(manager, orderId);
      if (reservedUntil !== null && new Date(reservedUntil) < new Date() && open?.status !== 'CONFIRMING')
        await orders.release(manager, orderId);
    });
  for (const orderId of await orders.abandoned(MOST))
    await database.transaction(async (manager) => {
      const { status, awaits } = await orders.lock(manager, orderId);
      const open = await findOpenAttempt(manager, orderId);
      if (status === 'PENDING' && awaits !== null && !open)
        await orders.cancelUnpaid(manager, orderId, awaits === 'CODE' ? 'notConfirmedInTime' : 'notPaidInTime');
    });
  events.wake();
};

/** Asks about one attempt. One that was begun and never announced, or is open for too long, ends. */
const settleOne = async (database: Database, { attempts }: Needed, id: string): Promise<void> => {
  const [before] = await database.query(sql.attemptsToAsk({ ids: [id] }));
  if (!before) return;
  const age = Date.now() - before.startedAt.getTime();
  if (before.reference === null) {
    if (age > MINUTE_MS) await attempts.expire(id);
    return;
  }
  const isAnswered = await attempts.askAbout(id);
  const [now] = await database.query(sql.attemptsToAsk({ ids: [id] }));
  if (now?.status === 'OPEN' && age > RESERVATION_MINUTES * MINUTE_MS) await attempts.expire(id);
  if (age < UNPAID_HOURS * 60 * MINUTE_MS || now?.status === 'PAID' || now?.problem !== null) return;
  // Without an answer nobody knows that it is not paid: the provider is asked for another day, and then it is the
  // owner's.
  if (!isAnswered && age < 2 * UNPAID_HOURS * 60 * MINUTE_MS && now.status !== 'CONFIRMING') return;
  if (!isAnswered || now.status === 'CONFIRMING') await markWithProblem(database.manager, id, { problem: 'UNSETTLED' });
  else await database.manager.update(PaymentAttemptEntity, { id }, { nextCheckAt: null });
};

/** The queue of the reconciliation: every minute, one server at a time. */
export const paymentQueues: Pick<Queues<JobName>, 'reconcile-payments'> = {
  'reconcile-payments': {
    ...SCHEDULED,
    schedule: '* * * * *',
    worker: ({ database, services, log }) => ({ handle: () => reconcile(database, services, log) }),
  },
};
