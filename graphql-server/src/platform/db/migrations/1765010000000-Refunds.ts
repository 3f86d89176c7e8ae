import type { MigrationInterface, QueryRunner } from 'typeorm';

const textIn = (column: string, values: readonly string[]) =>
  `${column} = ANY (ARRAY[${values.map((value) => `'${value}'::text`).join(', ')}])`;

/** Refunds by the providers of payments, and the decisions of the shop about what could not be settled by itself. */
export class Refunds1765010000000 implements MigrationInterface {
  name = 'Refunds1765010000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payment_refunds (
        id uuid NOT NULL DEFAULT uuidv7(),
        order_id uuid NOT NULL,
        attempt_id uuid NOT NULL,
        amount_cents integer NOT NULL,
        amount_paisa integer NOT NULL,
        reason text NOT NULL,
        status text NOT NULL DEFAULT 'REQUESTED',
        reference text,
        problem text,
        tries smallint NOT NULL DEFAULT 0,
        next_check_at timestamptz NOT NULL DEFAULT now(),
        requested_at timestamptz NOT NULL DEFAULT now(),
        asked_at timestamptz,
        ended_at timestamptz,
        CONSTRAINT payment_refunds_pkey PRIMARY KEY (id),
        CONSTRAINT payment_refunds_order_fkey FOREIGN KEY (order_id) REFERENCES orders (id),
        CONSTRAINT payment_refunds_attempt_fkey FOREIGN KEY (attempt_id) REFERENCES payment_attempts (id),
        CONSTRAINT payment_refunds_reason_known CHECK (${textIn('reason', ['CANCELLED', 'RETURNED', 'GRANTED', 'OVERPAID', 'REFUSED'])}),
        CONSTRAINT payment_refunds_status_known CHECK (${textIn('status', ['REQUESTED', 'SENT', 'DONE', 'FAILED'])}),
        CONSTRAINT payment_refunds_amounts_positive CHECK (amount_cents > 0 AND amount_paisa > 0),
        CONSTRAINT payment_refunds_asked_when_sent CHECK (status <> 'SENT' OR asked_at IS NOT NULL),
        CONSTRAINT payment_refunds_ended_at_the_end CHECK ((status = ANY (ARRAY['DONE'::text, 'FAILED'::text])) = (ended_at IS NOT NULL))
      );
      CREATE INDEX payment_refunds_by_order ON payment_refunds (order_id, id);
      CREATE INDEX payment_refunds_by_attempt ON payment_refunds (attempt_id);
      CREATE INDEX payment_refunds_due ON payment_refunds (next_check_at) WHERE ended_at IS NULL;
      CREATE INDEX payment_refunds_failed ON payment_refunds (id) WHERE status = 'FAILED';

      CREATE TABLE payment_decisions (
        id uuid NOT NULL DEFAULT uuidv7(),
        order_id uuid NOT NULL,
        attempt_id uuid,
        refund_id uuid,
        decision text NOT NULL,
        note text,
        actor_id uuid,
        at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT payment_decisions_pkey PRIMARY KEY (id),
        CONSTRAINT payment_decisions_order_fkey FOREIGN KEY (order_id) REFERENCES orders (id),
        CONSTRAINT payment_decisions_attempt_fkey FOREIGN KEY (attempt_id) REFERENCES payment_attempts (id),
        CONSTRAINT payment_decisions_refund_fkey FOREIGN KEY (refund_id) REFERENCES payment_refunds (id),
        CONSTRAINT payment_decisions_decision_known CHECK (${textIn('decision', ['ACCEPT', 'REFUND', 'DISMISS'])}),
        CONSTRAINT payment_decisions_about_one CHECK (num_nonnulls(attempt_id, refund_id) = 1),
        CONSTRAINT payment_decisions_refund_once UNIQUE (refund_id)
      );
      CREATE INDEX payment_decisions_by_order ON payment_decisions (order_id);

      CREATE INDEX payment_entries_by_time ON payment_entries (at);

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
        IF back.cents + NEW.amount_cents > coalesce(taken.cents, 0) OR back.paisa + NEW.amount_paisa > coalesce(taken.paisa, 0) THEN
          RAISE EXCEPTION 'More is to be refunded than the payment % took.', NEW.attempt_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_refunds_taken';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER payment_refunds_planned BEFORE INSERT ON payment_refunds
        FOR EACH ROW WHEN (NEW.status <> 'FAILED') EXECUTE FUNCTION payment_refunds_check();
      CREATE TRIGGER payment_refunds_paid_after_all BEFORE UPDATE ON payment_refunds
        FOR EACH ROW WHEN (OLD.status = 'FAILED' AND NEW.status = 'DONE') EXECUTE FUNCTION payment_refunds_check();

      -- How much goes back from which payment is never changed, and what has ended stays so. One that failed may turn out to be paid.
      CREATE FUNCTION payment_refunds_keep() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'The refund % cannot be changed in this way.', OLD.id USING ERRCODE = 'restrict_violation';
      END $$;
      CREATE TRIGGER payment_refunds_keep BEFORE UPDATE ON payment_refunds FOR EACH ROW WHEN (
        (OLD.order_id, OLD.attempt_id, OLD.amount_cents, OLD.amount_paisa)
          IS DISTINCT FROM (NEW.order_id, NEW.attempt_id, NEW.amount_cents, NEW.amount_paisa)
        OR (OLD.status = 'DONE' AND NEW.status <> 'DONE')
        OR (OLD.status = 'FAILED' AND NEW.status NOT IN ('FAILED', 'DONE'))
        OR (OLD.status = 'SENT' AND NEW.status = 'REQUESTED')
      ) EXECUTE FUNCTION payment_refunds_keep();
      CREATE TRIGGER payment_refunds_keep_all BEFORE DELETE ON payment_refunds
        FOR EACH ROW EXECUTE FUNCTION payment_refunds_keep();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX payment_entries_by_time;
      DROP TABLE payment_decisions, payment_refunds;
      DROP FUNCTION payment_refunds_check, payment_refunds_keep;
    `);
  }
}
