import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The orders that a payout of a courier pays: each order once. Rows are only added. */
export class PayoutOrders1768010000000 implements MigrationInterface {
  name = 'PayoutOrders1768010000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payout_orders (
        order_id uuid NOT NULL,
        payout_id uuid NOT NULL,
        CONSTRAINT payout_orders_pkey PRIMARY KEY (order_id),
        CONSTRAINT payout_orders_order_fkey FOREIGN KEY (order_id) REFERENCES orders (id),
        CONSTRAINT payout_orders_payout_fkey FOREIGN KEY (payout_id) REFERENCES courier_payouts (id)
      );
      CREATE INDEX payout_orders_by_payout ON payout_orders (payout_id);
      CREATE FUNCTION payout_orders_keep() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'Rows of % are added and never changed.', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
      END $$;
      CREATE TRIGGER payout_orders_keep BEFORE UPDATE OR DELETE OR TRUNCATE ON payout_orders
        FOR EACH STATEMENT EXECUTE FUNCTION payout_orders_keep();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE payout_orders; DROP FUNCTION payout_orders_keep');
  }
}
