/** Triggers of what products are found by: their documents, the vocabulary, synonyms. */
export const searchTriggers = String.raw`
-- Writes the documents of products.
CREATE FUNCTION search_write(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_documents AS known (product_id, vector)
  SELECT p.id, search_field(concat_ws(' ', p.name, t.name), 'A')
    || search_field(concat_ws(' ', p.tag, p.brand), 'B')
    || format('''#%s'':1B ''#%s'':1B', p.category_id, p.department_id)::tsvector
    || search_field(concat_ws(' ', p.short_description, p.note, t.short_description, t.note,
      array_to_string(p.colors, ' '), array_to_string(p.sizes, ' '), array_to_string(t.colors, ' '),
      (SELECT string_agg(value ->> 'value', ' ') FROM jsonb_array_elements(p.attributes))), 'C')
    || search_field(left(concat_ws(' ', p.description, p.second_description, t.description), 8000), 'D')
  FROM products p LEFT JOIN product_translations t ON t.product_id = p.id AND t.language = 'BN'
  WHERE p.id = ANY (ids)
  ON CONFLICT (product_id) DO UPDATE SET vector = excluded.vector WHERE known.vector <> excluded.vector
$$;

-- Products that are added get their documents.
CREATE FUNCTION search_write_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_write(ARRAY(SELECT id FROM added));
  RETURN NULL;
END $$;
CREATE TRIGGER products_search_added AFTER INSERT ON products
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION search_write_added();

-- So does a product whose texts have changed,
CREATE FUNCTION search_write_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_write(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
CREATE TRIGGER products_search_changed AFTER UPDATE OF name, category_id, department_id, brand, tag, colors, sizes,
    note, short_description, description, second_description, attributes ON products
  FOR EACH ROW EXECUTE FUNCTION search_write_changed();

-- and those whose translations have.
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

-- Writes how searches read a synonym.
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
`;
