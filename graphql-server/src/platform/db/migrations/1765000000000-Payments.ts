import type { MigrationInterface, QueryRunner } from 'typeorm';

const textIn = (column: string, values: readonly string[]) =>
  `${column} = ANY (ARRAY[${values.map((value) => `'${value}'::text`).join(', ')}])`;

/** The function that checks entries that must not exceed others; `signs` is the SQL of what an entry adds to the balance of its kind. */
const checkEntries = (balances: string, conditions: string) => `
  CREATE OR REPLACE FUNCTION payment_entries_check() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    balance bigint;
  BEGIN
    PERFORM FROM orders WHERE id = NEW.order_id FOR NO KEY UPDATE;
    SELECT ${balances} INTO balance
    FROM payment_entries WHERE order_id = NEW.order_id;
    IF NEW.amount_cents > coalesce(balance, 0) THEN
      ${conditions}
    END IF;
    RETURN NEW;
  END $$;`;

const refundTooLarge = `RAISE EXCEPTION 'More is refunded than was collected for the order %.', NEW.order_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_entries_refund_collected';`;

/**
 * Orders that wait for their payment, attempts to pay with providers, saved accounts, and a ledger that also says what an order costs
 * and what of it need not be paid, so that its sum is what the order owes.
 */
export class Payments1765000000000 implements MigrationInterface {
  name = 'Payments1765000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders
        ADD COLUMN holds_stock boolean NOT NULL DEFAULT true,
        ADD COLUMN awaits text,
        ADD COLUMN reserved_until timestamptz,
        ADD COLUMN deposit_cents integer NOT NULL DEFAULT 0,
        ADD COLUMN trust_reasons text[] NOT NULL DEFAULT '{}',
        ADD CONSTRAINT orders_awaits_known CHECK (${textIn('awaits', ['PAYMENT', 'DEPOSIT', 'CODE'])}),
        ADD CONSTRAINT orders_awaits_first CHECK (awaits IS NULL OR ${textIn('status', ['PENDING', 'CANCELLED'])}),
        ADD CONSTRAINT orders_hold_their_stock CHECK (holds_stock OR awaits IS NOT NULL),
        ADD CONSTRAINT orders_deposit_of_total CHECK (deposit_cents >= 0 AND deposit_cents <= total_cents);
      CREATE INDEX orders_awaiting ON orders (id) WHERE awaits IS NOT NULL AND status = 'PENDING';

      CREATE TABLE payment_attempts (
        id uuid NOT NULL DEFAULT uuidv7(),
        order_id uuid NOT NULL,
        method text NOT NULL,
        status text NOT NULL DEFAULT 'STARTING',
        amount_cents integer NOT NULL,
        amount_paisa integer NOT NULL,
        rate double precision NOT NULL,
        reference text,
        redirect_url text,
        transaction_id text,
        paid_paisa integer,
        failure text,
        problem text,
        tries smallint NOT NULL DEFAULT 0,
        asks smallint NOT NULL DEFAULT 0,
        asked_at timestamptz,
        next_check_at timestamptz,
        started_at timestamptz NOT NULL DEFAULT now(),
        claimed_at timestamptz,
        ended_at timestamptz,
        CONSTRAINT payment_attempts_pkey PRIMARY KEY (id),
        CONSTRAINT payment_attempts_order_fkey FOREIGN KEY (order_id) REFERENCES orders (id),
        CONSTRAINT payment_attempts_method_known CHECK (${textIn('method', ['CARD', 'NAGAD', 'BKASH'])}),
        CONSTRAINT payment_attempts_status_known CHECK (${textIn('status', ['STARTING', 'OPEN', 'CONFIRMING', 'PAID', 'FAILED', 'CANCELLED', 'EXPIRED'])}),
        CONSTRAINT payment_attempts_failure_known CHECK (${textIn('failure', ['DECLINED', 'LOW_BALANCE', 'EXPIRED', 'PROVIDER_REFUSED', 'UNREACHABLE'])}),
        CONSTRAINT payment_attempts_problem_known CHECK (${textIn('problem', ['WRONG_AMOUNT', 'RISKY', 'UNSETTLED'])}),
        CONSTRAINT payment_attempts_amounts_positive CHECK (amount_cents > 0 AND amount_paisa > 0 AND rate > 0),
        CONSTRAINT payment_attempts_paid_by_transaction CHECK (status <> 'PAID' OR transaction_id IS NOT NULL),
        CONSTRAINT payment_attempts_reference_once UNIQUE (method, reference),
        CONSTRAINT payment_attempts_transaction_once UNIQUE (method, transaction_id)
      );
      CREATE INDEX payment_attempts_by_order ON payment_attempts (order_id, id);
      CREATE UNIQUE INDEX payment_attempts_one_open ON payment_attempts (order_id)
        WHERE ${textIn('status', ['STARTING', 'OPEN', 'CONFIRMING'])} AND problem IS NULL;
      CREATE INDEX payment_attempts_due ON payment_attempts (next_check_at) WHERE next_check_at IS NOT NULL;
      CREATE INDEX payment_attempts_with_problem ON payment_attempts (id) WHERE problem IS NOT NULL;

      CREATE TABLE payment_agreements (
        id uuid NOT NULL DEFAULT uuidv7(),
        customer_id uuid NOT NULL,
        method text NOT NULL,
        agreement_id text NOT NULL,
        account text NOT NULL,
        saved_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT payment_agreements_pkey PRIMARY KEY (id),
        CONSTRAINT payment_agreements_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE CASCADE,
        CONSTRAINT payment_agreements_method_known CHECK (${textIn('method', ['CARD', 'NAGAD', 'BKASH'])}),
        CONSTRAINT payment_agreements_once UNIQUE (customer_id, method)
      );

