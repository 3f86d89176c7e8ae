import { REFUND_REASONS, REFUND_STATUSES, SETTLE_DECISIONS } from '#schema/refund.ts';
import { entity, id, instant, integer, known, now, reference, smallint, text, uuid } from '#platform/db/entity.ts';

/**
 * Refunds by providers. Triggers refuse more than the payment took, and every change of an amount or of what has ended;
 * only one that failed may turn out to be paid.
 */
export const RefundEntity = entity(
  'Refund',
  'payment_refunds',
  {
    id,
    orderId: reference('Order'),
    attemptId: reference('PaymentAttempt'),
    amountCents: integer,
    amountPaisa: integer,
    reason: known(REFUND_REASONS),
    status: known(REFUND_STATUSES).defaultTo('REQUESTED'),
    /** The provider's number of it. */
    reference: text.orNull(),
    /** What the provider says against it. */
    problem: text.orNull(),
    tries: smallint.defaultTo(0),
    /** When the provider is asked next, or another server may ask in place of one that has died. */
    nextCheckAt: now,
    requestedAt: now,
    /** When the provider was asked first; written before it is asked. */
    askedAt: instant.orNull(),
    endedAt: instant.orNull(),
  },
  {
    indices: [
      { name: 'payment_refunds_by_order', columns: ['orderId', 'id'] },
      { name: 'payment_refunds_by_attempt', columns: ['attemptId'] },
      { name: 'payment_refunds_due', columns: ['nextCheckAt'], where: 'ended_at IS NULL' },
      { name: 'payment_refunds_failed', columns: ['id'], where: `status = 'FAILED'::text` },
    ],
    checks: [
      {
        name: 'payment_refunds_amounts_positive',
        expression: `amount_cents > 0 AND amount_paisa > 0`,
      },
      {
        name: 'payment_refunds_asked_when_sent',
        expression: `status <> 'SENT'::text OR asked_at IS NOT NULL`,
      },
      {
        name: 'payment_refunds_ended_at_the_end',
        expression: `(status = ANY (ARRAY['DONE'::text, 'FAILED'::text])) = (ended_at IS NOT NULL)`,
      },
    ],
  },
);

/** Orders of which money must go back by hand, kept by triggers of the ledger and of the refunds by providers. */
export const RefundDueEntity = entity('RefundDue', 'refunds_due', {
  orderId: reference('Order', 'CASCADE').primary(),
  since: now,
});

/** What admins decided about payments and refunds that could not be settled by themselves. */
export const PaymentDecisionEntity = entity(
  'PaymentDecision',
  'payment_decisions',
  {
    id,
    orderId: reference('Order'),
    attemptId: reference('PaymentAttempt').orNull(),
    refundId: reference('Refund').orNull(),
    decision: known(SETTLE_DECISIONS),
    note: text.orNull(),
    actorId: uuid.orNull(),
    at: now,
  },
  {
    uniques: [{ name: 'payment_decisions_refund_once', columns: ['refundId'] }],
    indices: [{ name: 'payment_decisions_by_order', columns: ['orderId'] }],
    checks: [{ name: 'payment_decisions_about_one', expression: `num_nonnulls(attempt_id, refund_id) = 1` }],
  },
);
