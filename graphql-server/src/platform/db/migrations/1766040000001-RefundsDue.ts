import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What orders owe: above nothing the customer has to pay, below it the shop. `amounts.ts` computes the same. */
const owed = `sum(CASE WHEN e.kind IN ('CHARGED', 'REFUNDED') THEN e.amount_cents ELSE -e.amount_cents END)
      + coalesce((SELECT sum(r.amount_cents) FROM payment_refunds r WHERE r.order_id = e.order_id AND r.ended_at IS NULL), 0)`;

/**
 * Orders of which money must go back by hand, kept by triggers on the ledger, so that they are found among a million. The amount is still
 * computed from the ledger.
 */
export class RefundsDue1766040000001 implements MigrationInterface {
  name = 'RefundsDue1766040000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE refunds_due (
        order_id uuid NOT NULL,
        since timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT refunds_due_order_fkey FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE,
        CONSTRAINT refunds_due_pkey PRIMARY KEY (order_id)
      );
      INSERT INTO refunds_due (order_id, since)
        SELECT e.order_id, max(e.at) FROM payment_entries e GROUP BY e.order_id HAVING ${owed} < 0;

      -- One run for all rows of a statement: orders are also added by the million. Who writes to the ledger has locked the order.
      CREATE FUNCTION refunds_due_find() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- What is charged only makes an order owe more.
        IF TG_TABLE_NAME = 'payment_entries' THEN
          IF NOT EXISTS (SELECT FROM changed WHERE kind <> 'CHARGED') THEN
            RETURN NULL;
          END IF;
        END IF;
        WITH found AS MATERIALIZED (
          SELECT e.order_id, ${owed} AS owed FROM payment_entries e
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

      -- Balances of couriers read nothing but this.
      DROP INDEX payment_entries_by_carrier;
      CREATE INDEX payment_entries_by_carrier ON payment_entries (lower(carrier)) INCLUDE (carrier, amount_cents, kind)
        WHERE carrier IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX payment_entries_by_carrier;
      CREATE INDEX payment_entries_by_carrier ON payment_entries (lower(carrier)) WHERE carrier IS NOT NULL;
      DROP TRIGGER payment_refunds_ended_due ON payment_refunds;
      DROP TRIGGER payment_refunds_added_due ON payment_refunds;
      DROP TRIGGER payment_entries_refunds_due ON payment_entries;
      DROP FUNCTION refunds_due_find;
      DROP TABLE refunds_due;
    `);
  }
}
