import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A message to the shop may be about an order. */
export class MessagesAboutOrders1764005000000 implements MigrationInterface {
  name = 'MessagesAboutOrders1764005000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE messages ADD order_id uuid;
      ALTER TABLE messages ADD CONSTRAINT messages_order_fkey
        FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE SET NULL;
      CREATE INDEX messages_by_order ON messages (order_id) WHERE order_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE messages DROP order_id');
  }
}
