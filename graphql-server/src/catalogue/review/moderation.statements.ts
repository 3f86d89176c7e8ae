import { OPINION_KINDS, OPINION_STATES, type OpinionKind, type OpinionState } from '#schema/review.ts';
import { builtSql, type Values } from '#platform/db/sql.ts';
import type { OpinionConditions } from './moderation.model.ts';

const TABLES: Record<OpinionKind, string> = { REVIEW: 'reviews', COMMENT: 'comments' };

/** What only reviews have. */
const OWN: Record<OpinionKind, string> = {
  REVIEW: 'nullif(r.rating, 0) AS "rating", r.pictures AS "pictures!", r.verified AS "verified!"',
  COMMENT: `NULL::smallint AS "rating", '{}'::text[] AS "pictures!", false AS "verified!"`,
};

const columns = (kind: OpinionKind) => `r.id, r.product_id AS "productId",
  (SELECT name FROM products WHERE id = r.product_id) AS "productName!", r.customer_id AS "customerId",
  r.author_name AS "authorName", r.text, r.created_at AS "createdAt", r.published,
  r.rejection_reason AS "rejectionReason", r.reply_text AS "replyText",
  CASE WHEN r.reply_text IS NOT NULL THEN coalesce(r.reply_at, r.created_at) END AS "replyAt", ${OWN[kind]}`;

/** As the conditions of the partial indexes say it. */
const STATES: Record<OpinionState, string> = {
  WAITING: 'NOT r.published AND r.rejected_at IS NULL',
  PUBLISHED: 'r.published',
  REJECTED: 'r.rejected_at IS NOT NULL',
};

const conditionsOf = ({ kind, state, rating, isAnswered, productIds }: OpinionConditions, values: Values): string[] => [
  'true',
  ...(state === null ? [] : [STATES[state]]),
  ...(rating === null ? [] : [kind === 'REVIEW' ? `r.rating = ${values.add(rating)}::smallint` : 'false']),
  ...(isAnswered === null ? [] : [`r.reply_text IS ${isAnswered ? 'NOT NULL' : 'NULL'}`]),
  ...(productIds === null ? [] : [`r.product_id = ANY (${values.add(productIds)}::uuid[])`]),
];

const id = '00000000-0000-0000-0000-000000000000';

const samples: OpinionConditions[] = OPINION_KINDS.flatMap((kind) => [
  { kind, state: null, rating: null, isAnswered: null, productIds: null },
  ...OPINION_STATES.map((state) => ({ kind, state, rating: 1, isAnswered: true, productIds: [id] })),
]);

/** Reviews or comments, the newest first. */
export const opinionsOfAll = builtSql(
  'opinionsOfAll',
  ({ after, limit, ...filter }: OpinionConditions & { after: string | null; limit: number }, values) => {
    const conditions = conditionsOf(filter, values);
    if (after !== null) conditions.push(`r.id < ${values.add(after)}`);
    return `SELECT ${columns(filter.kind)} FROM ${TABLES[filter.kind]} r
      WHERE ${conditions.join(' AND ')} ORDER BY r.id DESC LIMIT ${values.add(limit)}`;
  },
  () =>
    samples.flatMap((sample) => [
      { ...sample, after: null, limit: 1 },
      { ...sample, after: id, limit: 1 },
    ]),
);

/** How many reviews or comments there are, up to a number. */
export const opinionsCounted = builtSql(
  'opinionsCounted',
  ({ most, ...filter }: OpinionConditions & { most: number }, values) =>
    `SELECT count(*)::integer AS count FROM (
      SELECT FROM ${TABLES[filter.kind]} r WHERE ${conditionsOf(filter, values).join(' AND ')} LIMIT ${values.add(most)}
    ) counted`,
  () => samples.map((sample) => ({ ...sample, most: 1 })),
);

/** A review or comment with its product's name in both languages, and who answered it last. */
export const opinionById = builtSql(
  'opinionById',
  ({ kind, id: wanted, isLocked }: { kind: OpinionKind; id: string; isLocked: boolean }, values) =>
    `SELECT ${columns(kind)}, r.reply_at AS "answeredAt",
      (SELECT display_name FROM customers WHERE id = r.reply_by_id) AS "answeredBy",
      (SELECT name FROM product_translations WHERE product_id = r.product_id AND language = 'BN') AS "nameInBangla"
    FROM ${TABLES[kind]} r WHERE r.id = ${values.add(wanted)}${isLocked ? ' FOR NO KEY UPDATE OF r' : ''}`,
  () => OPINION_KINDS.flatMap((kind) => [true, false].map((isLocked) => ({ kind, id, isLocked }))),
);

/** Stores the shop's answer to a review or comment; null removes it. Times have the precision of the API. */
export const opinionAnswered = builtSql(
  'opinionAnswered',
  (
    answer: { kind: OpinionKind; id: string; text: string | null; adminId: string },
    values,
  ) => `UPDATE ${TABLES[answer.kind]} r SET reply_text = ${values.add(answer.text)}::text,
      reply_at = greatest(date_trunc('milliseconds', clock_timestamp()), r.reply_at + interval '1 millisecond'),
      reply_by_id = ${values.add(answer.adminId)}::uuid
    WHERE r.id = ${values.add(answer.id)}`,
  () => OPINION_KINDS.map((kind) => ({ kind, id, text: null, adminId: id })),
);
