import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['reviews', 'comments'] as const;

/** Reviews and comments are rejected with a reason, and it is known who answered them. */
export class Moderation1766010000001 implements MigrationInterface {
  name = 'Moderation1766010000001';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(`
        ALTER TABLE ${table} ADD reply_by_id uuid, ADD rejected_at timestamptz, ADD rejection_reason text,
          ADD CONSTRAINT ${table}_reply_by_fkey FOREIGN KEY (reply_by_id) REFERENCES customers (id) ON DELETE SET NULL,
          ADD CONSTRAINT ${table}_rejected_with_reason CHECK (
            (rejected_at IS NULL) = (rejection_reason IS NULL) AND NOT (published AND rejected_at IS NOT NULL));
        DROP INDEX ${table}_waiting;
        CREATE INDEX ${table}_waiting ON ${table} (id) WHERE NOT published AND rejected_at IS NULL;
        CREATE INDEX ${table}_rejected ON ${table} (id) WHERE rejected_at IS NOT NULL;
        CREATE INDEX ${table}_answered ON ${table} (id) WHERE reply_text IS NOT NULL;
        CREATE INDEX ${table}_by_reply_by ON ${table} (reply_by_id) WHERE reply_by_id IS NOT NULL;
      `);
    await runner.query(`
      CREATE INDEX reviews_by_rating ON reviews (rating, id);
      CREATE INDEX comments_by_product ON comments (product_id, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX reviews_by_rating, comments_by_product');
    for (const table of TABLES)
      await runner.query(`
        DROP INDEX ${table}_waiting, ${table}_rejected, ${table}_answered, ${table}_by_reply_by;
        ALTER TABLE ${table} DROP CONSTRAINT ${table}_rejected_with_reason, DROP reply_by_id, DROP rejected_at, DROP rejection_reason;
        CREATE INDEX ${table}_waiting ON ${table} (id) WHERE NOT published;
      `);
  }
}
