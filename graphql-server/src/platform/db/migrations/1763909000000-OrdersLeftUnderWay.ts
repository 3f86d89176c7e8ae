import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds orders under way to the e-mail of a deleted account: they count for the next account with that e-mail. */
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
