import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Products that are read at once. */
const BATCH = 1000;

/** Fills what products are found by. It only reads products: meanwhile servers sell, and triggers fill what changes. */
export class SearchFilled1790000000001 implements MigrationInterface {
  name = 'SearchFilled1790000000001';

  async up(runner: QueryRunner): Promise<void> {
    for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
      const rows = (await runner.query(`SELECT id FROM products WHERE id > $1 ORDER BY id LIMIT ${BATCH}`, [
        after,
      ])) as { id: string }[];
      if (rows.length === 0) break;
      await runner.query('SELECT search_write($1)', [rows.map(({ id }) => id)]);
      after = rows.at(-1)?.id ?? '';
    }
  }

  async down(): Promise<void> {
    return Promise.resolve();
  }
}
