import type { RefundReason } from '#schema/refund.ts';
import { recordChange } from '#people/audit/audit.service.ts';
import { query } from '#platform/db/database.ts';
import type { RowOf } from '#platform/db/sql.ts';
import { safeError } from '#kernel/safe-error.ts';
import type { WorkDeps } from '#platform/module/deps.ts';
import { ProviderRefused, type ProviderRefund, type RefundOutcome } from '../providers/provider.ts';
import { toPayment } from '../attempts/provider-payment.ts';
import { attemptsToAsk } from '../attempts/attempts.statements.ts';
import { readLedger } from '../payment.service.ts';
import { RefundEntity } from './refund.entity.ts';
import { storeRefunded } from './store-refunded.ts';
import * as sql from './refund.statements.ts';

type SenderDeps = Pick<WorkDeps, 'database' | 'services' | 'config' | 'log'>;

/** The most refunds that one run sends; what is left waits for the next one, a minute later. */
const MOST_AT_ONCE = 100;

/** What providers print about a refund. */
const REASONS: Record<RefundReason, string> = {
  CANCELLED: 'Order cancelled',
  RETURNED: 'Order returned',
  GRANTED: 'Part of the price given back',
  OVERPAID: 'Paid too much',
  REFUSED: 'Payment not accepted',
};

/** The pauses between questions about a refund in seconds; the last one is repeated. */
const PAUSES = [30, 60, 120, 240, 480, 900, 1800, 3600];

type Claimed = RowOf<'refundClaimed'>;

/**
 * Asks providers to pay the refunds that are due, one after the other and outside of transactions; any number of
 * servers may do it at once. That it asks is stored before: after a crash or a lost answer the provider is asked what
 * has become of it. The ledger gets its entry once, when the provider says that it is paid; that it refuses one ends the
 * refund as well.
 */
export const sendRefunds = async (deps: SenderDeps): Promise<void> => {
  const methods = Object.keys(deps.services.providers);
  for (let count = 0; count < MOST_AT_ONCE; count += 1) {
    const [claimed] = await deps.database.query(sql.refundClaimed({ methods }));
    if (!claimed) return;
    await settle(deps, claimed, await ask(deps, claimed));
  }
};

/** Asks the provider; null when its answer is not known. */
const ask = async (deps: SenderDeps, claimed: Claimed): Promise<RefundOutcome | null> => {
  const provider = deps.services.providers[claimed.method];
  if (!provider) throw new Error('A refund was taken whose payment method has no provider.');
  try {
    return await provider.refund(await toSend(deps, claimed));
  } catch (error) {
    const { id: refund, tries, wasAsked } = claimed;
    deps.log.warn({ refund, tries, error }, 'A provider did not answer about a refund.');
    // A refusal says nothing about an earlier question whose answer was lost.
    return error instanceof ProviderRefused && !wasAsked ? { state: 'FAILED', reason: error.message } : null;
  }
};

const toSend = async (
  { database, config }: SenderDeps,
  { attemptId, reason, ...claimed }: Claimed,
): Promise<ProviderRefund> => {
  const [attempt] = await database.query(attemptsToAsk({ ids: [attemptId] }));
  if (!attempt?.transactionId || !attempt.endedAt)
    throw new Error('A refund was planned of a payment that is not paid.');
  return {
    ...claimed,
    payment: toPayment(attempt, config.publicUrl),
    transactionId: attempt.transactionId,
    paidAt: attempt.endedAt,
    reason: `${REASONS[reason]} (${attempt.orderNumber})`,
  };
};

/** Stores what the provider has answered. */
const settle = async (
  { database, services: { orders, events }, log }: SenderDeps,
  { id, orderId, attemptId, method, amountCents, tries }: Claimed,
  outcome: RefundOutcome | null,
): Promise<void> => {
  const about = { subjectId: orderId, data: { refundId: id } };
  await database.transaction(async (manager) => {
    await orders.lock(manager, orderId);
    if (outcome === null || outcome.state === 'PENDING') {
      const seconds = PAUSES[Math.min(tries, PAUSES.length) - 1] ?? 30;
      const reference = outcome?.reference ?? null;
      const [waiting] = await query(manager, sql.refundPutOff({ id, reference, seconds }));
      if (waiting?.isNew) await events.record(manager, { name: 'RefundPending', ...about });
      return;
    }
    const isDone = outcome.state === 'DONE';
    const end = isDone
      ? { status: 'DONE' as const, reference: outcome.reference, problem: null }
      : { status: 'FAILED' as const, problem: safeError(outcome.reason) };
    // It may have ended meanwhile.
    const { affected } = await manager.update(RefundEntity, { id, status: 'SENT' }, { ...end, endedAt: () => 'now()' });
    if (affected === 0) return;
    await recordChange(manager, {
      action: isDone ? 'REFUND_PAID' : 'REFUND_FAILED',
      actor: null,
      client: null,
      subject: { kind: 'PAYMENT', id: orderId },
      before: null,
      after: { amountCents },
    });
    // No mail says so; the pages that show it as under way are.
    if (!isDone) return events.record(manager, { name: 'RefundFailed', ...about });
    const { collectedCents, refundedCents } = await readLedger(manager, orderId);
    if (amountCents > collectedCents - refundedCents)
      log.warn({ refund: id }, 'A provider has paid back what the ledger says has gone back already.');
    else await storeRefunded(manager, events, { id, orderId, attemptId, method, amountCents }, null);
  });
  events.wake();
};
