import type { MigrationInterface, QueryRunner } from 'typeorm';
import { catalogue } from './first/catalogue.ts';
import { search } from './first/search.ts';
import { catalogueTriggers } from './first/triggers/catalogue.ts';

/** How words are read: the same for products, categories, other names and what people type. */
const words = String.raw`
-- Small letters in their simplest spelling: without accents and joiners; Bangla letters that sound alike as one.
CREATE FUNCTION search_fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(
    regexp_replace(
      replace(
        regexp_replace(lower(normalize(value, NFKD)), '[\u09a1\u09a2]\u09bc', U&'\09b0', 'g'),
        U&'\09af\09bc', U&'\09df'
      ),
      '[\u0300-\u036f\u0981\u09bc\u200c\u200d''’${'`'}]', '', 'g'
    ),
    'ঈঊণষসযৎীূ০১২৩৪৫৬৭৮৯', 'ইউনশশজতিু0123456789'
  );

-- The words of a text in their order: numbers with their units as one (1 TB is 1tb), without endings of the plural, and
-- without those that Bangla adds to nouns.
CREATE OR REPLACE FUNCTION search_words(value text) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text := search_fold(value);
BEGIN
  folded := regexp_replace(folded, '(\d),(?=\d{3})', '\1', 'g');
  folded := regexp_replace(folded, '(\d)[\s-]*(?:"|inch(?:es)?\M|in\M)', '\1in ', 'g');
  folded := regexp_replace(folded,
    '(\d)[\s-]+(tb|gb|mb|kb|ghz|mhz|hz|mah|wh|kw|w|v|cm|mm|km|m|ft|kg|g|gm|mg|lb|oz|ml|l|mp|pc|pcs|pack|seater)\M',
    '\1\2', 'g');
  folded := regexp_replace(folded, '([a-z]{2})ies\M', '\1y', 'g');
  folded := regexp_replace(folded, '(ch|sh|ss|x|zz)es\M', '\1', 'g');
  folded := regexp_replace(folded, '\m(?!(?:lens|plus|this|bus|gas|gps|ios)\M)([a-z0-9]*[a-z][a-hj-rtv-z])s\M', '\1', 'g');
  IF folded ~ '[\u0980-\u09ff]' THEN
    folded := regexp_replace(folded,
      '([\u0980-\u09ff]{3})(?:গুল(?:\u09c7\u09be|ি|া)|শমুহ|দের|ের|টি|টা|কে)(?![\u0980-\u09ff])', '\1', 'g');
    folded := regexp_replace(folded, '([\u0980-\u09ff]{2}[িু])র(?![\u0980-\u09ff])', '\1', 'g');
  END IF;
  -- A point between digits stays: 1.5l.
  folded := regexp_replace(folded, '\.(?!\d)|(?<!\d)\.', ' ', 'g');
  RETURN ARRAY(
    SELECT left(word, 60)
    FROM regexp_split_to_table(
      folded, '[\u0001-\u002d\u002f\u003a-\u0060\u007b-\u007f\u0964\u0965\u2010-\u205f]+'
    ) WITH ORDINALITY AS parts (word, place)
    WHERE word <> '' ORDER BY place
  );
END $$;

-- How a folded word sounds, for both scripts: consonants, i and u; শাড়ি, shari and saree are all sri.
CREATE FUNCTION search_key(word text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  key text := word;
BEGIN
  IF word ~ '[0-9]' THEN RETURN word; END IF;
  IF key ~ '[\u0980-\u09ff]' THEN
    key := regexp_replace(key, '\u09c7\u09be|\u09cd\u099c|[\u09cd\u09df\u0983]', '', 'g');
    key := translate(key, 'কখগঘঙংচছজঝঞটঠডঢতথদধনপফবভমরলশহআওঔইএঐউাৌিেৈুঅ',
      'kkggnnCCjjnttddttddnpfbbmrlshaaaiiiuaaiiiua');
  ELSE
    key := regexp_replace(key, '(?<=[a-z]{2}[^aeiouy])e$', '');
    key := regexp_replace(key, 't?chh?', 'C', 'g');
    key := regexp_replace(key, 'c(?=[eiy])', 's', 'g');
    key := replace(replace(replace(replace(key, 'ph', 'f'), 'x', 'ks'), 'oo', 'u'), 'ng', 'n');
    key := translate(key, 'cqzvyew', 'kkjbii');
  END IF;
  key := regexp_replace(key, '(?<=.)[aoh]', '', 'g');
  RETURN regexp_replace(key, '(.)\1+', '\1', 'g');
END $$;

-- A word and what is left of it without any one letter: two words that share one differ by a typing error.
CREATE FUNCTION search_deletions(word text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN length(word) BETWEEN 4 AND 24 AND word !~ '[0-9]' THEN ARRAY(
    SELECT word UNION SELECT left(word, place - 1) || substr(word, place + 1) FROM generate_series(1, length(word)) place
  ) ELSE '{}' END;

-- The words of one field, with their places and the field's weight. Between fields one place is left out.
CREATE FUNCTION search_field(value text, weight text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT coalesce(string_agg(format('%L:%s%s', word, least(place + 1, 16000), weight), ' '), '')::tsvector
    FROM unnest(search_words(value)) WITH ORDINALITY AS words (word, place)
  );
`;

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

ALTER TABLE search_synonyms ADD COLUMN own_words text[] NOT NULL DEFAULT '{}',
  ADD COLUMN other_words text[] NOT NULL DEFAULT '{}';
UPDATE search_synonyms SET own_words = search_words(word), other_words = search_words(names);
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

-- Other names are looked up while searching, by any of their words.
CREATE FUNCTION search_synonyms_fill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.own_words := search_words(NEW.word);
  NEW.other_words := search_words(NEW.names);
  RETURN NEW;
END $$;
CREATE TRIGGER search_synonyms_fill BEFORE INSERT OR UPDATE ON search_synonyms
  FOR EACH ROW EXECUTE FUNCTION search_synonyms_fill();

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
    for (const part of [earlier, words, tables, triggers]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE search_documents, search_vocabulary;
      DROP FUNCTION search_fold, search_key, search_deletions, search_field, search_write, search_write_added,
        search_write_changed, search_write_translated, search_count, search_synonyms_fill CASCADE;
      DROP TRIGGER products_fill ON products;
      DROP TRIGGER categories_moved ON categories;
      ALTER TABLE categories DROP COLUMN search_words, ALTER COLUMN search_text DROP DEFAULT;
      ALTER TABLE search_synonyms DROP COLUMN own_words, DROP COLUMN other_words;
      ALTER TABLE products ALTER COLUMN search_text DROP DEFAULT`);
    const before = [search, catalogue, catalogueTriggers].join('').split(/^(?=CREATE )/m);
    for (const made of before.filter((statement) => REPLACED.test(statement)))
      await runner.query(made.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION'));
    // Which fills the texts of their products too.
    await runner.query('UPDATE categories SET name = name');
  }
}
