import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds what is under way to an e-mail address whose account was deleted: it counts for the next account with that address. */
export class OrdersLeftUnderWay1763909000000 implements MigrationInterface {
  name = 'OrdersLeftUnderWay1763909000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX orders_left_under_way ON orders (lower(shipping_email), id)
        WHERE customer_id IS NULL AND status <> 'DELIVERED';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX orders_left_under_way');
  }
}
