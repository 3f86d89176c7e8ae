/** What searched substrings, with the columns `search_text`: nothing calls it. */
export const legacy = String.raw`
CREATE FUNCTION search_letters(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(
    regexp_replace(lower(normalize(value, NFKD)), '[\u0300-\u036f\u0981\u09bc\u200c\u200d]', '', 'g'),
    'ঈঊণষসযৎীূ০১২৩৪৫৬৭৮৯', 'ইউনশশজতিু0123456789'
  );

CREATE FUNCTION search_joins(words text[], sign text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN coalesce((
    SELECT string_agg(E'\r' || sign || upper(words[place] || words[place + 1]), '')
    FROM generate_series(1, cardinality(words) - 1) place
  ), '');

-- fields are what else is said in a word or two. Other names are those of a whole field and of each word of it,
-- in singular.
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
    keys || theirs
      || string_to_array(regexp_replace(array_to_string(theirs, ' '), '(?:(ch|sh|ss|x)es|s)\y', '\1', 'g'), ' ')
  );
  RETURN lower(array_to_string(name || fields, E'\n'))
    || E'\t' || array_to_string(own || coalesce(search_words(translated), '{}'), E'\t')
    || E'\n' || array_to_string(ARRAY(SELECT DISTINCT unnest(theirs || coalesce(search_words(others), '{}'))), E'\n')
    || E'\r' || joined;
END $$;

-- The one and two characters in a row of a text. Its cost keeps the planner from working it out for every product
-- where the index has it.
CREATE FUNCTION search_grams(value text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 3000
  RETURN ARRAY(
    SELECT DISTINCT gram
    FROM (
      SELECT sign, sign || lead(sign) OVER (ORDER BY place) AS pair
      FROM unnest(string_to_array(lower(value), NULL)) WITH ORDINALITY AS signs (sign, place)
    ) pairs, unnest(ARRAY[sign, pair]) gram
    WHERE gram IS NOT NULL
  );

CREATE FUNCTION product_translations_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET name = name WHERE id IN (SELECT product_id FROM changed);
  RETURN NULL;
END $$;
CREATE FUNCTION search_synonyms_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Each category renews its products.
  IF EXISTS (SELECT FROM changed) THEN UPDATE categories SET name = name; END IF;
  RETURN NULL;
END $$;
`;
