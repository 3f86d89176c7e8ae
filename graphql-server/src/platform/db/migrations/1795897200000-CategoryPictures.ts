import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The pictures that owners choose for categories. */
export class CategoryPictures1795897200000 implements MigrationInterface {
  readonly name = 'CategoryPictures1795897200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "categories" ADD "picture" text`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "categories" DROP COLUMN "picture"`);
  }
}
