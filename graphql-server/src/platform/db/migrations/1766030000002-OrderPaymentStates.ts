import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATES = ['DUE', 'PAID', 'REFUND_DUE', 'NOTHING'];

/**
 * Whether an order is paid, as a column that triggers keep: a list of a million orders cannot add up their ledgers. The rule is that of
 * `payment/amounts.ts`. An order is DUE when it is placed, by the default.
 */
export class OrderPaymentStates1766030000002 implements MigrationInterface {
  name = 'OrderPaymentStates1766030000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders
        ADD COLUMN payment_state text NOT NULL DEFAULT 'DUE',
        ADD CONSTRAINT orders_payment_state_known CHECK (payment_state = ANY (ARRAY[${STATES.map((state) => `'${state}'`).join(', ')}]));

      CREATE FUNCTION order_payment_state(wanted uuid) RETURNS text LANGUAGE sql STABLE AS $$
        SELECT CASE
          WHEN owed + going_back > 0 THEN 'DUE'
          WHEN owed + going_back < 0 OR going_back > 0 THEN 'REFUND_DUE'
          WHEN kept > 0 THEN 'PAID'
          ELSE 'NOTHING' END
        FROM (
          SELECT coalesce(sum(CASE WHEN kind IN ('CHARGED', 'REFUNDED') THEN amount_cents ELSE -amount_cents END), 0) AS owed,
            coalesce(sum(CASE kind WHEN 'COLLECTED' THEN amount_cents WHEN 'REFUNDED' THEN -amount_cents ELSE 0 END), 0) AS kept
          FROM payment_entries WHERE order_id = wanted
        ) ledger, (
          SELECT coalesce(sum(amount_cents), 0) AS going_back FROM payment_refunds WHERE order_id = wanted AND ended_at IS NULL
        ) refunds
      $$;

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
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER payment_entries_keep_state ON payment_entries;
      DROP TRIGGER payment_refunds_keep_state ON payment_refunds;
      DROP FUNCTION orders_keep_payment_state, order_payment_state;
      ALTER TABLE orders DROP COLUMN payment_state;
    `);
  }
}
