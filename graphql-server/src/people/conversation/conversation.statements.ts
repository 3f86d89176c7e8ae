import { oldRowsDeleted } from '#platform/db/retention.ts';
import { LIVE_CHANNEL } from '#platform/live/channel.ts';
import { builtSql, sql } from '#platform/db/sql.ts';

/** Greater than or equal to every id. */
const LAST_ID = "'ffffffff-ffff-ffff-ffff-ffffffffffff'";

/** The columns of a message; `m` is its row. */
const messageColumns = `m.id, m.text, m.pictures, (m.written_by IS NOT NULL) AS "isFromShop!", m.written_by AS "writtenBy",
  m.sent_at AS "sentAt", m.order_id AS "orderId", m.read_at AS "readAt", m.read_by AS "readBy"`;

/** What the shop has not read; `m` is a message. */
const unreadByShop = 'm.read_at IS NULL AND m.written_by IS NULL';

/** What the customer or visitor has not read. */
const unreadByCustomer = 'm.read_at IS NULL AND m.written_by IS NOT NULL';

const unread = (which: string) =>
  `(SELECT count(*)::integer FROM messages m WHERE m.conversation_id = c.id AND ${which})`;

/** The columns of a conversation; `c` is its row, and `cu` that of its customer. */
const columns = `c.id, c.customer_id AS "customerId", c.key_hash AS "keyHash",
  coalesce(cu.display_name, c.name) AS "name!", coalesce(cu.email::text, c.email) AS email,
  coalesce(cu.language, c.language) AS "language!", c.last_message_id AS "lastMessageId",
  ${unread(unreadByShop)} AS "unreadByShop!", ${unread(unreadByCustomer)} AS "unreadByCustomer!"`;

const rows = 'conversations c LEFT JOIN customers cu ON cu.id = c.customer_id';

const asJson = (selection: string) => `SELECT row_to_json(item) AS conversation FROM (${selection}) item`;

/** A conversation. */
export const conversationById = sql(
  'conversationById',
  asJson(`SELECT ${columns} FROM ${rows} WHERE c.id = :id::uuid`),
);

/** The conversation of a visitor's browser. */
export const conversationByKey = sql(
  'conversationByKey',
  asJson(`SELECT ${columns} FROM ${rows} WHERE c.key_hash = :keyHash::text`),
);

/** The conversations of customers. */
export const conversationsOfCustomers = sql(
  'conversationsOfCustomers',
  asJson(`SELECT ${columns} FROM ${rows} WHERE c.customer_id = ANY (:customerIds::uuid[])`),
);

/** Conversations by id. */
export const conversationsById = sql(
  'conversationsById',
  asJson(`SELECT ${columns} FROM ${rows} WHERE c.id = ANY (:ids::uuid[])`),
);

/** A condition on which conversations are read. */
const readAs = (parameter: string) =>
  `NOT EXISTS (SELECT FROM messages m WHERE m.conversation_id = c.id AND ${unreadByShop}) = ${parameter}`;

/** Conversations, the latest first: all, or only those that the shop has read or has not. */
export const conversationsListed = builtSql(
  'conversationsListed',
  ({ isRead, after, limit }: { isRead: boolean | null; after: string | null; limit: number }, values) => {
    const conditions = [
      'c.last_message_id IS NOT NULL',
      ...(isRead === null ? [] : [readAs(values.add(isRead))]),
      ...(after === null ? [] : [`c.last_message_id < ${values.add(after)}::uuid`]),
    ];
    return asJson(
      `SELECT ${columns} FROM ${rows} WHERE ${conditions.join(' AND ')}
      ORDER BY c.last_message_id DESC LIMIT ${values.add(limit)}`,
    );
  },
  () => [
    { isRead: null, after: null, limit: 1 },
    { isRead: true, after: '00000000-0000-0000-0000-000000000000', limit: 1 },
  ],
);

