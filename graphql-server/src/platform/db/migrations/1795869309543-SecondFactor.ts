import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The second factor of accounts. A server of the version before does not ask for it. */
export class SecondFactor1795869309543 implements MigrationInterface {
  readonly name = 'SecondFactor1795869309543';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "customers" ADD "second_factor" bytea`);
    await queryRunner.query(`ALTER TABLE "customers" ADD "second_factor_at" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(`ALTER TABLE "customers" ADD "second_factor_step" integer NOT NULL DEFAULT '0'`);
    await queryRunner.query(`ALTER TABLE "customers" ADD "recovery_hashes" text array NOT NULL DEFAULT '{}'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "customers" DROP COLUMN "recovery_hashes"`);
    await queryRunner.query(`ALTER TABLE "customers" DROP COLUMN "second_factor_step"`);
    await queryRunner.query(`ALTER TABLE "customers" DROP COLUMN "second_factor_at"`);
    await queryRunner.query(`ALTER TABLE "customers" DROP COLUMN "second_factor"`);
  }
}
