import { changedSince } from '#catalogue/product/changes/changed-since.ts';
import { isPublished } from '#catalogue/product/product.columns.ts';
import { sql } from '#platform/db/sql.ts';

/** How long the changes are known that an index has missed, in minutes. */
const KNOWN_MINUTES = 30;

/** How long an index is one server's to write, unless it says so again, in seconds. */
const CLAIMED_SECONDS = 60;

/**
 * Takes the index that was written the longest ago, and that nobody has. `isLost` when changes that it has missed may be
 * forgotten.
 */
export const indexClaimed = sql(
  'indexClaimed',
  `UPDATE search_indexes SET batch = batch + 1, claimed_until = now() + interval '${CLAIMED_SECONDS} seconds'
  WHERE name = (
    SELECT name FROM search_indexes WHERE mapping = :mapping AND claimed_until < now()
    ORDER BY written_at LIMIT 1 FOR UPDATE SKIP LOCKED
  )
  RETURNING name, is_whole AS "isWhole", batch, since, walked_to AS "walkedTo",
    written_at < now() - interval '${KNOWN_MINUTES} minutes' AS "isLost!"`,
);

/**
 * Begins the next batch, whose number is the version of its documents; no row when another server has the index now.
 * The row stays locked until the documents are read: of two batches, the later one has read later.
 */
export const indexBatchBegun = sql(
  'indexBatchBegun',
  `UPDATE search_indexes SET batch = batch + 1, claimed_until = now() + interval '${CLAIMED_SECONDS} seconds'
  WHERE name = :name AND batch = :batch RETURNING batch`,
);

/** Notes what is written, and gives the index back; no row when another server has it now. */
export const indexSaved = sql(
  'indexSaved',
  `UPDATE search_indexes SET since = :since, walked_to = :walkedTo?, is_whole = :isWhole, written_at = now(), claimed_until = now()
  WHERE name = :name AND batch = :batch RETURNING name`,
);

/** Gives an index back that could not be written, to be tried again after some seconds; no row when another server has it. */
export const indexReleased = sql(
  'indexReleased',
  `UPDATE search_indexes SET claimed_until = now() + make_interval(secs => :seconds) WHERE name = :name AND batch = :batch
  RETURNING name`,
);

/** Begins a new index, unless one is being filled, or, if it is not to be another one, there is one. */
export const indexBegun = sql(
  'indexBegun',
  `INSERT INTO search_indexes (name, mapping) SELECT :name, :mapping::integer
  WHERE :isAnother::boolean OR NOT EXISTS (SELECT FROM search_indexes WHERE mapping = :mapping)
  ON CONFLICT DO NOTHING RETURNING name`,
);

/**
 * The indexes that one replaces: the others of its mapping, and those of former mappings that no server writes any more;
 * without a name only the latter, once there is a whole one of this mapping.
 */
export const indexesReplaced = sql(
  'indexesReplaced',
  `SELECT name FROM search_indexes
  WHERE :name?::text IS NOT NULL AND mapping = :mapping AND name <> :name
    OR mapping < :mapping AND claimed_until < now() - interval '1 hour' AND (:name IS NOT NULL
      OR EXISTS (SELECT FROM search_indexes WHERE mapping = :mapping AND is_whole))`,
);

/** Forgets indexes. */
export const indexesDropped = sql('indexesDropped', `DELETE FROM search_indexes WHERE name = ANY (:names::text[])`);

/** The products whose documents may have changed since a snapshot, and a snapshot of now. */
export const changesToIndex = sql(
  'changesToIndex',
  `WITH known AS MATERIALIZED (SELECT :since::text::pg_snapshot AS since)
  SELECT pg_current_snapshot()::text AS "until!",
    pg_snapshot_xmax(since) > pg_snapshot_xmax(pg_current_snapshot()) AS "isAnother!",
    ARRAY(
      SELECT DISTINCT product_id::text FROM catalogue_changes WHERE ${changedSince('since')} AND NOT only_stock LIMIT :limit
    ) AS "ids!"
  FROM known`,
);

/** The products after one, by id. */
export const productsToIndex = sql(
  'productsToIndex',
  `SELECT id FROM products p WHERE ${isPublished('p')} AND (:after?::uuid IS NULL OR id > :after) ORDER BY id LIMIT :limit`,
);

/**
 * What products are found by: the words of each weight in their order, as JSON; both null for products that are not on
 * sale.
 */
export const documentsToIndex = sql(
  'documentsToIndex',
  `SELECT wanted.id AS "id!", p.category_id AS category, (
      SELECT json_object_agg(weight, words) FROM (
        SELECT weight, string_agg(lexeme, ' ' ORDER BY position, lexeme) AS words
        FROM unnest(d.vector) each_word, unnest(each_word.positions, each_word.weights) at (position, weight)
        GROUP BY weight
      ) each_weight
    ) AS words
  FROM unnest(:ids::uuid[]) wanted (id)
    LEFT JOIN products p ON p.id = wanted.id AND ${isPublished('p')}
    LEFT JOIN search_documents d ON d.product_id = p.id`,
);
