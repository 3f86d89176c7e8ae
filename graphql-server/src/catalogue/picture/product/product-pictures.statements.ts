import { sql } from '#platform/db/sql.ts';

/** Marks pictures as used, so that they are never removed; a row for each that there is. */
export const productPicturesUsed = sql(
  'productPicturesUsed',
  `WITH locked AS (SELECT key FROM product_pictures WHERE key = ANY (:keys::text[]) ORDER BY key FOR UPDATE)
  UPDATE product_pictures p SET used = true FROM locked WHERE p.key = locked.key RETURNING p.key`,
);

/** Deletes the records of some pictures that were added a week ago, and never used. */
export const productPicturesRemoved = sql(
  'productPicturesRemoved',
  `DELETE FROM product_pictures WHERE key IN (
    SELECT key FROM product_pictures WHERE NOT used AND added_at < now() - interval '7 days' LIMIT 500 FOR UPDATE SKIP LOCKED
  ) RETURNING key`,
);
