/** Triggers of the ledger and of refunds. */
export const paymentTriggers = String.raw`
-- What happened stays as it was written. Only the person who recorded it may be forgotten.
CREATE FUNCTION ledger_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.actor_id IS NULL AND to_jsonb(NEW) - 'actor_id' = to_jsonb(OLD) - 'actor_id' THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'Rows of % are added and never changed.', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER courier_payouts_keep BEFORE DELETE OR UPDATE ON courier_payouts
  FOR EACH ROW EXECUTE FUNCTION ledger_keep();
CREATE TRIGGER courier_payouts_keep_all BEFORE TRUNCATE ON courier_payouts
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_keep();
CREATE TRIGGER payment_entries_keep BEFORE DELETE OR UPDATE ON payment_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_keep();
CREATE TRIGGER payment_entries_keep_all BEFORE TRUNCATE ON payment_entries
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_keep();

-- An order stays in its payout.
CREATE FUNCTION payout_orders_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are added and never changed.', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER payout_orders_keep BEFORE DELETE OR UPDATE OR TRUNCATE ON payout_orders
  FOR EACH STATEMENT EXECUTE FUNCTION payout_orders_keep();

-- No more is refunded than was collected, or credited than was charged. The order is locked, so that of two
-- entries that are recorded at once, one sees the other.
CREATE FUNCTION payment_entries_check() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  balance bigint;
BEGIN
  PERFORM FROM orders WHERE id = NEW.order_id FOR NO KEY UPDATE;
  SELECT CASE NEW.kind
      WHEN 'REFUNDED' THEN
        sum(CASE kind WHEN 'COLLECTED' THEN amount_cents WHEN 'REFUNDED' THEN -amount_cents ELSE 0 END)
      ELSE sum(CASE kind WHEN 'CHARGED' THEN amount_cents WHEN 'CREDITED' THEN -amount_cents ELSE 0 END)
    END INTO balance
  FROM payment_entries WHERE order_id = NEW.order_id;
  IF NEW.amount_cents > coalesce(balance, 0) THEN
    IF NEW.kind = 'REFUNDED' THEN
      RAISE EXCEPTION 'More is refunded than was collected for the order %.', NEW.order_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_entries_refund_collected';
    END IF;
    RAISE EXCEPTION 'More is credited than was charged for the order %.', NEW.order_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_entries_credit_charged';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payment_entries_check BEFORE INSERT ON payment_entries
  FOR EACH ROW WHEN (NEW.kind IN ('REFUNDED', 'CREDITED')) EXECUTE FUNCTION payment_entries_check();

-- Whether an order is paid, by the ledger: the rule of payment/amounts.ts.
CREATE FUNCTION order_payment_state(wanted uuid) RETURNS text
  LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN owed + going_back > 0 THEN 'DUE'
    WHEN owed + going_back < 0 OR going_back > 0 THEN 'REFUND_DUE'
    WHEN kept > 0 THEN 'PAID'
    ELSE 'NOTHING' END
  FROM (
    SELECT
      coalesce(sum(CASE WHEN kind IN ('CHARGED', 'REFUNDED') THEN amount_cents ELSE -amount_cents END), 0) AS owed,
      coalesce(sum(CASE kind WHEN 'COLLECTED' THEN amount_cents WHEN 'REFUNDED' THEN -amount_cents ELSE 0 END), 0)
        AS kept
    FROM payment_entries WHERE order_id = wanted
  ) ledger, (
    SELECT coalesce(sum(amount_cents), 0) AS going_back
    FROM payment_refunds WHERE order_id = wanted AND ended_at IS NULL
  ) refunds
$$;

-- Keeps it in the order, for lists.
CREATE FUNCTION orders_keep_payment_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET payment_state = order_payment_state(id)
  WHERE id = NEW.order_id AND payment_state <> order_payment_state(id);
  RETURN NULL;
END $$;
CREATE TRIGGER payment_entries_keep_state AFTER INSERT ON payment_entries
  FOR EACH ROW WHEN (NEW.kind <> 'CHARGED') EXECUTE FUNCTION orders_keep_payment_state();
CREATE TRIGGER payment_refunds_keep_state AFTER INSERT OR UPDATE OF ended_at ON payment_refunds
  FOR EACH ROW EXECUTE FUNCTION orders_keep_payment_state();

-- Keeps the orders of which money must go back by hand. One run for all rows of a statement: orders are also added
-- by the million. Who writes to the ledger has locked the order.
CREATE FUNCTION refunds_due_find() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- What is charged only makes an order owe more.
  IF TG_TABLE_NAME = 'payment_entries' THEN
    IF NOT EXISTS (SELECT FROM changed WHERE kind <> 'CHARGED') THEN
      RETURN NULL;
    END IF;
  END IF;
  WITH found AS MATERIALIZED (
    SELECT e.order_id, sum(CASE WHEN e.kind IN ('CHARGED', 'REFUNDED') THEN e.amount_cents ELSE -e.amount_cents END)
      + coalesce((
        SELECT sum(r.amount_cents) FROM payment_refunds r WHERE r.order_id = e.order_id AND r.ended_at IS NULL
      ), 0) AS owed
    FROM payment_entries e
    WHERE e.order_id IN (SELECT order_id FROM changed) GROUP BY e.order_id
  ), settled AS (
    DELETE FROM refunds_due d USING found WHERE d.order_id = found.order_id AND found.owed >= 0
  )
  INSERT INTO refunds_due (order_id) SELECT order_id FROM found WHERE owed < 0 ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER payment_entries_refunds_due AFTER INSERT ON payment_entries
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refunds_due_find();
CREATE TRIGGER payment_refunds_added_due AFTER INSERT ON payment_refunds
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refunds_due_find();
CREATE TRIGGER payment_refunds_ended_due AFTER UPDATE ON payment_refunds
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refunds_due_find();

-- No payment pays back more than it took, whoever plans at once: the order is locked meanwhile.
CREATE FUNCTION payment_refunds_check() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  taken record;
  back record;
BEGIN
  PERFORM FROM orders WHERE id = NEW.order_id FOR NO KEY UPDATE;
  SELECT e.amount_cents AS cents, coalesce(a.paid_paisa, a.amount_paisa) AS paisa INTO taken
  FROM payment_attempts a JOIN payment_entries e ON e.attempt_id = a.id AND e.kind = 'COLLECTED'
  WHERE a.id = NEW.attempt_id AND a.order_id = NEW.order_id;
  SELECT coalesce(sum(amount_cents), 0) AS cents, coalesce(sum(amount_paisa), 0) AS paisa INTO back
  FROM payment_refunds WHERE attempt_id = NEW.attempt_id AND status <> 'FAILED' AND id <> NEW.id;
  IF back.cents + NEW.amount_cents > coalesce(taken.cents, 0)
    OR back.paisa + NEW.amount_paisa > coalesce(taken.paisa, 0) THEN
    RAISE EXCEPTION 'More is to be refunded than the payment % took.', NEW.attempt_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_refunds_taken';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payment_refunds_paid_after_all BEFORE UPDATE ON payment_refunds
  FOR EACH ROW WHEN (OLD.status = 'FAILED' AND NEW.status = 'DONE') EXECUTE FUNCTION payment_refunds_check();
CREATE TRIGGER payment_refunds_planned BEFORE INSERT ON payment_refunds
  FOR EACH ROW WHEN (NEW.status <> 'FAILED') EXECUTE FUNCTION payment_refunds_check();

-- How much goes back from which payment is never changed, and what has ended stays so. One that failed may turn
-- out to be paid.
CREATE FUNCTION payment_refunds_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The refund % cannot be changed in this way.', OLD.id USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER payment_refunds_keep BEFORE UPDATE ON payment_refunds
  FOR EACH ROW WHEN (
    (OLD.order_id, OLD.attempt_id, OLD.amount_cents, OLD.amount_paisa)
    IS DISTINCT FROM (NEW.order_id, NEW.attempt_id, NEW.amount_cents, NEW.amount_paisa)
    OR (OLD.status = 'DONE' AND NEW.status <> 'DONE')
    OR (OLD.status = 'FAILED' AND NEW.status NOT IN ('FAILED', 'DONE'))
    OR (OLD.status = 'SENT' AND NEW.status = 'REQUESTED')
  ) EXECUTE FUNCTION payment_refunds_keep();
CREATE TRIGGER payment_refunds_keep_all BEFORE DELETE ON payment_refunds
  FOR EACH ROW EXECUTE FUNCTION payment_refunds_keep();

-- An agreement that is removed or replaced is to be ended at its provider; one that is replaced later, since an
-- open page may still pay with it.
CREATE FUNCTION payment_agreements_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ended_agreements (method, agreement_id, next_try_at)
  VALUES (OLD.method, OLD.agreement_id, CASE TG_OP WHEN 'UPDATE' THEN now() + interval '1 hour' ELSE now() END);
  RETURN NULL;
END $$;
CREATE TRIGGER payment_agreements_removed AFTER DELETE ON payment_agreements
  FOR EACH ROW EXECUTE FUNCTION payment_agreements_end();
CREATE TRIGGER payment_agreements_replaced AFTER UPDATE OF agreement_id ON payment_agreements
  FOR EACH ROW WHEN (NEW.agreement_id <> OLD.agreement_id) EXECUTE FUNCTION payment_agreements_end();
`;
