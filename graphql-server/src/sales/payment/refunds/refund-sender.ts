import type { RefundReason } from '#schema/refund.ts';
import { recordChange } from '#people/audit/audit.service.ts';
import { query, type Database } from '#platform/db/database.ts';
import type { RowOf } from '#platform/db/sql.ts';
import { safeError } from '#kernel/safe-error.ts';
import type { Log } from '#kernel/log.ts';
import type { Services } from '#platform/module/services.ts';
import { ProviderRefused, type ProviderRefund, type RefundOutcome } from '../providers/provider.ts';
import { toPayment } from '../attempts/provider-payment.ts';
import { attemptsToAsk } from '../attempts/attempts.statements.ts';
import { readLedger } from '../payment.service.ts';
import { RefundEntity } from './refund.entity.ts';
import { storeRefunded } from './store-refunded.ts';
import * as sql from './refund.statements.ts';

/** What the sender needs. */
interface SenderDeps {
  database: Database;
  services: Pick<Services, 'orders' | 'providers' | 'events'>;
  config: { publicUrl: string };
  log: Log;
}

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
 * Asks providers to pay refunds, outside of transactions. That it asks is stored before: after a crash or a lost answer
 * the provider is asked what has become of it. The ledger gets its entry once, when the provider says that it is paid;
 * that it refuses one ends the refund as well.
 */
export class RefundSender {
  readonly #deps: SenderDeps;

  constructor(deps: SenderDeps) {
    this.#deps = deps;
  }

  /** Sends what is due, one after the other; returns how many. Any number of servers may do it at once. */
  async sendDue(): Promise<number> {
    const { database, services } = this.#deps;
    const methods = Object.keys(services.providers);
    for (let count = 0; count < MOST_AT_ONCE; count += 1) {
      const [claimed] = await database.query(sql.refundClaimed({ methods }));
      if (!claimed) return count;
      await this.#settle(claimed, await this.#ask(claimed));
    }
    return MOST_AT_ONCE;
  }

  /** Asks the provider; null when its answer is not known. */
  async #ask(claimed: Claimed): Promise<RefundOutcome | null> {
    const { services, log } = this.#deps;
    const provider = services.providers[claimed.method];
    if (!provider) throw new Error('A refund was taken whose payment method has no provider.');
    try {
      return await provider.refund(await this.#toSend(claimed));
    } catch (error) {
      log.warn({ refund: claimed.id, tries: claimed.tries, error }, 'A provider did not answer about a refund.');
      // A refusal says nothing about an earlier question whose answer was lost.
      if (!(error instanceof ProviderRefused) || claimed.wasAsked) return null;
      return { state: 'FAILED', reason: error.message };
    }
  }

  async #toSend({ attemptId, reason, ...claimed }: Claimed): Promise<ProviderRefund> {
    const { database, config } = this.#deps;
    const [attempt] = await database.query(attemptsToAsk({ ids: [attemptId] }));
    if (!attempt?.transactionId || !attempt.endedAt)
      throw new Error('A refund was planned of a payment that is not paid.');
    const { id, amountPaisa, reference, wasAsked, askedAt, otherReferences } = claimed;
    return {
      id,
      payment: toPayment(attempt, config.publicUrl),
      transactionId: attempt.transactionId,
      paidAt: attempt.endedAt,
      amountPaisa,
      reason: `${REASONS[reason]} (${attempt.orderNumber})`,
      reference,
      wasAsked,
      askedAt,
      otherReferences,
    };
  }

  /** Stores what the provider has answered. */
  async #settle(
    { id, orderId, attemptId, method, amountCents, tries }: Claimed,
    outcome: RefundOutcome | null,
  ): Promise<void> {
    const { database, services, log } = this.#deps;
    await database.transaction(async (manager) => {
      await services.orders.lock(manager, orderId);
      if (outcome === null || outcome.state === 'PENDING') {
        const reference = outcome?.reference ?? null;
        const [waiting] = await query(
          manager,
          sql.refundPutOff({ id, reference, seconds: PAUSES[Math.min(tries, PAUSES.length) - 1] ?? 30 }),
        );
        if (waiting?.isNew)
          await services.events.record(manager, {
            name: 'RefundPending',
            subjectId: orderId,
            data: { refundId: id },
          });
        return;
      }
      const isDone = outcome.state === 'DONE';
      // It may have ended meanwhile.
      const { affected } = await manager.update(
        RefundEntity,
        { id, status: 'SENT' },
        {
          ...(isDone
            ? {
                status: 'DONE',
                ...(outcome.reference !== null && { reference: outcome.reference }),
                problem: null,
              }
            : { status: 'FAILED', problem: safeError(outcome.reason) }),
          endedAt: () => 'now()',
        },
      );
      if (affected === 0) return;
      await recordChange(manager, {
        action: isDone ? 'REFUND_PAID' : 'REFUND_FAILED',
        actor: null,
        client: null,
        subject: { kind: 'PAYMENT', id: orderId },
        before: null,
        after: { amountCents },
      });
      if (!isDone) {
        // Nobody is told by mail; the pages that show it as under way are.
        await services.events.record(manager, {
          name: 'RefundFailed',
          subjectId: orderId,
          data: { refundId: id },
        });
        return;
      }
      const { collectedCents, refundedCents } = await readLedger(manager, orderId);
      if (amountCents > collectedCents - refundedCents) {
        log.warn({ refund: id }, 'A provider has paid back what the ledger says has gone back already.');
        return;
      }
      await storeRefunded(manager, { id, orderId, attemptId, method, amountCents }, null);
      const data = { amountCents, refundId: id };
      await services.events.record(manager, { name: 'PaymentRefunded', subjectId: orderId, data });
    });
    services.events.wake();
  }
}
