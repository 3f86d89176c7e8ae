import { sql } from '#platform/db/sql.ts';

/** Columns of an attempt; `a` is its row. */
const columns = `a.id, a.order_id AS "orderId", a.method, a.status, a.amount_cents AS "amountCents", a.amount_paisa AS "amountPaisa",
    a.rate, a.reference, a.redirect_url AS "redirectUrl", a.transaction_id AS "transactionId", a.paid_paisa AS "paidPaisa",
    a.failure, a.problem, a.tries, a.started_at AS "startedAt", a.claimed_at AS "claimedAt", a.ended_at AS "endedAt"`;

/** Attempts with what their providers need to know of the order. */
export const attemptsToAsk = sql(
  'attemptsToAsk',
  `SELECT ${columns}, o.number AS "orderNumber", o.customer_id AS "customerId", o.shipping_name AS name, o.shipping_email AS email,
    o.shipping_phone AS phone, o.shipping_address AS address,
    (SELECT sum(l.quantity)::integer FROM order_lines l WHERE l.order_id = o.id) AS "pieces!",
    (SELECT l.name FROM order_lines l WHERE l.order_id = o.id ORDER BY l.position LIMIT 1) AS "productName!",
    (SELECT g.agreement_id FROM payment_agreements g WHERE g.customer_id = o.customer_id AND g.method = a.method) AS "agreementId"
  FROM payment_attempts a JOIN orders o ON o.id = a.order_id WHERE a.id = ANY (:ids::uuid[])`,
);

/** Attempts of orders, newest first: at most 20 of each. */
export const attemptsOfOrders = sql(
  'attemptsOfOrders',
  `SELECT a.* FROM unnest(:orderIds::uuid[]) AS asked (id), LATERAL (
    SELECT ${columns} FROM payment_attempts a WHERE a.order_id = asked.id ORDER BY a.id DESC LIMIT 20
  ) a`,
);

/**
 * Its outcome is being found out; no row when it is not open any more, or goes on with another reference. The time
 * names the claim, in milliseconds as JavaScript has them.
 */
export const attemptClaimed = sql(
  'attemptClaimed',
  `UPDATE payment_attempts SET status = 'CONFIRMING', claimed_at = date_trunc('milliseconds', clock_timestamp()),
    next_check_at = least(next_check_at, now() + interval '1 minute')
  WHERE id = :id AND status = 'OPEN' AND reference = :reference? RETURNING claimed_at AS "claimedAt!"`,
);

/** Whether another attempt has the transaction of a provider, or the ledger of the order has its number already. */
export const transactionElsewhere = sql(
  'transactionElsewhere',
  `SELECT id AS "id!" FROM payment_attempts WHERE method = :method AND transaction_id = :transactionId AND id <> :id
  UNION ALL
  SELECT id FROM payment_entries WHERE order_id = :orderId AND kind = 'COLLECTED' AND reference = :transactionId
    AND attempt_id IS DISTINCT FROM :id`,
);

/** Counts that somebody makes the shop ask the provider; no row when they do so too often. */
export const attemptAsked = sql(
  'attemptAsked',
  `UPDATE payment_attempts SET asks = asks + 1, asked_at = clock_timestamp()
  WHERE id = :id AND asks < :most AND (asked_at IS NULL OR asked_at < clock_timestamp() - make_interval(secs => :pauseSeconds::float8))
  RETURNING id`,
);

/**
 * Attempts about which the provider is to be asked now; each is asked again later by itself, so that a server that
 * stops in between loses none.
 */
export const attemptsDue = sql(
  'attemptsDue',
  `UPDATE payment_attempts a SET tries = least(a.tries + 1, 1000),
    next_check_at = now() + make_interval(secs => (:pauses::integer[])[least(a.tries + 1, cardinality(:pauses::integer[]))])
  WHERE a.id IN (
    SELECT id FROM payment_attempts WHERE next_check_at <= now() ORDER BY next_check_at LIMIT :most FOR UPDATE SKIP LOCKED
  ) RETURNING a.id`,
);

/** Attempts in the export of a person's data. */
export const attemptsExported = sql(
  'attemptsExported',
  `SELECT a.order_id AS "orderId", a.method, a.status, a.amount_cents AS "amountCents", a.amount_paisa AS "amountPaisa", a.rate,
    a.transaction_id AS "transactionId", a.started_at AS "startedAt", a.ended_at AS "endedAt"
  FROM payment_attempts a JOIN orders o ON o.id = a.order_id WHERE o.customer_id = :customerId ORDER BY a.id`,
);
