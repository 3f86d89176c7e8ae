import { builtSql, sql } from '#platform/db/sql.ts';

/** Greater than or equal to every id. */
const LAST_ID = "'ffffffff-ffff-ffff-ffff-ffffffffffff'";

/** The columns of a message; `m` is its row. */
const columns = `m.id, m.text, m.name, m.email, m.sent_at AS "sentAt", m.order_id AS "orderId",
  m.customer_id AS "customerId", m.read_at AS "readAt", m.read_by AS "readBy"`;

/** Stores a message. No row when it is about an order that is not the customer's. */
export const addMessage = sql(
  'addMessage',
  `WITH m AS (
    INSERT INTO messages (customer_id, name, email, text, order_id)
    SELECT :customerId?::uuid, :name::text, :email::text, :text::text, :orderId?::uuid
    WHERE :orderId?::uuid IS NULL OR EXISTS (
      SELECT FROM orders o WHERE o.id = :orderId?::uuid AND o.customer_id = :customerId?::uuid
    )
    RETURNING *
  )
  SELECT row_to_json(item) AS message FROM (SELECT ${columns} FROM m) item`,
);

/** Messages of all, the unread ones first, then newest first: all, or only those that are read or unread. */
export const allMessages = builtSql(
  'allMessages',
  (
    {
      isRead,
      after,
      limit,
    }: { isRead: boolean | null; after: { isUnread: boolean; id: string } | null; limit: number },
    values,
  ) => {
    const conditions = [
      ...(isRead === null ? [] : [`(m.read_at IS NULL) = ${values.add(!isRead)}`]),
      ...(after === null
        ? []
        : [`((m.read_at IS NULL), m.id) < (${values.add(after.isUnread)}::boolean, ${values.add(after.id)}::uuid)`]),
    ];
    return `SELECT row_to_json(item) AS message FROM (
      SELECT ${columns} FROM messages m WHERE ${['true', ...conditions].join(' AND ')}
      ORDER BY (m.read_at IS NULL) DESC, m.id DESC LIMIT ${values.add(limit)}
    ) item`;
  },
  () => [
    { isRead: null, after: null, limit: 1 },
    { isRead: true, after: { isUnread: true, id: '00000000-0000-0000-0000-000000000000' }, limit: 1 },
  ],
);

/** How many messages there are, up to a number. */
export const messagesCounted = sql(
  'messagesCounted',
  `SELECT count(*)::integer AS count FROM (
    SELECT FROM messages WHERE :isRead?::boolean IS NULL OR (read_at IS NULL) <> :isRead?::boolean LIMIT :most
  ) counted`,
);

/** Marks messages as read or unread; a row for each that was not. */
export const messagesMarked = sql(
  'messagesMarked',
  `UPDATE messages SET read_at = CASE WHEN :isRead::boolean THEN now() END,
    read_by = CASE WHEN :isRead::boolean THEN :adminId::uuid END
  WHERE id = ANY (:ids::uuid[]) AND (read_at IS NULL) = :isRead::boolean RETURNING id`,
);

/** Messages by id. */
export const messagesById = sql(
  'messagesById',
  `SELECT row_to_json(item) AS message FROM (SELECT ${columns} FROM messages m WHERE m.id = ANY (:ids::uuid[])) item`,
);

/**
 * Messages of many customers, newest first: a row per request, `place` from 1, with up to the limit's messages after
 * `afters`.
 */
export const messagesOfCustomers = sql(
  'messagesOfCustomers',
  `SELECT request.place::integer, page.messages
  FROM unnest(:customerIds::uuid[], :afters?::uuid[], :limits::integer[])
    WITH ORDINALITY AS request (customer_id, after, size, place), LATERAL (
      SELECT coalesce(json_agg(item), '[]') AS messages FROM (
        SELECT ${columns} FROM messages m
        WHERE m.customer_id = request.customer_id AND m.id < coalesce(request.after, ${LAST_ID})
        ORDER BY m.id DESC LIMIT request.size
      ) item
    ) page`,
);

/** The number of messages of customers. */
export const messageCounts = sql(
  'messageCounts',
  `SELECT customer_id AS "id!", count(*)::integer AS count FROM messages
  WHERE customer_id = ANY (:customerIds::uuid[]) GROUP BY customer_id`,
);

/**
 * Messages in the copy of all data of a person. Those of a visitor are theirs only where they have proved that the
 * address is.
 */
export const messagesExported = sql(
  'messagesExported',
  `SELECT m.name, m.email, m.text, m.sent_at AS "sentAt", m.order_id AS "orderId"
  FROM messages m JOIN customers c ON c.id = :customerId
  WHERE m.customer_id = :customerId
    OR (m.customer_id IS NULL AND c.email_confirmed_at IS NOT NULL AND lower(m.email) = lower(c.email::text))
  ORDER BY m.id`,
);
