import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Fills what products are found by. It only reads products: meanwhile servers sell, and triggers fill what changes. In
 * one statement, so that each word is counted once.
 */
export class SearchFilled1790000000001 implements MigrationInterface {
  name = 'SearchFilled1790000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SELECT search_write(ARRAY(SELECT id FROM products))');
  }

  async down(): Promise<void> {
    return Promise.resolve();
  }
}
