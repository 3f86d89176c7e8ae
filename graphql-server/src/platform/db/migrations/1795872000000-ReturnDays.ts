import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each order keeps for how many days it can be returned; and the stock that may be called low has an index. */
export class ReturnDays1795872000000 implements MigrationInterface {
  readonly name = 'ReturnDays1795872000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "orders" ADD "return_days" smallint NOT NULL DEFAULT '14',
        ADD CONSTRAINT "orders_return_days" CHECK (return_days >= 1 AND return_days <= 365)`,
    );
    await queryRunner.query(`DROP INDEX "product_variants_low"`);
    await queryRunner.query(
      `CREATE INDEX "product_variants_low" ON "product_variants" ("available", "product_id")
        WHERE archived_at IS NULL AND available <= 50`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "product_variants_low"`);
    await queryRunner.query(
      `CREATE INDEX "product_variants_low" ON "product_variants" ("available", "product_id")
        WHERE archived_at IS NULL AND available <= 5`,
    );
    await queryRunner.query(`ALTER TABLE "orders" DROP COLUMN "return_days"`);
  }
}
