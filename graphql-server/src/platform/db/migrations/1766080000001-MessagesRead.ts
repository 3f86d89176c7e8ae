import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages that an admin has read. */
export class MessagesRead1766080000001 implements MigrationInterface {
  name = 'MessagesRead1766080000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE messages ADD read_at timestamptz, ADD read_by uuid,
        ADD CONSTRAINT messages_read_by_somebody CHECK (read_at IS NOT NULL OR read_by IS NULL);
      CREATE INDEX messages_unread_first ON messages ((read_at IS NULL), id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE messages DROP read_by, DROP read_at');
  }
}
