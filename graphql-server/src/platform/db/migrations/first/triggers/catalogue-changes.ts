/** The whole catalogue instead of one product. */
const WHOLE = `'00000000-0000-0000-0000-000000000000'::uuid`;

const REFERENCING = {
  INSERT: 'REFERENCING NEW TABLE AS added',
  UPDATE: 'REFERENCING OLD TABLE AS removed NEW TABLE AS added',
  DELETE: 'REFERENCING OLD TABLE AS removed',
};

/** A trigger that notes the products of `rows` for each statement. Nobody waits: no two transactions write one key. */
const noteOn = (operation: keyof typeof REFERENCING, table: string, rows: string) => {
  const name = `${table}_note_${operation.toLowerCase()}`;
  return `
CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_changes (transaction_id, product_id)
  SELECT DISTINCT pg_current_xact_id()::text::bigint, rows.product_id FROM (${rows}) rows (product_id)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER ${name} AFTER ${operation} ON ${table}
  ${REFERENCING[operation]} FOR EACH STATEMENT EXECUTE FUNCTION ${name}();
`;
};

/**
 * Triggers that note which products the shop shows otherwise, for the caches. A draft is nothing yet. Variants,
 * translations and opinions that change also change their product.
 */
export const catalogueChangesTriggers = [
  noteOn('INSERT', 'products', `SELECT ${WHOLE} FROM added WHERE status = 'PUBLISHED'`),
  noteOn(
    'UPDATE',
    'products',
    `SELECT id FROM added JOIN removed USING (id) WHERE 'PUBLISHED' IN (added.status, removed.status)
    UNION ALL SELECT ${WHOLE} FROM added JOIN removed USING (id)
    WHERE 'PUBLISHED' IN (added.status, removed.status)
      AND (added.status, added.category_id) IS DISTINCT FROM (removed.status, removed.category_id)`,
  ),
  noteOn('DELETE', 'products', `SELECT ${WHOLE} FROM removed WHERE status = 'PUBLISHED'`),
  noteOn('INSERT', 'categories', `SELECT ${WHOLE}`),
  noteOn('UPDATE', 'categories', `SELECT ${WHOLE}`),
  noteOn('DELETE', 'categories', `SELECT ${WHOLE}`),
  noteOn('UPDATE', 'product_stock', 'SELECT product_id FROM added'),
].join('');
