import type { MigrationInterface, QueryRunner } from 'typeorm';
import { formerFill, searchFunctions, searchTriggers } from './search/search-text.ts';

/** Products are found by other spellings and synonyms, have Bangla translations, and can be listed by pieces sold. */
export class WiderSearch1763904000000 implements MigrationInterface {
  name = 'WiderSearch1763904000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE search_synonyms (
        word text NOT NULL,
        names text NOT NULL,
        CONSTRAINT search_synonyms_pkey PRIMARY KEY (word)
      );

      CREATE TABLE product_translations (
        product_id uuid NOT NULL,
        language text NOT NULL,
        name text NOT NULL,
        note text NOT NULL,
        short_description text NOT NULL,
        description text NOT NULL,
        second_description text NOT NULL,
        colors text[] NOT NULL,
        CONSTRAINT product_translations_language_known CHECK (language = 'BN'),
        CONSTRAINT product_translations_pkey PRIMARY KEY (product_id, language),
        CONSTRAINT product_translations_product_fkey FOREIGN KEY (product_id) REFERENCES products (id) ON DELETE CASCADE
      );

      CREATE INDEX product_stock_by_sold ON product_stock (sold, product_id);
    `);
    await runner.query(searchFunctions);
    await runner.query(searchTriggers);
    await runner.query(`
      DROP INDEX products_search_trigrams, products_search_short_grams;
      DROP FUNCTION short_grams;
      ALTER TABLE categories ADD COLUMN search_text text;
      UPDATE categories SET name = name;
      ALTER TABLE categories ALTER COLUMN search_text SET NOT NULL;
      UPDATE products SET name = name;
      CREATE INDEX products_search_trigrams ON products USING gin (search_text gin_trgm_ops);
      CREATE INDEX products_search_grams ON products USING gin (search_grams(search_text));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(formerFill);
    await runner.query(`
      DROP TRIGGER categories_fill ON categories;
      DROP TABLE search_synonyms, product_translations;
      DROP INDEX products_search_trigrams, products_search_grams, product_stock_by_sold;
      DROP FUNCTION categories_fill, search_synonyms_follow, product_translations_follow;
      DROP FUNCTION search_text_of, search_joins, search_words, search_letters, search_grams;
      ALTER TABLE categories DROP COLUMN search_text;
      UPDATE products SET name = name;
      CREATE FUNCTION short_grams(value text) RETURNS text[]
        LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 3000
        RETURN ARRAY(
          SELECT DISTINCT substr(value, place, size)
          FROM generate_series(1, length(value)) place, generate_series(1, 2) size
        );
      CREATE INDEX products_search_trigrams ON products USING gin (search_text gin_trgm_ops);
      CREATE INDEX products_search_short_grams ON products USING gin (short_grams(search_text));
    `);
  }
}
