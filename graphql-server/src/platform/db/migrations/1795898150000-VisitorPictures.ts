import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures that visitors upload for their conversations. */
export class VisitorPictures1795898150000 implements MigrationInterface {
  readonly name = 'VisitorPictures1795898150000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE uploaded_pictures
      ALTER COLUMN customer_id DROP NOT NULL,
      ADD COLUMN conversation_id uuid,
      ADD CONSTRAINT uploaded_pictures_conversation_fkey
        FOREIGN KEY (conversation_id) REFERENCES conversations (id) ON DELETE SET NULL,
      ADD CONSTRAINT uploaded_pictures_of_one CHECK (customer_id IS NULL OR conversation_id IS NULL)`);
    await runner.query(`CREATE INDEX uploaded_pictures_by_conversation
      ON uploaded_pictures (conversation_id) WHERE conversation_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM uploaded_pictures WHERE customer_id IS NULL');
    await runner.query(
      'ALTER TABLE uploaded_pictures DROP COLUMN conversation_id, ALTER COLUMN customer_id SET NOT NULL',
    );
  }
}
