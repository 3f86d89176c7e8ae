import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Remembers what devices sent to change carts and wishlists: what is sent again, as its answer was lost, is not applied again. */
export class CartChanges1763911000000 implements MigrationInterface {
  name = 'CartChanges1763911000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE cart_changes (
        customer_id uuid CONSTRAINT cart_changes_pkey PRIMARY KEY
          CONSTRAINT cart_changes_customer_fkey REFERENCES customers (id) ON DELETE CASCADE,
        keys text[] NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE cart_changes');
  }
}
