import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The newest deliveries, for the board of orders. */
export class Board1766040000000 implements MigrationInterface {
  name = 'Board1766040000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX order_status_changes_delivered ON order_status_changes (at, order_id) WHERE status = 'DELIVERED';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX order_status_changes_delivered');
  }
}
