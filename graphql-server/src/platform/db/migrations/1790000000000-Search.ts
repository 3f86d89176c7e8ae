import type { MigrationInterface, QueryRunner } from 'typeorm';
import { catalogue } from './first/catalogue.ts';
import { search } from './first/search.ts';
import { catalogueTriggers } from './first/triggers/catalogue.ts';
import { words } from './search/words.ts';

const tables = String.raw`
-- What products are found by, apart from them, so that a price is changed without touching it. Categories are in it by
-- id: one that gets another name changes no product.
CREATE TABLE search_documents (
  product_id uuid NOT NULL,
  vector tsvector NOT NULL,
  CONSTRAINT search_documents_pkey PRIMARY KEY (product_id),
  CONSTRAINT search_documents_product_fkey FOREIGN KEY (product_id) REFERENCES products (id) ON DELETE CASCADE
) WITH (toast_tuple_target=4096);
ALTER TABLE search_documents ALTER COLUMN vector SET STORAGE EXTERNAL;
CREATE INDEX search_documents_vector ON search_documents USING gin (vector) WITH (fastupdate=off);

-- Every word of the documents, with the number of documents that have it.
CREATE TABLE search_vocabulary (
  word text NOT NULL,
  key text NOT NULL,
  deletions text[] NOT NULL,
  documents integer NOT NULL,
  CONSTRAINT search_vocabulary_pkey PRIMARY KEY (word)
) WITH (fillfactor=70);
CREATE INDEX search_vocabulary_by_key ON search_vocabulary (key);
CREATE INDEX search_vocabulary_by_prefix ON search_vocabulary (word text_pattern_ops);
CREATE INDEX search_vocabulary_deletions ON search_vocabulary USING gin (deletions);
-- For parts of words only: PostgreSQL 15 would look whole words up by it too, in milliseconds each.
CREATE INDEX search_vocabulary_trigrams ON search_vocabulary USING gin (word COLLATE "C" gin_trgm_ops);

ALTER TABLE categories ADD COLUMN search_words text[] NOT NULL DEFAULT '{}';
UPDATE categories SET search_words = search_words(name);

-- The word and its names, each as searches read it: its words with a space between them.
CREATE FUNCTION search_spellings(names text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(
    SELECT DISTINCT array_to_string(search_words(name), ' ') FROM unnest(names) name WHERE search_words(name) <> '{}'
  );

-- How each of them sounds, without its spaces.
CREATE FUNCTION search_keys(spellings text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(
    SELECT search_key(replace(one, ' ', '')) FROM unnest(spellings) WITH ORDINALITY AS own (one, place) ORDER BY place
  );

ALTER TABLE search_synonyms ALTER COLUMN names TYPE text[] USING string_to_array(names, ' '),
  ADD COLUMN id uuid NOT NULL DEFAULT uuidv7(), ADD COLUMN spellings text[] NOT NULL DEFAULT '{}',
  ADD COLUMN keys text[] NOT NULL DEFAULT '{}',
  DROP CONSTRAINT search_synonyms_pkey, ADD CONSTRAINT search_synonyms_pkey PRIMARY KEY (id),
  ADD CONSTRAINT search_synonyms_word_unique UNIQUE (word);
UPDATE search_synonyms SET spellings = search_spellings(names || word);
UPDATE search_synonyms SET keys = search_keys(spellings);
`;