/** How many conversations there are, up to a number. */
export const conversationsCounted = sql(
  'conversationsCounted',
  `SELECT count(*)::integer AS count FROM (
    SELECT FROM conversations c WHERE :isRead?::boolean IS NULL OR ${readAs(':isRead?::boolean')} LIMIT :most
  ) counted`,
);

/** In how many conversations something is unread by the shop, up to a number. */
export const conversationsUnread = sql(
  'conversationsUnread',
  `SELECT count(*)::integer AS count FROM (
    SELECT DISTINCT m.conversation_id FROM messages m WHERE ${unreadByShop} LIMIT :most
  ) counted`,
);

/**
 * Messages of many conversations, newest first: a row per request, `place` from 1, with up to the limit's messages after
 * `afters`.
 */
export const messagesOf = sql(
  'messagesOf',
  `SELECT request.place::integer, page.messages
  FROM unnest(:conversationIds::uuid[], :afters?::uuid[], :limits::integer[])
    WITH ORDINALITY AS request (conversation_id, after, size, place), LATERAL (
      SELECT coalesce(json_agg(item), '[]') AS messages FROM (
        SELECT ${messageColumns} FROM messages m
        WHERE m.conversation_id = request.conversation_id AND m.id < coalesce(request.after, ${LAST_ID})
        ORDER BY m.id DESC LIMIT request.size
      ) item
    ) page`,
);

/** Begins the conversation of a customer or of a visitor's browser, unless there is one. */
export const conversationStarted = sql(
  'conversationStarted',
  `INSERT INTO conversations (customer_id, key_hash, name, email, language)
  VALUES (:customerId?::uuid, :keyHash?::text, :name?::text, :email?::text, :language::text)
  ON CONFLICT DO NOTHING`,
);

/**
 * Stores a message of a conversation as its latest. No row when the conversation is gone, the message is about an order
 * that is not the customer's, or this side has used its key.
 */
export const messageAdded = sql(
  'messageAdded',
  `WITH c AS (
    SELECT id, customer_id FROM conversations WHERE id = :conversationId::uuid FOR NO KEY UPDATE
  ), m AS (
    INSERT INTO messages (conversation_id, customer_id, text, pictures, order_id, written_by, key_hash)
    SELECT c.id, c.customer_id, :text::text, :pictures::text[], :orderId?::uuid, :writtenBy?::uuid, :keyHash?::text
    FROM c
    WHERE :orderId?::uuid IS NULL
      OR EXISTS (SELECT FROM orders o WHERE o.id = :orderId?::uuid AND o.customer_id = c.customer_id)
    ON CONFLICT (conversation_id, (written_by IS NULL), key_hash) WHERE key_hash IS NOT NULL DO NOTHING
    RETURNING *
  ), latest AS (
    UPDATE conversations SET last_message_id = greatest(last_message_id, m.id) FROM m WHERE conversations.id = m.conversation_id
  )
  SELECT row_to_json(item) AS message FROM (SELECT ${messageColumns} FROM m) item`,
);

/** The message that a side of a conversation has sent with a key. */
export const messageByKey = sql(
  'messageByKey',
  `SELECT row_to_json(item) AS message FROM (
    SELECT ${messageColumns} FROM messages m
    WHERE m.conversation_id = :conversationId::uuid AND (m.written_by IS NULL) = :isOfCustomer::boolean
      AND m.key_hash = :keyHash::text
  ) item`,
);

/** Marks what a side has not read as read, up to a message; a row for each. Who read it is an admin or null. */
export const messagesRead = sql(
  'messagesRead',
  `UPDATE messages m SET read_at = now(), read_by = :readBy?::uuid
  WHERE m.conversation_id = ANY (:conversationIds::uuid[]) AND m.read_at IS NULL
    AND (m.written_by IS NULL) = :isByShop::boolean AND m.id <= coalesce(:upTo?::uuid, ${LAST_ID})
  RETURNING m.conversation_id AS "conversationId"`,
);

