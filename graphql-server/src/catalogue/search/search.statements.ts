import { builtSql, sql } from '#platform/db/sql.ts';
import { buildAttributes } from './attribute-facets.ts';
import { buildCheapPrice, buildFacets, buildTotal } from './product-list.ts';
import { buildPage } from './product-page.ts';
import { everyAttributes, everyCount, everyPage } from './search.samples.ts';

/** The most words of a term that are searched. */
export const MOST_WORDS = 8;

/** Words that say nothing of a product. */
const EMPTY_WORDS =
  'a an the of for with and or to from by in on my his her cheap color colour size সস্তা sosta জন্য jonno ও এবং' +
  ' রঙ রঙের rong সাইজ saij er এর আমার amar';

/** Words that say how somebody shops, for whom and for what: products that have them come first, none must. */
const SHOPPING_WORDS = `
  best good buy need want price original new latest quality year old gift surprise birthday wedding marriage married newly
  bride bridal groom engagement anniversary eid puja party daily use study reading student school college university
  office meeting travel mother mom father dad wife husband brother sister friend girlfriend boyfriend parent
  grandmother grandfather grandson son daughter girl boy
  ভালো কিনতে কিনব চাই লাগবে দাম আসল নতুন উপহার গিফট জন্মদিন বিয়ে কনে বর ঈদ পূজা পড়া পড়াশোনা স্কুল কলেজ
  অফিস বাগদান মা বাবা বউ স্ত্রী স্বামী ভাই বোন বন্ধু দাদি নানি নাতি ছেলে মেয়ে
  bhalo valo kinte kinbo chai lagbe dam asol notun upohar jonmodin biye bie kone bor porashona pora ofis ma baba bou
  stri shami bhai vai bon bondhu dadi nani nati chele meye`;

/** Whether a typed word is a part of another one, and not of its ending: ring is in earring, not in measuring. */
const isInside = (other: string) =>
  `${other} LIKE '%' || forms.word || '%' AND (
    ${other} NOT LIKE '%ing' OR (ts_lexize('english_stem', ${other}))[1] LIKE '%' || forms.word || '%'
  )`;

/**
 * What a term's words may mean, of which somebody still types the last if `isTyped`; a row for each meaning: the words
 * at `place` to `until` mean all of `words`. The words as typed come first, with the number of documents that have them.
 */