const triggers = String.raw`

CREATE FUNCTION search_write(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_documents AS known (product_id, vector)
  SELECT p.id, search_field(concat_ws(' ', p.name, t.name), 'A')
    || search_field(concat_ws(' ', p.tag, p.brand), 'B')
    || format('''#%s'':1B ''#%s'':1B', p.category_id, p.department_id)::tsvector
    || search_field(concat_ws(' ', p.short_description, p.note, t.short_description, t.note), 'C')
    || search_field(left(concat_ws(' ', array_to_string(p.colors, ' '), array_to_string(p.sizes, ' '),
      array_to_string(t.colors, ' '), p.description, p.second_description, t.description), 8000), 'D')
  FROM products p LEFT JOIN product_translations t ON t.product_id = p.id AND t.language = 'BN'
  WHERE p.id = ANY (ids)
  ON CONFLICT (product_id) DO UPDATE SET vector = excluded.vector WHERE known.vector <> excluded.vector
$$;

CREATE FUNCTION search_write_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_write(ARRAY(SELECT id FROM added));
  RETURN NULL;
END $$;
CREATE TRIGGER products_search_added AFTER INSERT ON products
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION search_write_added();

CREATE FUNCTION search_write_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_write(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
CREATE TRIGGER products_search_changed AFTER UPDATE OF name, category_id, department_id, brand, tag, colors, sizes,
    note, short_description, description, second_description ON products
  FOR EACH ROW EXECUTE FUNCTION search_write_changed();

CREATE FUNCTION search_write_translated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_write(ARRAY(SELECT DISTINCT product_id FROM changed));
  RETURN NULL;
END $$;
CREATE TRIGGER product_translations_search_deleted AFTER DELETE ON product_translations
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_write_translated();
CREATE TRIGGER product_translations_search_inserted AFTER INSERT ON product_translations
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_write_translated();
CREATE TRIGGER product_translations_search_updated AFTER UPDATE ON product_translations
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_write_translated();

-- Counts the words of documents. New words are added first, in one order, and known ones are never waited for: those
-- that somebody else is counting are left out, and the hourly count puts them right.
CREATE FUNCTION search_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  plus text := 'SELECT unnest(tsvector_to_array(vector)) AS word, 1 AS change FROM added';
  minus text := 'SELECT unnest(tsvector_to_array(vector)) AS word, -1 AS change FROM removed';
  changed text[];
  changes integer[];
  known text[];
BEGIN
  EXECUTE format(
    'SELECT array_agg(word), array_agg(change) FROM (
      SELECT word, sum(change)::integer AS change FROM (%s) each_word WHERE word !~ ''^#''
      GROUP BY word HAVING sum(change) <> 0
    ) all_words',
    CASE TG_OP WHEN 'INSERT' THEN plus WHEN 'DELETE' THEN minus ELSE plus || ' UNION ALL ' || minus END
  ) INTO changed, changes;
  known := ARRAY(SELECT word FROM search_vocabulary WHERE word = ANY (changed));
  INSERT INTO search_vocabulary (word, key, deletions, documents)
    SELECT word, search_key(word), search_deletions(word), 0
    FROM (SELECT unnest(changed) AS word EXCEPT SELECT unnest(known)) new_words ORDER BY word
    ON CONFLICT DO NOTHING;
  WITH own AS MATERIALIZED (
    SELECT word FROM search_vocabulary WHERE word = ANY (changed) FOR UPDATE SKIP LOCKED
  )
  UPDATE search_vocabulary v SET documents = greatest(v.documents + c.change, 0)
  FROM unnest(changed, changes) c (word, change) JOIN own USING (word) WHERE v.word = own.word;
  RETURN NULL;
END $$;
CREATE TRIGGER search_documents_deleted AFTER DELETE ON search_documents
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION search_count();
CREATE TRIGGER search_documents_inserted AFTER INSERT ON search_documents
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION search_count();
CREATE TRIGGER search_documents_updated AFTER UPDATE ON search_documents
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION search_count();

CREATE FUNCTION search_synonyms_fill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.spellings := search_spellings(NEW.names || NEW.word);
  NEW.keys := search_keys(NEW.spellings);
  RETURN NEW;
END $$;
CREATE TRIGGER search_synonyms_fill BEFORE INSERT OR UPDATE ON search_synonyms
  FOR EACH ROW EXECUTE FUNCTION search_synonyms_fill();

-- Answers to searches are cached until the catalogue changes.
CREATE FUNCTION search_synonyms_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_changes (transaction_id, product_id)
  VALUES (pg_current_xact_id()::text::bigint, '00000000-0000-0000-0000-000000000000') ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER search_synonyms_note AFTER INSERT OR UPDATE OR DELETE ON search_synonyms
  FOR EACH STATEMENT EXECUTE FUNCTION search_synonyms_note();

CREATE OR REPLACE FUNCTION categories_fill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_words := search_words(NEW.name);
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION products_fill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT coalesce(parent_id, id) INTO NEW.department_id FROM categories WHERE id = NEW.category_id;
  RETURN NEW;
END $$;
CREATE TRIGGER products_fill BEFORE INSERT OR UPDATE OF category_id ON products
  FOR EACH ROW EXECUTE FUNCTION products_fill();

-- Gives the products of a category another department when it gets another parent.
CREATE OR REPLACE FUNCTION products_refill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET category_id = category_id WHERE category_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER categories_moved AFTER UPDATE OF parent_id ON categories
  FOR EACH ROW WHEN (OLD.parent_id IS DISTINCT FROM NEW.parent_id) EXECUTE FUNCTION products_refill();
`;

