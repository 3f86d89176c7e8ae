import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A draft may be without a picture, until it is published or has a time when it will be. */
export class DraftsWithoutPicture1790000001001 implements MigrationInterface {
  name = 'DraftsWithoutPicture1790000001001';

  async up(runner: QueryRunner): Promise<void> {
    // All rows keep it: the constraint before was stricter.
    await runner.query(`
      ALTER TABLE products DROP CONSTRAINT products_has_picture,
        ADD CONSTRAINT products_shown_has_picture
          CHECK (status <> 'PUBLISHED' AND publish_at IS NULL OR cardinality(pictures) >= 1)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // Drafts without a picture that there are by then stay.
    await runner.query(`
      ALTER TABLE products DROP CONSTRAINT products_shown_has_picture,
        ADD CONSTRAINT products_has_picture CHECK (cardinality(pictures) >= 1) NOT VALID`);
  }
}
