import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Sales by month: the sums of the days that are counted. The days are forgotten, so that the job counts them and their months anew. Decision
 * 086 says what the months are for.
 */
export class MonthlySales1766036000000 implements MigrationInterface {
  name = 'MonthlySales1766036000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE monthly_sales (
        dimension text NOT NULL,
        month date NOT NULL,
        key text NOT NULL,
        orders integer NOT NULL,
        pieces integer NOT NULL,
        cents bigint NOT NULL,
        CONSTRAINT monthly_sales_pkey PRIMARY KEY (dimension, month, key),
        CONSTRAINT monthly_sales_dimension_known CHECK (dimension = ANY (ARRAY['CATEGORY'::text, 'METHOD'::text, 'DISTRICT'::text]))
      );
      CREATE TABLE monthly_product_sales (
        product_id uuid NOT NULL,
        month date NOT NULL,
        pieces integer NOT NULL,
        cents bigint NOT NULL,
        CONSTRAINT monthly_product_sales_pkey PRIMARY KEY (product_id, month)
      );
      CREATE INDEX monthly_product_sales_by_cents ON monthly_product_sales (month, cents, product_id);
      TRUNCATE daily_sales, daily_product_sales;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE monthly_product_sales, monthly_sales');
  }
}
