import { sql } from '#platform/db/sql.ts';

/** The ledger of orders, summed up, and what providers are asked to pay back; no row for an order without entries. */
export const paidForOrders = sql(
  'paidForOrders',
  `SELECT e.order_id AS "orderId",
    coalesce(sum(e.amount_cents) FILTER (WHERE e.kind = 'CHARGED'), 0)::integer AS "chargedCents!",
    coalesce(sum(e.amount_cents) FILTER (WHERE e.kind = 'CREDITED'), 0)::integer AS "creditedCents!",
    coalesce(sum(e.amount_cents) FILTER (WHERE e.kind = 'COLLECTED'), 0)::integer AS "collectedCents!",
    coalesce(sum(e.amount_cents) FILTER (WHERE e.kind = 'REFUNDED'), 0)::integer AS "refundedCents!",
    (SELECT coalesce(sum(r.amount_cents), 0)::integer FROM payment_refunds r
      WHERE r.order_id = e.order_id AND r.ended_at IS NULL) AS "goingBackCents!"
  FROM payment_entries e WHERE e.order_id = ANY (:orderIds::uuid[]) GROUP BY e.order_id`,
);

const balances = `SELECT min(carrier) AS "carrier!",
    sum(collected)::float8 AS "collectedCents!", sum(paid)::float8 AS "paidOutCents!", sum(fee)::float8 AS "feesCents!",
    sum(collected - paid - fee)::float8 AS "owedCents!"
  FROM (
    SELECT carrier, amount_cents AS collected, 0 AS paid, 0 AS fee FROM payment_entries
    WHERE carrier IS NOT NULL AND kind = 'COLLECTED'
    UNION ALL
    SELECT carrier, 0, amount_cents, fee_cents FROM courier_payouts
  ) entry`;

/** What couriers owe, the largest amounts first. */
export const courierBalances = sql(
  'courierBalances',
  `${balances} GROUP BY lower(carrier) ORDER BY sum(collected - paid - fee) DESC, lower(carrier) LIMIT 100`,
);

/** What one courier owes; no row for a courier that never collected anything. */
export const courierBalance = sql(
  'courierBalance',
  `${balances} WHERE lower(carrier) = lower(:carrier) GROUP BY lower(carrier)`,
);

/** Locks a courier until the end of the transaction, so that its payouts are recorded one after the other. */
export const courierLocked = sql(
  'courierLocked',
  'SELECT pg_advisory_xact_lock(:lock, hashtext(lower(:carrier::text)))::text AS locked',
);

/** A payout by its courier and reference. */
export const payoutByReference = sql(
  'payoutByReference',
  `SELECT amount_cents AS "amountCents", fee_cents AS "feeCents" FROM courier_payouts
  WHERE lower(carrier) = lower(:carrier) AND reference = :reference`,
);

/** What a courier has collected, and no payout has paid by its order. */
const collected = (
  carrier: string,
) => `SELECT e.order_id, sum(e.amount_cents)::integer AS cents, min(e.at) AS at FROM payment_entries e
    WHERE lower(e.carrier) = lower(${carrier}) AND e.kind = 'COLLECTED'
      AND NOT EXISTS (SELECT FROM payout_orders p WHERE p.order_id = e.order_id)`;

/** The orders that a courier has collected and that are in no payout, the oldest first. */
export const collectedByCourier = sql(
  'collectedByCourier',
  `SELECT o.id, o.number, c.cents AS "amountCents!", c.at AS "at!" FROM (
    ${collected(':carrier')} GROUP BY e.order_id ORDER BY min(e.at), e.order_id LIMIT :limit
  ) c JOIN orders o ON o.id = c.order_id ORDER BY c.at, o.id`,
);

/**
 * Puts orders that a courier has collected into a payout; returns how many there were, and what was collected for them.
 */
export const payoutOrdersStored = sql(
  'payoutOrdersStored',
  `WITH collected AS (
    ${collected(':carrier')} AND e.order_id = ANY (:orderIds::uuid[]) GROUP BY e.order_id
  ), stored AS (
    INSERT INTO payout_orders (order_id, payout_id) SELECT order_id, :payoutId FROM collected
  )
  SELECT count(*)::integer AS "count!", coalesce(sum(cents), 0)::integer AS "cents!" FROM collected`,
);

/** The orders of payouts, by their numbers, with what was collected for them. */
export const ordersOfPayouts = sql(
  'ordersOfPayouts',
  `SELECT p.payout_id AS "payoutId", o.id, o.number, sum(e.amount_cents)::integer AS "amountCents!", min(e.at) AS "at!"
  FROM payout_orders p JOIN orders o ON o.id = p.order_id
    JOIN payment_entries e ON e.order_id = o.id AND e.kind = 'COLLECTED' AND e.carrier IS NOT NULL
  WHERE p.payout_id = ANY (:payoutIds::uuid[]) GROUP BY p.payout_id, o.id ORDER BY o.number`,
);

/** Ledger entries in the export of a person's data. */
export const paymentsExported = sql(
  'paymentsExported',
  `SELECT p.order_id AS "orderId", p.kind, p.amount_cents AS "amountCents", p.method, p.carrier, p.reference, p.reason, p.at
  FROM payment_entries p JOIN orders o ON o.id = p.order_id WHERE o.customer_id = :customerId ORDER BY p.id`,
);

/** Removes the customer as the admin who recorded money of their own orders. */
export const paymentActorsForgotten = sql(
  'paymentActorsForgotten',
  `UPDATE payment_entries SET actor_id = NULL
  WHERE actor_id = :customerId AND order_id IN (SELECT id FROM orders WHERE customer_id = :customerId)`,
);
