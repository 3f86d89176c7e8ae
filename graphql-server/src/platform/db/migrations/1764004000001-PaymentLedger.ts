import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The ledger of what was collected and refunded, and what couriers have paid out. Rows are only added. */
export class PaymentLedger1764004000001 implements MigrationInterface {
  name = 'PaymentLedger1764004000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payment_entries (
        id uuid NOT NULL DEFAULT uuidv7(),
        order_id uuid NOT NULL,
        kind text NOT NULL,
        amount_cents integer NOT NULL,
        method text NOT NULL,
        carrier text,
        reference text,
        at timestamptz NOT NULL DEFAULT now(),
        actor_id uuid,
        CONSTRAINT payment_entries_pkey PRIMARY KEY (id),
        CONSTRAINT payment_entries_order_fkey FOREIGN KEY (order_id) REFERENCES orders (id),
        CONSTRAINT payment_entries_kind_known CHECK (kind = ANY (ARRAY['COLLECTED'::text, 'REFUNDED'::text])),
        CONSTRAINT payment_entries_method_known CHECK (method = ANY (ARRAY['CARD'::text, 'NAGAD'::text, 'BKASH'::text, 'CASH_ON_DELIVERY'::text, 'INSTALMENT'::text, 'ROCKET'::text])),
        CONSTRAINT payment_entries_amount_positive CHECK (amount_cents > 0),
        CONSTRAINT payment_entries_reference_once UNIQUE (order_id, kind, reference)
      );
      CREATE INDEX payment_entries_by_carrier ON payment_entries (lower(carrier)) WHERE carrier IS NOT NULL;

      CREATE TABLE courier_payouts (
        id uuid NOT NULL DEFAULT uuidv7(),
        carrier text NOT NULL,
        amount_cents integer NOT NULL,
        fee_cents integer NOT NULL,
        reference text NOT NULL,
        paid_at timestamptz NOT NULL DEFAULT now(),
        actor_id uuid,
        CONSTRAINT courier_payouts_pkey PRIMARY KEY (id),
        CONSTRAINT courier_payouts_amount_positive CHECK (amount_cents > 0),
        CONSTRAINT courier_payouts_fee_not_negative CHECK (fee_cents >= 0)
      );
      CREATE UNIQUE INDEX courier_payouts_reference_once ON courier_payouts (lower(carrier), reference);

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
      CREATE TRIGGER payment_entries_keep BEFORE UPDATE OR DELETE ON payment_entries
        FOR EACH ROW EXECUTE FUNCTION ledger_keep();
      CREATE TRIGGER payment_entries_keep_all BEFORE TRUNCATE ON payment_entries
        FOR EACH STATEMENT EXECUTE FUNCTION ledger_keep();
      CREATE TRIGGER courier_payouts_keep BEFORE UPDATE OR DELETE ON courier_payouts
        FOR EACH ROW EXECUTE FUNCTION ledger_keep();
      CREATE TRIGGER courier_payouts_keep_all BEFORE TRUNCATE ON courier_payouts
        FOR EACH STATEMENT EXECUTE FUNCTION ledger_keep();

      -- The order is locked, so that of two refunds that are recorded at once, one sees the other.
      CREATE FUNCTION payment_entries_check() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        balance bigint;
      BEGIN
        PERFORM FROM orders WHERE id = NEW.order_id FOR NO KEY UPDATE;
        SELECT sum(CASE kind WHEN 'COLLECTED' THEN amount_cents ELSE -amount_cents END) INTO balance
        FROM payment_entries WHERE order_id = NEW.order_id;
        IF NEW.amount_cents > coalesce(balance, 0) THEN
          RAISE EXCEPTION 'More is refunded than was collected for the order %.', NEW.order_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_entries_refund_collected';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER payment_entries_check BEFORE INSERT ON payment_entries
        FOR EACH ROW WHEN (NEW.kind = 'REFUNDED') EXECUTE FUNCTION payment_entries_check();

      -- What was delivered before there was a ledger, and was to be paid at the door, was paid there.
      INSERT INTO payment_entries (order_id, kind, amount_cents, method, at)
      SELECT o.id, 'COLLECTED', o.total_cents, o.payment_method,
        coalesce((SELECT max(h.at) FROM order_status_changes h WHERE h.order_id = o.id AND h.status = 'DELIVERED'), o.placed_at)
      FROM orders o WHERE o.status = 'DELIVERED' AND o.payment_method = 'CASH_ON_DELIVERY' AND o.total_cents > 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE courier_payouts, payment_entries;
      DROP FUNCTION ledger_keep, payment_entries_check;
    `);
  }
}
