import { sql } from '#platform/db/sql.ts';

/** The rows of an import that name pictures by their web address. */
const namesAddress = `r.import_id = :importId AND r.kind IN ('CREATE', 'CHANGE')
    AND (r.plan->>'pictures' ~* '"https?://' OR r.plan->>'picture' ~* '^https?://')`;

/** The pictures of row `r`, by key or web address. */
const picturesOfRow = `jsonb_array_elements_text(coalesce(r.plan->'pictures', '[]') || coalesce(r.plan->'picture', '[]'))`;

/** Web addresses of pictures that were not fetched yet. */
export const importAddresses = sql(
  'importAddresses',
  `SELECT DISTINCT shown.key AS "address!" FROM product_import_rows r, ${picturesOfRow} shown (key)
  WHERE ${namesAddress} AND shown.key ~* '^https?://' AND NOT EXISTS (SELECT FROM product_pictures p WHERE p.source = shown.key)
  ORDER BY 1`,
);

/** Makes rows with problems of those whose pictures cannot be fetched. */
export const importAddressesFailed = sql(
  'importAddressesFailed',
  `WITH failed AS (
    SELECT r."row", jsonb_agg(f.problem) AS problems
    FROM product_import_rows r, ${picturesOfRow} shown (key), jsonb_array_elements(:failed::jsonb) f (problem)
    WHERE ${namesAddress} AND shown.key = f.problem->>'column' GROUP BY r."row"
  )
  UPDATE product_import_rows r SET kind = 'PROBLEM', problems = coalesce(failed.problems, '[]') FROM failed
  WHERE r.import_id = :importId AND r."row" = failed."row"`,
);

/** Puts the keys of fetched pictures in the place of their web addresses. */
export const importPicturesResolved = sql(
  'importPicturesResolved',
  `WITH fetched AS MATERIALIZED (
    SELECT DISTINCT ON (source) source, key FROM product_pictures WHERE source IS NOT NULL ORDER BY source, added_at DESC
  )
  UPDATE product_import_rows r SET plan = r.plan || coalesce(CASE WHEN r.plan ? 'picture'
    THEN (SELECT jsonb_build_object('picture', f.key) FROM fetched f WHERE f.source = r.plan->>'picture')
    ELSE (
      SELECT jsonb_build_object('pictures', jsonb_agg(coalesce(f.key, shown.key) ORDER BY shown.place))
      FROM jsonb_array_elements_text(r.plan->'pictures') WITH ORDINALITY shown (key, place)
      LEFT JOIN fetched f ON f.source = shown.key
    ) END, '{}')
  WHERE ${namesAddress}`,
);