/** Servers of the version before may go on: they find what they found, slower, and nothing that came later. */
const earlier = String.raw`
DROP TRIGGER product_translations_deleted ON product_translations;
DROP TRIGGER product_translations_inserted ON product_translations;
DROP TRIGGER product_translations_updated ON product_translations;
DROP TRIGGER search_synonyms_deleted ON search_synonyms;
DROP TRIGGER search_synonyms_inserted ON search_synonyms;
DROP TRIGGER search_synonyms_updated ON search_synonyms;
DROP TRIGGER products_fill ON products;
DROP TRIGGER categories_renamed ON categories;
DROP INDEX products_search_grams, products_search_trigrams, products_sample;
ALTER TABLE products ALTER COLUMN search_text SET DEFAULT '';
ALTER TABLE categories ALTER COLUMN search_text SET DEFAULT '';
`;

/** What is made again when this is taken back. */
const REPLACED =
  /^CREATE (?:FUNCTION (?:search_words|categories_fill|products_fill|products_refill)\b|INDEX products_(?:search_|sample)|TRIGGER (?:products_fill|categories_renamed|product_translations_(?:deleted|inserted|updated)|search_synonyms_(?:deleted|inserted|updated))\b)/;

/** Search by words: their documents, vocabulary and triggers. They are filled by the next migration. */
export class Search1790000000000 implements MigrationInterface {
  name = 'Search1790000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS fuzzystrmatch');
    for (const part of [earlier, words, tables, triggers]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE search_documents, search_vocabulary;
      DROP FUNCTION search_fold, search_key, search_keys, search_stems, search_deletions, search_field, search_write,
        search_write_added, search_write_changed, search_write_translated, search_count, search_synonyms_fill,
        search_synonyms_note CASCADE;
      DROP TRIGGER products_fill ON products;
      DROP TRIGGER categories_moved ON categories;
      ALTER TABLE categories DROP COLUMN search_words, ALTER COLUMN search_text DROP DEFAULT;
      ALTER TABLE search_synonyms DROP COLUMN spellings, DROP COLUMN keys, DROP COLUMN id,
        DROP CONSTRAINT search_synonyms_word_unique, ADD CONSTRAINT search_synonyms_pkey PRIMARY KEY (word),
        ALTER COLUMN names TYPE text USING array_to_string(names, ' ');
      DROP FUNCTION search_spellings;
      ALTER TABLE products ALTER COLUMN search_text DROP DEFAULT`);
    const before = [search, catalogue, catalogueTriggers].join('').split(/^(?=CREATE )/m);
    for (const made of before.filter((statement) => REPLACED.test(statement)))
      await runner.query(made.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION'));
    // Which fills the texts of their products too.
    await runner.query('UPDATE categories SET name = name');
  }
}
