import { MAX_ORDER_NOTES } from '#schema/order-admin.ts';
import { sql } from '#platform/db/sql.ts';

/** Adds a note, unless one with its key is there; the order is locked. `count` is the number of notes before. */
export const orderNoteStored = sql(
  'orderNoteStored',
  `WITH before AS MATERIALIZED (
    SELECT count(*)::integer AS count, count(*) FILTER (WHERE key = :key?::text) AS same FROM order_notes WHERE order_id = :orderId
  ), stored AS (
    INSERT INTO order_notes (order_id, author_id, key, text)
    SELECT :orderId, :authorId, :key?::text, :text FROM before WHERE count < ${MAX_ORDER_NOTES} AND same = 0 RETURNING id
  )
  SELECT before.count AS "count!", before.same > 0 AS "isThere!", stored.id FROM before LEFT JOIN stored ON true`,
);
