import { sql } from '#platform/db/sql.ts';

/**
 * Whether a refund `r`, with the decision `d` about it, takes from its payment: one that failed does until it is tried
 * anew.
 */
const counts = `(r.status <> 'FAILED' OR d.decision IS DISTINCT FROM 'REFUND')`;

/** The payments of an order from which money can go back, the newest first, with what is planned of each. */
export const refundablePayments = sql(
  'refundablePayments',
  `SELECT a.id AS "attemptId", a.method, e.amount_cents AS "takenCents", coalesce(a.paid_paisa, a.amount_paisa) AS "takenPaisa!",
    coalesce(sum(r.amount_cents) FILTER (WHERE ${counts}), 0)::integer AS "plannedCents!",
    coalesce(sum(r.amount_paisa) FILTER (WHERE ${counts}), 0)::integer AS "plannedPaisa!",
    (count(r.id) FILTER (WHERE r.status <> 'FAILED'))::integer AS "parts!",
    coalesce(sum(r.amount_cents) FILTER (WHERE r.status = 'FAILED' AND d.id IS NULL), 0)::integer AS "undecidedCents!",
    coalesce(sum(r.amount_cents) FILTER (WHERE r.status = 'FAILED' AND d.decision = 'DISMISS'), 0)::integer AS "dismissedCents!",
    coalesce(sum(r.amount_cents) FILTER (WHERE r.status = 'DONE'), 0)::integer AS "doneCents!"
  FROM payment_entries e JOIN payment_attempts a ON a.id = e.attempt_id
    LEFT JOIN payment_refunds r ON r.attempt_id = a.id LEFT JOIN payment_decisions d ON d.refund_id = r.id
  WHERE e.order_id = :orderId AND e.kind = 'COLLECTED' GROUP BY a.id, e.amount_cents ORDER BY a.id DESC`,
);

/**
 * Orders that have been paid too much by a provider, by entries of the last days: what somebody must have forgotten. A
 * balance changes by entries only.
 */
export const ordersPaidTooMuch = sql(
  'ordersPaidTooMuch',
  `WITH recent AS (
    SELECT DISTINCT order_id FROM payment_entries WHERE at > now() - interval '3 days'
  ), balances AS (
    SELECT e.order_id, sum(e.amount_cents) FILTER (WHERE e.attempt_id IS NOT NULL AND e.kind = 'COLLECTED') AS by_provider,
      coalesce(sum(e.amount_cents) FILTER (WHERE e.attempt_id IS NULL AND e.kind = 'REFUNDED'), 0) AS by_hand,
      sum(CASE e.kind WHEN 'COLLECTED' THEN e.amount_cents WHEN 'CREDITED' THEN e.amount_cents ELSE -e.amount_cents END) AS due
    FROM payment_entries e JOIN recent USING (order_id) GROUP BY e.order_id
  )
  SELECT b.order_id AS "orderId!" FROM balances b, LATERAL (
    SELECT coalesce(sum(r.amount_cents), 0) AS planned, coalesce(sum(r.amount_cents) FILTER (WHERE r.status <> 'DONE' AND d.id IS NULL), 0) AS open,
      coalesce(sum(r.amount_cents) FILTER (WHERE r.status = 'FAILED' AND d.decision = 'DISMISS'), 0) AS dismissed
    FROM payment_refunds r LEFT JOIN payment_decisions d ON d.refund_id = r.id
    WHERE r.order_id = b.order_id AND (r.status <> 'FAILED' OR d.decision IS DISTINCT FROM 'REFUND')
  ) refunds
  WHERE b.by_provider > refunds.planned AND b.due > refunds.open + greatest(refunds.dismissed - b.by_hand, 0)
  ORDER BY b.order_id LIMIT 100`,
);

/**
 * Takes the refund that is due first and marks it as sent before the provider is asked; nobody else takes it for two
 * minutes. Of equal amounts of a payment only the first is taken, and the next one ten minutes later, when the first is
 * known at the provider: bKash refuses it earlier, and could not tell the two apart. Nagad cannot tell any two parts of
 * a payment apart: each waits for the one before.
 */
