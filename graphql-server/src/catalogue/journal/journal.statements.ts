import { sql } from '#platform/db/sql.ts';

/** Locks the addresses of posts until the transaction ends: of two who choose the same one, the second is told. */
export const slugsLocked = sql('slugsLocked', 'SELECT pg_advisory_xact_lock(4822079)::text AS locked');

/** In how many seconds a post appears; no row for a draft. */
export const postAppears = sql(
  'postAppears',
  `SELECT ceil(extract(epoch FROM published_at - now()))::integer AS "seconds!"
  FROM posts WHERE id = :id AND published_at IS NOT NULL FOR NO KEY UPDATE`,
);