export const meaningsOfTerm = sql(
  'meaningsOfTerm',
  `WITH counts AS MATERIALIZED (
    SELECT category_id, sum(products)::integer AS products FROM product_counts GROUP BY category_id
  ), request AS MATERIALIZED (
    -- Apart, so that one plan is the best for all terms: PostgreSQL then plans once for each connection.
    SELECT (search_words(:term))[1:${MOST_WORDS}] AS words, :isTyped::boolean AS is_typed
  ), typed AS MATERIALIZED (
    SELECT word, place::integer AS place FROM request, unnest(words) WITH ORDINALITY AS each (word, place)
  ), forms AS MATERIALIZED (
    SELECT place, until, word, nullif(v.documents, 0) AS documents,
      CASE WHEN v.documents > 0 AND word ~ '[a-z]' THEN ARRAY[word] ELSE search_stems(word) END AS stems,
      CASE WHEN v.word IS NULL THEN search_key(word) ELSE v.key END AS key,
      coalesce(v.documents, 0) = 0 AND NOT EXISTS (
        -- The index knows no LIKE of what is not known before.
        SELECT FROM search_vocabulary longer
        WHERE longer.word ~>=~ forms.word AND longer.word ~<~ (forms.word || chr(1114111)) AND longer.documents > 0
      ) AS is_unknown
    FROM (
      SELECT place, place AS until, word FROM typed
      UNION ALL SELECT a.place, b.place, a.word || b.word FROM typed a JOIN typed b ON b.place = a.place + 1
    ) forms LEFT JOIN search_vocabulary v USING (word)
  ), stemmed AS MATERIALIZED (
    -- The forms without their endings, and how they sound.
    SELECT place, until, stem, documents, CASE WHEN stem = word THEN key ELSE search_key(stem) END AS key
    FROM forms, unnest(stems) stem
  ), spelled AS MATERIALIZED (
    SELECT spellings, own, replace(own, ' ', '') AS joined, key
    FROM search_synonyms, unnest(spellings, keys) AS each (own, key)
    WHERE keys && (SELECT array_agg(key) FROM stemmed)
  ), meanings AS (
    SELECT place, until, 'TYPED' AS kind, ARRAY[word] AS words, coalesce(documents, 0) AS documents,
      word = ANY (search_words('${EMPTY_WORDS}')) AS is_empty,
      stems && search_words('${SHOPPING_WORDS}') AS is_optional
    FROM forms WHERE place = until
    UNION ALL
    SELECT place, until, 'JOINED', ARRAY[word], documents, false, false FROM forms WHERE place < until AND documents > 0
    UNION ALL
    -- A tshirt is a t shirt; no second word has one letter only.
    SELECT place, until, 'SPLIT', ARRAY[a.word, b.word], least(a.documents, b.documents), false, false
    FROM forms, generate_series(1, length(forms.word) - 2) cut, LATERAL (
      SELECT word, documents FROM search_vocabulary WHERE word = left(forms.word, cut) AND documents > 0 OFFSET 0
    ) a, LATERAL (
      SELECT word, documents FROM search_vocabulary
      WHERE word = substr(forms.word, cut + 1) AND a.word <> '' AND documents > 0 OFFSET 0
    ) b
    WHERE place = until AND length(forms.word) BETWEEN 4 AND 24
      -- Up to ten are read: for one, PostgreSQL would go through all documents, as if it were among the first.
      AND ((
        SELECT count(*) FROM (
          SELECT FROM search_documents d
          WHERE d.vector @@ (quote_literal(a.word) || ' <-> ' || quote_literal(b.word))::tsquery LIMIT 10
        ) found
      ) > 0 OR EXISTS (SELECT FROM categories c WHERE c.search_words @> ARRAY[a.word, b.word]))
    UNION ALL
    SELECT DISTINCT place, until, kind, string_to_array(other, ' '), NULL::integer, false, false
    FROM (
      SELECT place, until, 'SYNONYM' AS kind, own, spellings FROM stemmed JOIN spelled ON joined = stem
      UNION ALL
      SELECT place, until, 'SOUND_SYNONYM', own, spellings FROM stemmed JOIN spelled USING (key)
      WHERE documents IS NULL AND stem !~ '[0-9]' AND length(key) >= 3
      UNION ALL
      -- While it is typed.
      SELECT place, until, 'SYNONYM', own, spellings
      FROM forms JOIN (SELECT spellings, unnest(spellings) AS own FROM search_synonyms) every ON starts_with(own, word)
      WHERE documents IS NULL AND length(word) >= 3 AND place = until
    ) s, unnest(spellings) other
    WHERE other <> own OR kind = 'SOUND_SYNONYM'
    UNION ALL
    SELECT place, until, 'SOUND', ARRAY[v.word], v.documents, false, false
    FROM forms, LATERAL (
      SELECT word, documents FROM search_vocabulary v
      WHERE v.key = forms.key AND v.documents > 0 AND v.word <> forms.word
        -- Short words sound like too many in their own script.
        AND (forms.documents IS NULL AND length(v.key) >= 3 OR (v.word ~ '[a-z]') <> (forms.word ~ '[a-z]'))
      ORDER BY v.documents DESC, v.word LIMIT 5
    ) v
    WHERE place = until AND (length(forms.key) >= 3 OR length(forms.key) = 2 AND forms.documents IS NULL)
      AND forms.word !~ '[0-9]'
      -- What a known name sounds like in the other script is another thing, unless it is one of its names.
      AND (SELECT coalesce(bool_or(v.word = ANY (spellings)), true) FROM spelled WHERE joined = forms.word)
    UNION ALL
    SELECT place, until, 'INSIDE', ARRAY[v.word], v.documents, false, false
    FROM forms, LATERAL (
      SELECT word, documents FROM search_vocabulary v
      WHERE ${isInside('v.word COLLATE "C"')} AND v.word NOT LIKE forms.word || '%' AND v.documents > 0
      ORDER BY v.documents DESC, v.word LIMIT 20
    ) v
    WHERE place = until AND length(forms.word) >= 3
    UNION ALL
    SELECT place, until, 'INSIDE', ARRAY[c.word], NULL::integer, false, false
    FROM forms JOIN (SELECT DISTINCT unnest(search_words) AS word FROM categories) c ON ${isInside('c.word')}
    WHERE place = until AND length(forms.word) >= 3
    UNION ALL
    SELECT place, until, 'NEAR', ARRAY[v.word], v.documents, false, false
    FROM (
      SELECT place, until, word, search_deletions(word) AS deletions FROM forms
      WHERE place = until AND is_unknown AND length(word) >= 4 OFFSET 0
    ) forms, LATERAL (
      SELECT word, documents FROM search_vocabulary v
      WHERE v.deletions && forms.deletions AND v.documents > 0
      ORDER BY (left(v.word, 1) = left(forms.word, 1)) DESC, v.documents DESC, v.word LIMIT 3
    ) v
    UNION ALL
    -- Half a word with a typing error.
    SELECT place, until, 'NEAR_HALF', ARRAY[v.word], v.documents, false, false
    FROM (
      SELECT place, until, word FROM forms
      WHERE (SELECT is_typed FROM request) AND is_unknown AND length(word) >= 4 AND place = until
      ORDER BY place DESC LIMIT 1
    ) forms, LATERAL (
      SELECT word, documents FROM search_vocabulary v
      WHERE v.word ~>=~ left(forms.word, 1) AND v.word ~<~ (left(forms.word, 1) || chr(1114111)) AND v.documents > 0
        AND EXISTS (
          SELECT FROM generate_series(-1, 1) more
          WHERE levenshtein_less_equal(left(v.word, length(forms.word) + more), forms.word, 1) <= 1
        )
      ORDER BY v.documents DESC, v.word LIMIT 3
    ) v
    UNION ALL
    SELECT 0, 0, 'PINNED', pinned_ids::text[], NULL::integer, false, false
    FROM search_synonyms, request WHERE pinned_ids <> '{}' AND array_to_string(request.words, ' ') = ANY (spellings)
    UNION ALL
    SELECT 0, 0, 'CATEGORY', ARRAY[id::text] || search_words, coalesce(products, 0), false, false
    FROM categories LEFT JOIN counts ON category_id = id
  )
  SELECT place AS "place!", until AS "until!", kind AS "kind!", words AS "words!", documents,
    is_empty AS "isEmpty!", is_optional AS "isOptional!", (SELECT coalesce(sum(products), 0)::integer FROM counts) AS "size!"
  FROM meanings ORDER BY place, until, kind DESC, documents DESC, words`,
);

