import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes by which customers confirm orders, and what finds the orders of a phone number. */
export class TrustLadder1765030000000 implements MigrationInterface {
  name = 'TrustLadder1765030000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE order_codes (
        order_id uuid NOT NULL,
        salt bytea NOT NULL,
        tries smallint NOT NULL DEFAULT 0,
        sent smallint NOT NULL DEFAULT 1,
        sent_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        CONSTRAINT order_codes_pkey PRIMARY KEY (order_id),
        CONSTRAINT order_codes_order_fkey FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE,
        CONSTRAINT order_codes_counts CHECK (tries >= 0 AND sent >= 1)
      );
      CREATE INDEX orders_by_phone ON orders (shipping_phone, id);
      ALTER TABLE orders ADD CONSTRAINT orders_trust_reasons_known CHECK (trust_reasons <@ ARRAY[
        'REFUSED_OFTEN', 'REFUSED_BEFORE', 'PHONE_REFUSED', 'LARGE_ORDER', 'OPEN_ORDERS', 'FIRST_ORDER', 'RETURNED_OFTEN']);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders DROP CONSTRAINT orders_trust_reasons_known;
      DROP INDEX orders_by_phone;
      DROP TABLE order_codes;
    `);
  }
}
