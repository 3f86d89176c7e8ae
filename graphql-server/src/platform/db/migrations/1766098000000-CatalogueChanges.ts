import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The whole catalogue instead of one product. */
const WHOLE = `'00000000-0000-0000-0000-000000000000'::uuid`;

/** Notes the products of `rows`. No two transactions write the same key, so that nobody waits. */
const note = (rows: string) => `
    INSERT INTO catalogue_changes (transaction_id, product_id)
    SELECT DISTINCT pg_current_xact_id()::text::bigint, rows.product_id FROM (${rows}) rows (product_id)
    ON CONFLICT DO NOTHING;
    RETURN NULL;`;

/** What `products` shows: a draft is nothing yet. Variants, translations and opinions that change also change their product. */
const ofProducts = {
  INSERT: `SELECT ${WHOLE} FROM added WHERE status = 'PUBLISHED'`,
  UPDATE: `SELECT id FROM added JOIN removed USING (id) WHERE 'PUBLISHED' IN (added.status, removed.status)
      UNION ALL SELECT ${WHOLE} FROM added JOIN removed USING (id)
      WHERE 'PUBLISHED' IN (added.status, removed.status)
        AND (added.status, added.category_id) IS DISTINCT FROM (removed.status, removed.category_id)`,
  DELETE: `SELECT ${WHOLE} FROM removed WHERE status = 'PUBLISHED'`,
};

const REFERENCING = {
  INSERT: 'REFERENCING NEW TABLE AS added',
  UPDATE: 'REFERENCING OLD TABLE AS removed NEW TABLE AS added',
  DELETE: 'REFERENCING OLD TABLE AS removed',
};

const OPERATIONS = ['INSERT', 'UPDATE', 'DELETE'] as const;

/** A trigger that runs once for each statement. */
const triggerOn = (table: string, operation: (typeof OPERATIONS)[number], rows: string) => {
  const name = `${table}_note_${operation.toLowerCase()}`;
  return `
  CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN ${note(rows)}
  END $$;
  CREATE TRIGGER ${name} AFTER ${operation} ON ${table} ${REFERENCING[operation]}
    FOR EACH STATEMENT EXECUTE FUNCTION ${name}();`;
};

/**
 * Which products have changed in what the shop shows, so that servers drop what they keep of them. Triggers write it, in the transaction that
 * changes it.
 */
export class CatalogueChanges1766098000000 implements MigrationInterface {
  name = 'CatalogueChanges1766098000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE catalogue_changes (
        transaction_id bigint NOT NULL,
        product_id uuid NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT catalogue_changes_pkey PRIMARY KEY (transaction_id, product_id)
      );
      ${OPERATIONS.map((operation) => triggerOn('products', operation, ofProducts[operation])).join('')}
      ${OPERATIONS.map((operation) => triggerOn('categories', operation, `SELECT ${WHOLE}`)).join('')}
      ${triggerOn('product_stock', 'UPDATE', 'SELECT product_id FROM added')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    const triggers = [
      ...['products', 'categories'].flatMap((table) =>
        OPERATIONS.map((operation) => ({ table, name: `${table}_note_${operation.toLowerCase()}` })),
      ),
      { table: 'product_stock', name: 'product_stock_note_update' },
    ];
    await runner.query(`
      ${triggers.map(({ table, name }) => `DROP TRIGGER ${name} ON ${table};`).join('\n')}
      DROP FUNCTION ${triggers.map(({ name }) => name).join(', ')};
      DROP TABLE catalogue_changes;
    `);
  }
}
