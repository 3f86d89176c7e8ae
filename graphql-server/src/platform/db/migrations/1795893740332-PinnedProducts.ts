import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The products that come first in a search. */
export class PinnedProducts1795893740332 implements MigrationInterface {
  readonly name = 'PinnedProducts1795893740332';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "search_synonyms" ADD "pinned_ids" uuid array NOT NULL DEFAULT '{}'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "search_synonyms" DROP COLUMN "pinned_ids"`);
  }
}