      ALTER TABLE payment_entries
        DROP CONSTRAINT payment_entries_kind_known,
        ADD CONSTRAINT payment_entries_kind_known CHECK (${textIn('kind', ['CHARGED', 'CREDITED', 'COLLECTED', 'REFUNDED'])}),
        ADD COLUMN attempt_id uuid,
        ADD COLUMN reason text,
        ADD CONSTRAINT payment_entries_attempt_fkey FOREIGN KEY (attempt_id) REFERENCES payment_attempts (id);
      CREATE UNIQUE INDEX payment_entries_collected_once ON payment_entries (attempt_id) WHERE kind = 'COLLECTED';
      CREATE UNIQUE INDEX payment_entries_charged_once ON payment_entries (order_id) WHERE kind = 'CHARGED';

      DROP TRIGGER payment_entries_check ON payment_entries;
      ${checkEntries(
        `CASE NEW.kind
        WHEN 'REFUNDED' THEN sum(CASE kind WHEN 'COLLECTED' THEN amount_cents WHEN 'REFUNDED' THEN -amount_cents ELSE 0 END)
        ELSE sum(CASE kind WHEN 'CHARGED' THEN amount_cents WHEN 'CREDITED' THEN -amount_cents ELSE 0 END) END`,
        `IF NEW.kind = 'REFUNDED' THEN
        ${refundTooLarge}
      END IF;
      RAISE EXCEPTION 'More is credited than was charged for the order %.', NEW.order_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_entries_credit_charged';`,
      )}
      CREATE TRIGGER payment_entries_check BEFORE INSERT ON payment_entries
        FOR EACH ROW WHEN (NEW.kind IN ('REFUNDED', 'CREDITED')) EXECUTE FUNCTION payment_entries_check();

      -- What an order costs is in the ledger from the moment it is placed, and none of it is owed once the order is undone.
      CREATE FUNCTION orders_charge() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        left_cents bigint;
      BEGIN
        IF TG_OP = 'INSERT' AND NEW.total_cents > 0 THEN
          INSERT INTO payment_entries (order_id, kind, amount_cents, method, at)
          VALUES (NEW.id, 'CHARGED', NEW.total_cents, NEW.payment_method, NEW.placed_at);
        END IF;
        IF NEW.status IN ('CANCELLED', 'RETURNED') THEN
          SELECT sum(CASE kind WHEN 'CHARGED' THEN amount_cents WHEN 'CREDITED' THEN -amount_cents ELSE 0 END) INTO left_cents
          FROM payment_entries WHERE order_id = NEW.id;
          IF left_cents > 0 THEN
            INSERT INTO payment_entries (order_id, kind, amount_cents, method)
            VALUES (NEW.id, 'CREDITED', left_cents, NEW.payment_method);
          END IF;
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER orders_charge AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION orders_charge();
      CREATE TRIGGER orders_credit AFTER UPDATE OF status ON orders
        FOR EACH ROW WHEN (NEW.status IN ('CANCELLED', 'RETURNED')) EXECUTE FUNCTION orders_charge();

      INSERT INTO payment_entries (order_id, kind, amount_cents, method, at)
      SELECT id, 'CHARGED', total_cents, payment_method, placed_at FROM orders WHERE total_cents > 0;
      INSERT INTO payment_entries (order_id, kind, amount_cents, method, at)
      SELECT o.id, 'CREDITED', o.total_cents, o.payment_method,
        coalesce((SELECT max(h.at) FROM order_status_changes h WHERE h.order_id = o.id AND h.status = o.status), o.placed_at)
      FROM orders o WHERE o.status IN ('CANCELLED', 'RETURNED') AND o.total_cents > 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER orders_charge ON orders;
      DROP TRIGGER orders_credit ON orders;
      DROP FUNCTION orders_charge;
      ALTER TABLE payment_entries DISABLE TRIGGER payment_entries_keep;
      DELETE FROM payment_entries WHERE kind IN ('CHARGED', 'CREDITED');
      ALTER TABLE payment_entries ENABLE TRIGGER payment_entries_keep;
      DROP TRIGGER payment_entries_check ON payment_entries;
      ${checkEntries(`sum(CASE kind WHEN 'COLLECTED' THEN amount_cents ELSE -amount_cents END)`, refundTooLarge)}
      CREATE TRIGGER payment_entries_check BEFORE INSERT ON payment_entries
        FOR EACH ROW WHEN (NEW.kind = 'REFUNDED') EXECUTE FUNCTION payment_entries_check();
      DROP INDEX payment_entries_charged_once, payment_entries_collected_once;
      ALTER TABLE payment_entries
        DROP COLUMN attempt_id,
        DROP COLUMN reason,
        DROP CONSTRAINT payment_entries_kind_known,
        ADD CONSTRAINT payment_entries_kind_known CHECK (${textIn('kind', ['COLLECTED', 'REFUNDED'])});
      DROP TABLE payment_agreements, payment_attempts;
      -- Pieces of orders that wait without them cannot be taken now: they end as the job would have ended them.
      INSERT INTO order_status_changes (order_id, status, at, actor)
        SELECT id, 'CANCELLED', now(), 'SYSTEM' FROM orders WHERE NOT holds_stock AND status = 'PENDING';
      UPDATE orders SET status = 'CANCELLED' WHERE NOT holds_stock AND status = 'PENDING';
      DROP INDEX orders_awaiting;
      ALTER TABLE orders
        DROP COLUMN holds_stock,
        DROP COLUMN awaits,
        DROP COLUMN reserved_until,
        DROP COLUMN deposit_cents,
        DROP COLUMN trust_reasons;
    `);
  }
}
