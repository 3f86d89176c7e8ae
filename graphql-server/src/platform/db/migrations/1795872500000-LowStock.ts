import type { MigrationInterface, QueryRunner } from 'typeorm';

const lowUpTo = (most: number) => `CREATE INDEX "product_variants_low" ON "product_variants" ("available", "product_id")
  WHERE archived_at IS NULL AND available <= ${most}`;

/**
 * The index of low stock holds all that an owner may call low. By itself: with a lock of orders as well it would lock
 * the tables of a purchase the other way round.
 */
export class LowStock1795872500000 implements MigrationInterface {
  readonly name = 'LowStock1795872500000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "product_variants_low"`);
    await queryRunner.query(lowUpTo(50));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "product_variants_low"`);
    await queryRunner.query(lowUpTo(5));
  }
}
