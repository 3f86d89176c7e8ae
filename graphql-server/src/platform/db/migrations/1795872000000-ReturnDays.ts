import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each order keeps for how many days it can be returned. */
export class ReturnDays1795872000000 implements MigrationInterface {
  readonly name = 'ReturnDays1795872000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "orders" ADD "return_days" smallint NOT NULL DEFAULT '14',
        ADD CONSTRAINT "orders_return_days" CHECK (return_days >= 1 AND return_days <= 365)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "orders" DROP COLUMN "return_days"`);
  }
}
