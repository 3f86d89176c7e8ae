import type { MigrationInterface, QueryRunner } from 'typeorm';

const VERSIONED =
  `name category_id brand tag sku price_cents old_price_cents pictures picture_alts colors color_pictures
  sizes note short_description description second_description status publish_at`.split(/\s+/);

/** What counts a version, besides `more`: the trigger of the first schema. */
const versionTrigger = (...more: string[]) => {
  const columns = [...VERSIONED, ...more];
  const of = (row: string) => columns.map((column) => `${row}.${column}`).join(', ');
  return `CREATE OR REPLACE TRIGGER products_count_version BEFORE UPDATE OF ${columns.join(', ')} ON products
  FOR EACH ROW WHEN ((${of('OLD')}) IS DISTINCT FROM (${of('NEW')})) EXECUTE FUNCTION products_count_version();
`;
};

/** Where colours and sizes were before: in the weight D. */
const CHOICES = `array_to_string(p.colors, ' '), array_to_string(p.sizes, ' '),
      array_to_string(t.colors, ' ')`;

/**
 * What products are found by, with `choices` in the weight C and `more` in D: the function and the trigger of
 * Search1790000000000.
 */
const searchedWith = (columns: string, choices: string, more: string) => String.raw`
CREATE OR REPLACE FUNCTION search_write(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_documents AS known (product_id, vector)
  SELECT p.id, search_field(concat_ws(' ', p.name, t.name), 'A')
    || search_field(concat_ws(' ', p.tag, p.brand), 'B')
    || format('''#%s'':1B ''#%s'':1B', p.category_id, p.department_id)::tsvector
    || search_field(concat_ws(' ', p.short_description, p.note, t.short_description, t.note${choices}), 'C')
    || search_field(left(concat_ws(' ', ${more}p.description, p.second_description, t.description), 8000), 'D')
  FROM products p LEFT JOIN product_translations t ON t.product_id = p.id AND t.language = 'BN'
  WHERE p.id = ANY (ids)
  ON CONFLICT (product_id) DO UPDATE SET vector = excluded.vector WHERE known.vector <> excluded.vector
$$;
CREATE OR REPLACE TRIGGER products_search_changed AFTER UPDATE OF name, category_id, department_id, brand, tag, colors,
    sizes, note, short_description, description, second_description${columns} ON products
  FOR EACH ROW EXECUTE FUNCTION search_write_changed();
`;

/** Attributes of products: what products are and have, and are filtered and found by, like their colours and sizes. */
export class Attributes1790000000020 implements MigrationInterface {
  name = 'Attributes1790000000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE products ADD COLUMN attributes jsonb NOT NULL DEFAULT '[]',
        ADD CONSTRAINT products_attributes_array CHECK (jsonb_typeof(attributes) = 'array');
      CREATE INDEX products_attributes ON products USING gin (attributes jsonb_path_ops) WITH (fastupdate=off);
      CREATE INDEX products_colors ON products USING gin (colors) WITH (fastupdate=off);
      CREATE INDEX products_sizes ON products USING gin (sizes) WITH (fastupdate=off);
      ${versionTrigger('attributes')}
      ${searchedWith(
        ', attributes',
        `,\n      ${CHOICES}, (SELECT string_agg(value ->> 'value', ' ') FROM jsonb_array_elements(p.attributes))`,
        '',
      )}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${versionTrigger()}
      ${searchedWith('', '', `${CHOICES}, `)}
      DROP INDEX products_colors, products_sizes;
      ALTER TABLE products DROP COLUMN attributes;`);
  }
}