/** Marks the last message of each customer as unread again; a row for each that was not. */
export const messagesUnread = sql(
  'messagesUnread',
  `UPDATE messages m SET read_at = NULL, read_by = NULL
  FROM unnest(:conversationIds::uuid[]) AS wanted (id), LATERAL (
    SELECT id FROM messages WHERE conversation_id = wanted.id AND written_by IS NULL ORDER BY id DESC LIMIT 1
  ) last
  WHERE m.id = last.id AND m.read_at IS NOT NULL RETURNING m.conversation_id AS "conversationId"`,
);

/** Whether anything waits for the shop, in any conversation. */
export const isAnythingUnread = sql(
  'isAnythingUnread',
  `SELECT EXISTS (SELECT FROM messages m WHERE ${unreadByShop}) AS "isUnread!"`,
);

/**
 * Moves the messages of one conversation into another, as the latest of both; the first one is to be deleted. A key that
 * the other one has used as well is forgotten.
 */
export const messagesMoved = sql(
  'messagesMoved',
  `WITH moved AS (
    UPDATE messages m SET conversation_id = :toId::uuid, customer_id = :customerId::uuid,
      key_hash = CASE WHEN EXISTS (
        SELECT FROM messages o WHERE o.conversation_id = :toId::uuid AND o.key_hash = m.key_hash
      ) THEN NULL ELSE m.key_hash END
    WHERE m.conversation_id = :fromId::uuid RETURNING m.id
  )
  UPDATE conversations SET last_message_id = greatest(last_message_id, (SELECT id FROM moved ORDER BY id DESC LIMIT 1))
  WHERE id = :toId::uuid`,
);

/** Notifies all servers of subjects that have changed, when the transaction commits. */
export const serversNotified = sql(
  'serversNotified',
  `SELECT count(pg_notify('${LIVE_CHANNEL}', subject))::integer AS count FROM unnest(:subjects::text[]) AS subject`,
);

/** A message that nobody has read yet, with its conversation. */
export const messageUnread = sql(
  'messageUnread',
  `SELECT m.text, coalesce(cu.display_name, c.name) AS "name!", coalesce(cu.email::text, c.email) AS email,
    coalesce(cu.language, c.language) AS "language!"
  FROM messages m JOIN conversations c ON c.id = m.conversation_id LEFT JOIN customers cu ON cu.id = c.customer_id
  WHERE m.id = :id::uuid AND m.read_at IS NULL`,
);

/** Who gets mails about messages, by their roles. */
export const adminsToTell = sql(
  'adminsToTell',
  `SELECT id FROM customers WHERE role = ANY (:roles::text[]) ORDER BY id LIMIT 20`,
);

/** Deletes conversations of visitors whose latest message is older than an id. Their pictures, used no more, follow. */
export const oldVisitorTalkDeleted = sql(
  'oldVisitorTalkDeleted',
  oldRowsDeleted('conversations', 'customer_id IS NULL AND last_message_id < :before::uuid', 'last_message_id'),
);

/** The ids of the conversations of a person: of the account, and of browsers that gave the confirmed address. */
const ofPerson = `SELECT c.id FROM conversations c JOIN customers cu ON cu.id = :customerId
  WHERE c.customer_id = cu.id
    OR (c.customer_id IS NULL AND cu.email_confirmed_at IS NOT NULL AND lower(c.email) = lower(cu.email::text))`;

/** Conversations in the copy of all data of a person. */
export const conversationsExported = sql(
  'conversationsExported',
  `SELECT c.name, c.email, c.language FROM conversations c WHERE c.id IN (${ofPerson}) ORDER BY c.id`,
);

/**
 * Messages in the copy of all data of a person, with the shop's answers. Those of a visitor are theirs only where they
 * have proved that the address is.
 */
export const messagesExported = sql(
  'messagesExported',
  `SELECT m.text, m.pictures, (m.written_by IS NOT NULL) AS "isFromShop!", m.sent_at AS "sentAt", m.order_id AS "orderId"
  FROM messages m WHERE m.conversation_id IN (${ofPerson}) ORDER BY m.id`,
);
