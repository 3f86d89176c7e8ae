import type pg from 'pg';
import type { Search } from './quality.ts';

/** Returns plain full-text search of PostgreSQL over all fields, in a table of its own, to compare with. */
export const plainSearch = async (pool: pg.Pool): Promise<Search> => {
  await pool.query(`
    CREATE TABLE plain_search AS
    SELECT p.id, setweight(to_tsvector('english', concat_ws(' ', p.name, t.name)), 'A')
      || setweight(to_tsvector('english', concat_ws(' ', p.tag, p.brand, c.name)), 'B')
      || setweight(to_tsvector('english', concat_ws(' ', p.note, p.short_description, t.short_description)), 'C')
      || setweight(to_tsvector('english', concat_ws(' ', p.description, p.second_description, t.description,
        array_to_string(p.colors, ' '), array_to_string(p.sizes, ' '))), 'D') AS vector
    FROM products p JOIN categories c ON c.id = p.category_id
    LEFT JOIN product_translations t ON t.product_id = p.id;
    CREATE INDEX ON plain_search USING gin (vector);
    ANALYZE plain_search`);
  return async (term) => {
    const { rows } = await pool.query<{ id: string }>(
      `SELECT id FROM plain_search, websearch_to_tsquery('english', $1) query WHERE vector @@ query
       ORDER BY ts_rank(vector, query) DESC, id LIMIT 50`,
      [term],
    );
    return rows.map(({ id }) => id);
  };
};
