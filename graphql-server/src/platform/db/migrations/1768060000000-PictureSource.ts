import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Remembers where a product's picture was fetched from, so that the next import of the same file does not fetch it again. */
export class PictureSource1768060000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product_pictures ADD source text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product_pictures DROP source');
  }
}
