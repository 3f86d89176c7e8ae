import { sql } from '#platform/db/sql.ts';

/** A picture whose record still exists; waits for a deletion that is under way. */
export const lockPicture = sql('lockPicture', 'SELECT FROM uploaded_pictures WHERE key = :key FOR KEY SHARE');

/** Records an upload unless the customer has made too many in a day. */
export const pictureReserved = sql(
  'pictureReserved',
  `INSERT INTO uploaded_pictures (key, customer_id) SELECT :key, :customerId
  WHERE (SELECT count(*) FROM uploaded_pictures
    WHERE customer_id = :customerId AND uploaded_at > now() - interval '24 hours') < :most
  RETURNING key`,
);

/**
 * Records an upload of a visitor for their conversation, unless it is gone or an account's. It waits for a sign-in that
 * takes the conversation over.
 */
export const visitorPictureReserved = sql(
  'visitorPictureReserved',
  `INSERT INTO uploaded_pictures (key, conversation_id) SELECT :key::text, c.id FROM conversations c
  WHERE c.id = :conversationId::uuid AND c.customer_id IS NULL FOR NO KEY UPDATE
  RETURNING key`,
);

/** Deletes the records of what visitors uploaded for conversations. */
export const visitorPicturesForgotten = sql(
  'visitorPicturesForgotten',
  'DELETE FROM uploaded_pictures WHERE conversation_id = ANY (:conversationIds::uuid[]) RETURNING key',
);

/** Deletes the records of a customer's uploads, one or all, except those that a review, or while they stay a message, shows. */
export const picturesForgotten = sql(
  'picturesForgotten',
  `DELETE FROM uploaded_pictures u WHERE u.customer_id = :customerId AND (:key?::text IS NULL OR u.key = :key)
    AND NOT EXISTS (SELECT FROM reviews r WHERE r.customer_id = :customerId AND u.key = ANY (r.pictures))
    AND (:key?::text IS NULL OR NOT EXISTS (SELECT FROM messages m WHERE u.key = ANY (m.pictures)))
  RETURNING u.key`,
);

/** Some of the pictures that neither a review nor a message nor a profile shows. */
export const unusedPictures = sql(
  'unusedPictures',
  `SELECT key FROM uploaded_pictures u WHERE uploaded_at < now() - interval '1 day'
    AND NOT EXISTS (SELECT FROM (SELECT unnest(pictures) AS key FROM reviews) used WHERE used.key = u.key)
    AND NOT EXISTS (SELECT FROM (SELECT unnest(pictures) AS key FROM messages) sent WHERE sent.key = u.key)
    AND NOT EXISTS (SELECT FROM customers c WHERE c.id = u.customer_id AND strpos(c.photo_url, u.key) > 0)
  LIMIT 500 FOR UPDATE OF u SKIP LOCKED`,
);

/** Uploads in the export of a person's data, with those of a visitor who gave the confirmed address. */
export const picturesExported = sql(
  'picturesExported',
  `SELECT '/pictures/' || key || '/1600.jpg' AS path, uploaded_at AS "uploadedAt"
  FROM uploaded_pictures WHERE customer_id = :customerId OR conversation_id IN (
    SELECT c.id FROM conversations c JOIN customers cu ON cu.id = :customerId
    WHERE c.customer_id IS NULL AND cu.email_confirmed_at IS NOT NULL AND lower(c.email) = lower(cu.email::text)
  ) ORDER BY uploaded_at, key`,
);

/**
 * Which of these pictures the shop still has: uploads, pictures of products, and what a review shows, also of an
 * account that was deleted.
 */
export const pictureRecords = sql(
  'pictureRecords',
  `SELECT requested.key AS "key!" FROM unnest(:keys::text[]) AS requested (key)
  WHERE EXISTS (SELECT FROM uploaded_pictures u WHERE u.key = requested.key)
    OR EXISTS (SELECT FROM product_pictures p WHERE p.key = requested.key)
    OR requested.key IN (SELECT unnest(pictures) FROM reviews)`,
);
