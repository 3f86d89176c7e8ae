import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures of products in their colours. */
export class ColorPictures1763906000000 implements MigrationInterface {
  name = 'ColorPictures1763906000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE products
        ADD COLUMN color_pictures jsonb NOT NULL DEFAULT '{}',
        ADD CONSTRAINT products_color_pictures_object CHECK (jsonb_typeof(color_pictures) = 'object');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products DROP COLUMN color_pictures');
  }
}
