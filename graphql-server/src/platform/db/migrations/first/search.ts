/**
 * How words are read, the same for products, categories, synonyms and what people type; and what products are found by.
 */
export const search = String.raw`
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
CREATE FUNCTION search_words(value text) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text := search_fold(value);
  unit text[];
BEGIN
  folded := regexp_replace(folded, '(\d),(?=\d{3})', '\1', 'g');
  IF folded ~ '\d[\s-]*(?:[\u0980-\u09ff]|tera|giga|mega|milli|centi|kilo|gm|gram|lit|watt|volt|met|inch|feet|foot|hour|piece)' THEN
    FOREACH unit SLICE 1 IN ARRAY ARRAY[
      ['tb', 'terabytes?', 'টেরাবাইট|টিবি'],
      ['gb', 'giga(?:byte)?s?|gigs?', 'গিগা(?:বাইট)?|জিবি'],
      ['mb', 'megabytes?', 'মেগাবাইট|এমবি'],
      ['mp', 'megapixels?', 'মেগাপিক্শেল|এমপি'],
      ['kg', 'kilo(?:gram)?s?', 'কেজি|কিল\u09c7\u09be(?:গ্রাম)?'],
      ['g', 'gms?|grams?', 'গ্রাম'],
      ['ml', 'millilit(?:re|er)s?', 'মিলি(?:লিটার)?|এমএল'],
      ['l', 'lit(?:re|er)s?', 'লিটার'],
      ['w', 'watts?', 'ও\u09dfাট'],
      ['v', 'volts?', 'ভ\u09c7\u09beল্ট'],
      ['cm', 'centimet(?:re|er)s?', 'শেন্টিমিটার|শেমি'],
      ['mm', 'millimet(?:re|er)s?', 'মিলিমিটার'],
      ['m', 'met(?:re|er)s?', 'মিটার'],
      ['in', 'inch(?:es|i)?', 'ইঞ্চি'],
      ['ft', 'feet|foot', 'ফুট|ফিট'],
      ['h', 'hours?', 'ঘন্টা'],
      ['pc', 'pieces?', 'পিশ']
    ] LOOP
      folded := regexp_replace(folded,
        '(\d)[\s-]*(?:(?:' || unit[2] || ')\M|(?:' || unit[3] || ')(?:ের)?(?![\u0980-\u09ff]))', '\1' || unit[1] || ' ', 'g');
    END LOOP;
  END IF;
  folded := regexp_replace(folded, '(\d)[\s-]*(?:"|inch(?:es|i)?\M|in\M)', '\1in ', 'g');
  folded := regexp_replace(folded,
    '(\d)[\s-]+(tb|gb|mb|kb|ghz|mhz|hz|mah|wh|kw|w|v|cm|mm|km|m|ft|kg|g|gm|mg|lb|oz|ml|l|mp|pc|pcs|pack|seater)\M',
    '\1\2', 'g');
  folded := regexp_replace(folded, '([a-z]{2})ies\M', '\1y', 'g');
  folded := regexp_replace(folded, '(ch|sh|ss|x|zz)es\M', '\1', 'g');
  folded := regexp_replace(folded, '([a-z][a-hj-rtv-z])s\M(?<!\m(?:len|ga|gp|io)s)', '\1', 'g');
  IF folded ~ '[\u0980-\u09ff]' THEN
    folded := regexp_replace(folded, '([\u0980-\u09ff][\u09beইউও])\u09df\u09c7র(?![\u0980-\u09ff])', '\1', 'g');
    folded := regexp_replace(folded,
      '([\u0980-\u09ff]{3})(?:গুল(?:\u09c7\u09be|ি|া)|শমুহ|দের|টি|টা|কে)(?![\u0980-\u09ff])', '\1', 'g');
    folded := regexp_replace(folded, '([\u0980-\u09ff][\u0980-\u09de\u09e0-\u09ff])\u09c7র(?![\u0980-\u09ff])', '\1', 'g');
    folded := regexp_replace(folded, '([\u0980-\u09ff]{2}[িু])র(?![\u0980-\u09ff])', '\1', 'g');
  END IF;
  -- A point between digits stays: 1.5l.
  folded := regexp_replace(folded, '\.(?!\d)|(?<!\d)\.', ' ', 'g');
  RETURN ARRAY(
    SELECT left(word, 60)
    FROM unnest(regexp_split_to_array(
      folded, '[\u0001-\u002d\u002f\u003a-\u0060\u007b-\u007f\u0964\u0965\u2010-\u205f]+'
    )) WITH ORDINALITY AS parts (word, place)
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
    key := regexp_replace(key, 't?chh?', 'C', 'g');
    key := regexp_replace(key, 'c(?=[eiy])', 's', 'g');
    key := regexp_replace(key, '(?<=[a-z]{2}[^aeiouy])e$', '', 'i');
    key := replace(replace(replace(replace(key, 'ph', 'f'), 'x', 'ks'), 'oo', 'u'), 'ng', 'n');
    key := translate(key, 'cqzvyew', 'kkjbii');
  END IF;
  key := regexp_replace(key, '(?<=.)[aoh]', '', 'g');
  RETURN regexp_replace(key, '(.)\1+', '\1', 'g');
END $$;

-- A word, and what is left of it without each ending that it may have as a Bangla noun, in both scripts.
CREATE FUNCTION search_stems(word text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(
    SELECT left(word, length(word) - length(ending))
    FROM unnest('{"",r,er,yer,der,র}'::text[]) WITH ORDINALITY AS endings (ending, place)
    WHERE right(word, length(ending)) = ending AND length(word) >= length(ending) + 2 ORDER BY place
  );

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

-- Other names of words, in both languages, by which products and categories are found. A trigger fills the last two.
CREATE TABLE search_synonyms (
  id uuid NOT NULL DEFAULT uuidv7(),
  word text NOT NULL,
  names text[] NOT NULL,
  spellings text[] NOT NULL DEFAULT '{}',
  keys text[] NOT NULL DEFAULT '{}',
  CONSTRAINT search_synonyms_pkey PRIMARY KEY (id),
  CONSTRAINT search_synonyms_word_unique UNIQUE (word)
);

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
`;