export const refundClaimed = sql(
  'refundClaimed',
  `WITH due AS (
    SELECT r.id, r.status, a.method FROM payment_refunds r JOIN payment_attempts a ON a.id = r.attempt_id
    WHERE r.ended_at IS NULL AND r.next_check_at <= now() AND a.method = ANY (:methods::text[])
      AND (r.status = 'SENT' OR NOT EXISTS (
        SELECT FROM payment_refunds other WHERE other.attempt_id = r.attempt_id AND other.id <> r.id AND (
          a.method = 'NAGAD' AND (other.status = 'SENT' OR other.status = 'REQUESTED' AND other.id < r.id)
          OR other.amount_paisa = r.amount_paisa AND CASE other.status
            WHEN 'REQUESTED' THEN other.id < r.id
            WHEN 'SENT' THEN other.reference IS NULL OR other.asked_at > now() - interval '10 minutes'
            WHEN 'DONE' THEN other.asked_at > now() - interval '10 minutes'
            ELSE false END
        )
      ))
    ORDER BY r.next_check_at, r.id LIMIT 1 FOR UPDATE OF r SKIP LOCKED
  )
  UPDATE payment_refunds r SET status = 'SENT', asked_at = coalesce(r.asked_at, now()), tries = least(r.tries + 1, 30000),
    next_check_at = now() + interval '2 minutes'
  FROM due WHERE r.id = due.id
  RETURNING r.id, r.order_id AS "orderId", r.attempt_id AS "attemptId", due.method, r.amount_cents AS "amountCents",
    r.amount_paisa AS "amountPaisa", r.reason, r.reference, r.tries, r.asked_at AS "askedAt!", due.status = 'SENT' AS "wasAsked!",
    ARRAY(SELECT other.reference FROM payment_refunds other WHERE other.attempt_id = r.attempt_id AND other.id <> r.id
      AND other.reference IS NOT NULL) AS "otherReferences!"`,
);

/** Plans the next question about a refund that was sent; `isNew` says that the provider has taken it just now. */
export const refundPutOff = sql(
  'refundPutOff',
  `WITH before AS (
    SELECT id, reference FROM payment_refunds WHERE id = :id AND status = 'SENT' FOR UPDATE
  )
  UPDATE payment_refunds r SET reference = coalesce(:reference?, r.reference), next_check_at = now() + make_interval(secs => :seconds)
  FROM before WHERE r.id = before.id
  RETURNING before.reference IS NULL AND r.reference IS NOT NULL AS "isNew!"`,
);

/** The refunds of orders, newest first: the last 20 of each. */
export const refundsOfOrders = sql(
  'refundsOfOrders',
  `SELECT r.order_id AS "orderId", r.id, a.method, r.status, r.reason, r.amount_cents AS "amountCents",
    r.amount_paisa AS "amountPaisa", r.reference, r.requested_at AS "requestedAt", r.ended_at AS "endedAt"
  FROM unnest(:orderIds::uuid[]) AS asked (order_id), LATERAL (
    SELECT * FROM payment_refunds WHERE order_id = asked.order_id ORDER BY id DESC LIMIT 20
  ) r JOIN payment_attempts a ON a.id = r.attempt_id ORDER BY r.id DESC`,
);

/** A refund for a mail. */
export const refundToMail = sql(
  'refundToMail',
  `SELECT r.amount_cents AS "amountCents", a.method FROM payment_refunds r JOIN payment_attempts a ON a.id = r.attempt_id
  WHERE r.id = :id`,
);

/** Refunds in the export of a person's data. */
export const refundsExported = sql(
  'refundsExported',
  `SELECT r.order_id AS "orderId", a.method, r.amount_cents AS "amountCents", r.amount_paisa AS "amountPaisa", r.reason, r.status,
    r.reference, r.requested_at AS "requestedAt", r.ended_at AS "endedAt"
  FROM payment_refunds r JOIN payment_attempts a ON a.id = r.attempt_id JOIN orders o ON o.id = r.order_id
  WHERE o.customer_id = :customerId ORDER BY r.id`,
);

/** The refunds of an order that failed and that nobody has decided about, the largest first. */
export const undecidedRefunds = sql(
  'undecidedRefunds',
  `SELECT id, amount_cents AS "amountCents", reason FROM payment_refunds r
  WHERE order_id = :orderId AND status = 'FAILED' AND NOT EXISTS (SELECT FROM payment_decisions d WHERE d.refund_id = r.id)
  ORDER BY amount_cents DESC, id`,
);

/** The orders of which a provider is asked to pay money back, the oldest first. */
export const orderIdsBeingRefunded = sql(
  'orderIdsBeingRefunded',
  `SELECT DISTINCT order_id AS id FROM payment_refunds
  WHERE ended_at IS NULL AND order_id > coalesce(:after?::uuid, '00000000-0000-0000-0000-000000000000') ORDER BY order_id LIMIT :limit`,
);

/** The number of these orders. */
export const ordersBeingRefundedCounted = sql(
  'ordersBeingRefundedCounted',
  'SELECT count(DISTINCT order_id)::integer AS "count!" FROM payment_refunds WHERE ended_at IS NULL',
);
