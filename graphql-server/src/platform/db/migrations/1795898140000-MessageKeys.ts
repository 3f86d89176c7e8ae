import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What messages were sent with, so that one that is sent again is stored once: in each conversation, for each side. */
export class MessageKeys1795898140000 implements MigrationInterface {
  readonly name = 'MessageKeys1795898140000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE messages ADD COLUMN key_hash text');
    await runner.query(`CREATE UNIQUE INDEX messages_once_per_key
      ON messages (conversation_id, (written_by IS NULL), key_hash) WHERE key_hash IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE messages DROP COLUMN key_hash');
  }
}
