/**
 * The text in which search terms are looked for: one per product and per category, in four parts.
 *
 * 1. Name, leaf, department and tag as they are written, a line each: a term that is a part of one of them always matches.
 * 2. The words of the name and of its translation, each after a tab.
 * 3. The words of leaf, department and tag, and their synonyms, each after a line feed.
 * 4. After a carriage return: neighbouring words joined, for someone who types tshirt and means T-Shirt. Each follows a
 * carriage return and the sign of its part, and matches from its beginning only: “tea” is not in “whiteapple”. Since the
 * migration after this one they are in capitals.
 *
 * Letters of the parts 2 to 4 are in the simplest spelling: without accents and joiners, and Bangla letters that sound alike as
 * one letter.
 */
export const searchFunctions = String.raw`
CREATE FUNCTION search_letters(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(
    regexp_replace(lower(normalize(value, NFKD)), '[\u0300-\u036f\u0981\u09bc\u200c\u200d]', '', 'g'),
    'ঈঊণষসযৎীূ০১২৩৪৫৬৭৮৯', 'ইউনশশজতিু0123456789'
  );

-- An apostrophe is no end of a word: "Men's" is one.
CREATE FUNCTION search_words(value text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN array_remove(
    regexp_split_to_array(
      translate(search_letters(value), '''’', ''),
      '[\u0001-\u002f\u003a-\u0060\u007b-\u007f\u0964\u0965\u2010-\u205f]+'
    ),
    ''
  );

CREATE FUNCTION search_joins(words text[], sign text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN coalesce((
    SELECT string_agg(E'\r' || sign || words[place] || words[place + 1], '')
    FROM generate_series(1, cardinality(words) - 1) place
  ), '');

-- fields are what else is said in a word or two. Other names are those of a whole field and of each word of it, in singular.
CREATE FUNCTION search_text_of(name text, translated text, fields text[]) RETURNS text
  LANGUAGE plpgsql STABLE AS $$
DECLARE
  own text[] := search_words(name);
  theirs text[] := '{}';
  keys text[] := '{}';
  joined text := search_joins(own, E'\t');
  of_field text[];
  field text;
  others text;
BEGIN
  FOREACH field IN ARRAY fields LOOP
    of_field := search_words(field);
    theirs := theirs || of_field;
    keys := keys || array_to_string(of_field, ' ');
    joined := joined || search_joins(of_field, E'\n');
  END LOOP;
  SELECT string_agg(names, ' ') INTO others FROM search_synonyms
  WHERE word = ANY (
    keys || theirs || string_to_array(regexp_replace(array_to_string(theirs, ' '), '(?:(ch|sh|ss|x)es|s)\y', '\1', 'g'), ' ')
  );
  RETURN lower(array_to_string(name || fields, E'\n'))
    || E'\t' || array_to_string(own || coalesce(search_words(translated), '{}'), E'\t')
    || E'\n' || array_to_string(ARRAY(SELECT DISTINCT unnest(theirs || coalesce(search_words(others), '{}'))), E'\n')
    || E'\r' || joined;
END $$;

-- The one and two characters in a row of a text. Its cost keeps the planner from working it out for every product where the
-- index has it.
CREATE FUNCTION search_grams(value text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 3000
  RETURN ARRAY(
    SELECT DISTINCT gram
    FROM (
      SELECT sign, sign || lead(sign) OVER (ORDER BY place) AS pair
      FROM unnest(string_to_array(value, NULL)) WITH ORDINALITY AS signs (sign, place)
    ) pairs, unnest(ARRAY[sign, pair]) gram
    WHERE gram IS NOT NULL
  );
`;

/** A trigger gets its statement's rows only in one of these three forms. */
const followTriggers = (table: string) => `
CREATE TRIGGER ${table}_inserted AFTER INSERT ON ${table}
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION ${table}_follow();
CREATE TRIGGER ${table}_updated AFTER UPDATE ON ${table}
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION ${table}_follow();
CREATE TRIGGER ${table}_deleted AFTER DELETE ON ${table}
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION ${table}_follow();
`;

/** Triggers that maintain these texts. */
export const searchTriggers = String.raw`
CREATE OR REPLACE FUNCTION products_fill() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  leaf categories;
  department categories;
BEGIN
  SELECT * INTO leaf FROM categories WHERE id = NEW.category_id;
  SELECT * INTO department FROM categories WHERE id = leaf.parent_id;
  NEW.department_id := coalesce(department.id, leaf.id);
  NEW.search_text := search_text_of(
    NEW.name,
    (SELECT string_agg(name, ' ') FROM product_translations WHERE product_id = NEW.id),
    array_remove(ARRAY[leaf.name, department.name, NEW.tag], NULL)
  );
  RETURN NEW;
END $$;

CREATE FUNCTION categories_fill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := search_text_of(NEW.name, NULL, ARRAY[NEW.name]);
  RETURN NEW;
END $$;

CREATE TRIGGER categories_fill BEFORE INSERT OR UPDATE OF name ON categories
  FOR EACH ROW EXECUTE FUNCTION categories_fill();

CREATE FUNCTION search_synonyms_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Each category renews its products.
  IF EXISTS (SELECT FROM changed) THEN UPDATE categories SET name = name; END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION product_translations_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET name = name WHERE id IN (SELECT product_id FROM changed);
  RETURN NULL;
END $$;

${['search_synonyms', 'product_translations'].map(followTriggers).join('\n')}
`;

/** The function that filled a product before this migration. */
export const formerFill = String.raw`
CREATE OR REPLACE FUNCTION products_fill() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  leaf categories;
  department categories;
BEGIN
  SELECT * INTO leaf FROM categories WHERE id = NEW.category_id;
  SELECT * INTO department FROM categories WHERE id = leaf.parent_id;
  NEW.department_id := coalesce(department.id, leaf.id);
  -- The line feed keeps a term from matching across two of them.
  NEW.search_text := lower(concat_ws(E'\n', NEW.name, leaf.name, department.name, NEW.tag));
  RETURN NEW;
END $$;
`;