/** One page of a list and one product more. */
export const productPage = builtSql('productPage', buildPage, everyPage);

/** The number of products of a list. */
export const productTotal = builtSql('productTotal', buildTotal, everyCount);

/** The highest price of the cheapest third of what a term finds, in cents; null when it finds nothing. */
export const cheapPrice = builtSql('cheapPrice', buildCheapPrice, everyCount);

/** The number of products of a list, and its facets: a row per group. */
export const productFacets = builtSql('productFacets', buildFacets, everyCount);

/** The attributes of a list's products: a row per value. */
export const productAttributes = builtSql('productAttributes', buildAttributes, everyAttributes);

/** Lets the statement that follows in this transaction read every document, of a million products too. */
export const wordsGivenTime = sql('wordsGivenTime', `SELECT set_config('statement_timeout', '300s', true) AS timeout`);

/** Counts every word anew: triggers leave out the words that somebody else counts at the same moment. */
export const wordsCounted = sql(
  'wordsCounted',
  `WITH counted AS MATERIALIZED (
    SELECT word, ndoc AS documents FROM ts_stat('SELECT vector FROM search_documents')
  )
  UPDATE search_vocabulary v SET documents = coalesce(c.documents, 0)
  FROM search_vocabulary known LEFT JOIN counted c ON c.word = known.word
  WHERE v.word = known.word AND v.documents <> coalesce(c.documents, 0)`,
);

/** Which of some full-text queries products match, in the order of the queries. */
export const queriesMatched = sql(
  'queriesMatched',
  `SELECT product_id AS "productId",
    ARRAY(
      SELECT d.vector @@ requested.query::tsquery FROM unnest(:queries::text[]) WITH ORDINALITY AS requested (query, place)
      ORDER BY place
    ) AS "matched!"
  FROM search_documents d WHERE product_id = ANY (:productIds::uuid[])`,
);
