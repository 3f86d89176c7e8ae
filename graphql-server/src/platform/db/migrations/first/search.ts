/**
 * The text in which search terms are looked for: one per product and per category, in four parts.
 *
 * 1. Name, leaf, department and tag as they are written, a line each: a term that is a part of one always matches.
 * 2. The words of the name and of its translation, each after a tab.
 * 3. The words of leaf, department and tag, and their synonyms, each after a line feed.
 * 4. After a carriage return: neighbouring words joined, for someone who types tshirt and means T-Shirt. Each follows
 * a carriage return and the sign of its part, and matches from its beginning only: “tea” is not in “whiteapple”. They
 * are in capitals, so that lower-case terms do not match in their middle: an ordinary term is compared once with each
 * text that its index finds.
 *
 * Letters of the parts 2 to 4 are in the simplest spelling: without accents and joiners, and Bangla letters that sound
 * alike as one letter.
 */
export const search = String.raw`
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
`;
