import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = (table: string, column: string, known: readonly string[]) => `
  ALTER TABLE ${table} DROP CONSTRAINT ${table}_${column}_known,
    ADD CONSTRAINT ${table}_${column}_known CHECK (${column} = ANY (ARRAY[${known.map((one) => `'${one}'::text`).join(', ')}]))`;

/** Promotions are for several products and categories, and may take the delivery fee off. */
export class PromotionScope1768060000001 implements MigrationInterface {
  name = 'PromotionScope1768060000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(kinds('promotions', 'kind', ['PERCENT', 'FIXED', 'FREE_DELIVERY']));
    await runner.query(kinds('order_adjustments', 'kind', ['PROMOTION', 'FREE_DELIVERY']));
    await runner.query(
      `ALTER TABLE promotions ADD category_ids uuid[] NOT NULL DEFAULT '{}', ADD product_ids uuid[] NOT NULL DEFAULT '{}'`,
    );
    await runner.query(
      'UPDATE promotions SET category_ids = ARRAY[category_id] WHERE category_id IS NOT NULL',
    );
    await runner.query('ALTER TABLE promotions DROP category_id');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE promotions ADD category_id uuid CONSTRAINT promotions_category_fkey REFERENCES categories (id)',
    );
    await runner.query(
      'UPDATE promotions SET category_id = category_ids[1] WHERE category_ids[1] IN (SELECT id FROM categories)',
    );
    await runner.query('ALTER TABLE promotions DROP category_ids, DROP product_ids');
    await runner.query(kinds('order_adjustments', 'kind', ['PROMOTION']));
    await runner.query(kinds('promotions', 'kind', ['PERCENT', 'FIXED']));
  }
}
