import type { MigrationInterface, QueryRunner } from 'typeorm';

const WHOLE = `'00000000-0000-0000-0000-000000000000'::uuid`;

/** A function that notes products for a trigger of each statement. */
const noted = (name: string, rows: string, columns = '', onConflict = 'NOTHING') => `
CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_changes (transaction_id, product_id${columns && ', only_stock'})
  SELECT DISTINCT pg_current_xact_id()::text::bigint, rows.product_id${columns} FROM (${rows}) rows (product_id)
  ON CONFLICT ${onConflict === 'NOTHING' ? '' : '(transaction_id, product_id) '}DO ${onConflict};
  RETURN NULL;
END $$`;

/** What has changed with its stock, too, has not only changed in its stock. */
const MORE = 'UPDATE SET only_stock = false WHERE catalogue_changes.only_stock';

const STOCK = 'SELECT product_id FROM added';
const ADDED = `SELECT ${WHOLE} FROM added WHERE status = 'PUBLISHED'`;
const REMOVED = `SELECT ${WHOLE} FROM removed WHERE status = 'PUBLISHED'`;
const CHANGED = `SELECT id FROM added JOIN removed USING (id) WHERE 'PUBLISHED' IN (added.status, removed.status)
    UNION ALL SELECT ${WHOLE} FROM added JOIN removed USING (id)
    WHERE 'PUBLISHED' IN (added.status, removed.status)
      AND (added.status, added.category_id) IS DISTINCT FROM (removed.status, removed.category_id)`;

/**
 * What an engine beside PostgreSQL has of the catalogue. Added and deleted products are noted by their ids too, and what
 * changes in its stock only, as by every order, is told apart: nobody searches by it.
 */
export class SearchIndexes1795832252774 implements MigrationInterface {
  readonly name = 'SearchIndexes1795832252774';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE search_indexes (
      name text NOT NULL,
      mapping integer NOT NULL,
      is_whole boolean NOT NULL DEFAULT false,
      batch integer NOT NULL DEFAULT 0,
      since text NOT NULL DEFAULT concat(pg_current_snapshot()),
      walked_to uuid,
      written_at timestamptz NOT NULL DEFAULT now(),
      claimed_until timestamptz NOT NULL DEFAULT '-infinity',
      CONSTRAINT search_indexes_pkey PRIMARY KEY (name)
    )`);
    await runner.query('CREATE UNIQUE INDEX search_indexes_one_filled ON search_indexes (mapping) WHERE NOT is_whole');
    await runner.query('ALTER TABLE catalogue_changes ADD COLUMN only_stock boolean NOT NULL DEFAULT false');
    const withIds = (rows: string, table: string) =>
      `${rows} UNION ALL SELECT id FROM ${table} WHERE status = 'PUBLISHED'`;
    await runner.query(noted('products_note_insert', withIds(ADDED, 'added'), ', false', MORE));
    await runner.query(noted('products_note_update', CHANGED, ', false', MORE));
    await runner.query(noted('products_note_delete', withIds(REMOVED, 'removed'), ', false', MORE));
    await runner.query(noted('product_stock_note_update', STOCK, ', true'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(noted('products_note_insert', ADDED));
    await runner.query(noted('products_note_update', CHANGED));
    await runner.query(noted('products_note_delete', REMOVED));
    await runner.query(noted('product_stock_note_update', STOCK));
    await runner.query('ALTER TABLE catalogue_changes DROP COLUMN only_stock');
    await runner.query('DROP TABLE search_indexes');
  }
}
