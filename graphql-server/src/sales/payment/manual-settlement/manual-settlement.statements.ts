import { sql } from '#platform/db/sql.ts';

const NO_ID = "'00000000-0000-0000-0000-000000000000'";

/** Payments and refunds that nobody has decided about: `w` has their rows. */
const waiting = `(
    SELECT a.id, a.id AS attempt_id, false AS is_refund, a.problem, a.order_id, a.method, a.amount_cents, a.amount_paisa, a.paid_paisa,
      NULL::text AS detail, a.transaction_id, a.started_at AS since
    FROM payment_attempts a
    WHERE a.problem IS NOT NULL
    UNION ALL
    SELECT r.id, r.attempt_id, true, CASE r.status WHEN 'FAILED' THEN 'REFUND_FAILED' ELSE 'REFUND_LATE' END, r.order_id, a.method,
      r.amount_cents, r.amount_paisa, NULL, r.problem, a.transaction_id, r.requested_at
    FROM payment_refunds r JOIN payment_attempts a ON a.id = r.attempt_id
    WHERE (r.status = 'FAILED' OR (r.ended_at IS NULL AND coalesce(r.asked_at, r.requested_at) < now() - interval '7 days'))
      AND NOT EXISTS (SELECT FROM payment_decisions d WHERE d.refund_id = r.id)
  ) w`;

const columns = `w.id AS "id!", w.attempt_id AS "attemptId!", w.is_refund AS "isRefund!", w.problem AS "problem!",
    w.order_id AS "orderId!", o.number AS "orderNumber!", w.method AS "method!", w.amount_cents AS "amountCents!",
    w.amount_paisa AS "amountPaisa!", w.paid_paisa AS "paidPaisa", w.detail, w.transaction_id AS "transactionId", w.since AS "since!"`;

/** What waits for a decision, the oldest first, after a place. */
export const paymentsToSettle = sql(
  'paymentsToSettle',
  `SELECT ${columns} FROM ${waiting} JOIN orders o ON o.id = w.order_id
  WHERE w.id > coalesce(:after?::uuid, ${NO_ID}) ORDER BY w.id LIMIT :limit`,
);

/** What waits for a decision, by its id. */
export const paymentToSettle = sql(
  'paymentToSettle',
  `SELECT ${columns} FROM ${waiting} JOIN orders o ON o.id = w.order_id WHERE w.id = :id`,
);

/** How much waits for a decision. */
export const paymentsToSettleCount = sql(
  'paymentsToSettleCount',
  `SELECT count(*)::integer AS "count!" FROM ${waiting}`,
);

/** Removes the notes about the orders of a customer, and the customer as the admin who decided about their own. */
export const decisionsForgotten = sql(
  'decisionsForgotten',
  `UPDATE payment_decisions SET actor_id = nullif(actor_id, :customerId), note = NULL
  WHERE order_id IN (SELECT id FROM orders WHERE customer_id = :customerId) AND (actor_id = :customerId OR note IS NOT NULL)`,
);
