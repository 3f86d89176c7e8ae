import type { MigrationInterface, QueryRunner } from 'typeorm';
import { catalogueIndexes, catalogueTriggers } from './foundations/catalogue.ts';
import { tables } from './foundations/tables.ts';
import { addUuidv7, dropUuidv7 } from './foundations/uuidv7.ts';

/** The first schema: tables, the indexes that find products, and the triggers that maintain ratings and counts. */
export class Foundations1763600000000 implements MigrationInterface {
  name = 'Foundations1763600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS citext');
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await runner.query(addUuidv7);
    await runner.query(tables);
    await runner.query(catalogueIndexes);
    await runner.query(catalogueTriggers);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE order_status_changes, order_lines, orders, comments, reviews, product_counts, product_stock, products, categories, customers;
      DROP FUNCTION products_fill, products_refill, products_follow, reviews_follow, comments_follow, short_grams;
    `);
    await runner.query(dropUuidv7);
  }
}
