import { oldRowsDeleted } from '#platform/db/retention.ts';
import { builtSql, sql, type Values } from '#platform/db/sql.ts';

const id = '00000000-0000-0000-0000-000000000000';

/** Which entries; null for all. Times are ids: those that an entry of that time would have at least. */
export interface AuditConditions {
  action: string | null;
  kind: string | null;
  subjectId: string | null;
  actorId: string | null;
  from: string | null;
  before: string | null;
}

/** A page of them: those after an id. */
interface AuditPage extends AuditConditions {
  after: string | null;
  limit: number;
}

/** Returns what PostgreSQL looks for; of a page its entries only. */
const whereOf = (
  { action, kind, subjectId, actorId, from, before, after = null }: AuditConditions & Partial<AuditPage>,
  values: Values,
): string =>
  [
    'true',
    ...(action === null ? [] : [`e.action = ${values.add(action)}`]),
    ...(kind === null ? [] : [`e.subject_kind = ${values.add(kind)}`]),
    ...(subjectId === null ? [] : [`e.subject_id = ${values.add(subjectId)}`]),
    ...(actorId === null ? [] : [`e.actor_id = ${values.add(actorId)}`]),
    ...(from === null ? [] : [`e.id >= ${values.add(from)}`]),
    ...(before === null ? [] : [`e.id < ${values.add(before)}`]),
    ...(after === null ? [] : [`e.id < ${values.add(after)}`]),
  ].join(' AND ');

const none = { action: null, kind: null, subjectId: null, actorId: null, from: null, before: null };
const every = { action: 'SIGNED_IN', kind: 'CUSTOMER', subjectId: id, actorId: id, from: id, before: id };
const pages = (): AuditPage[] => [
  { ...none, after: null, limit: 1 },
  { ...every, after: id, limit: 1 },
];

/** Entries, newest first. */
export const auditOfAll = builtSql(
  'auditOfAll',
  (page: AuditPage, values) =>
    `SELECT e.id, e.at, e.action, e.customer_id AS "customerId", e.actor_id AS "actorId", e.address,
        e.user_agent AS "userAgent", e.details, e.subject_kind AS "subjectKind", e.subject_id AS "subjectId", e.before, e.after
      FROM audit_entries e WHERE ${whereOf(page, values)} ORDER BY e.id DESC LIMIT ${values.add(page.limit)}`,
  pages,
);

/**
 * Entries for a file, newest first, with the names of who did it and of the customer whose account or order it is
 * about.
 */
export const auditForFile = builtSql(
  'auditForFile',
  (page: AuditPage, values) =>
    `SELECT e.id, e.at, e.action, e.subject_kind AS "subjectKind", e.subject_id AS "subjectId", e.actor_id AS "actorId",
        (SELECT display_name FROM customers WHERE id = e.actor_id) AS actor,
        (
          SELECT display_name FROM customers
          WHERE id = coalesce(e.customer_id, (SELECT o.customer_id FROM orders o WHERE o.id = e.subject_id))
        ) AS customer,
        e.before, e.after, e.details, e.address
      FROM audit_entries e WHERE ${whereOf(page, values)} ORDER BY e.id DESC LIMIT ${values.add(page.limit)}`,
  pages,
);

/** How many entries there are, up to a number. */
export const auditCounted = builtSql(
  'auditCounted',
  ({ most, ...filter }: AuditConditions & { most: number }, values) =>
    `SELECT count(*)::integer AS count FROM (
      SELECT FROM audit_entries e WHERE ${whereOf(filter, values)} LIMIT ${values.add(most)}
    ) counted`,
  () => [
    { ...none, most: 1 },
    { ...every, most: 1 },
  ],
);

/**
 * What things are called that entries are about: a row for each, `place` from 1; null for what is deleted or has no
 * name.
 */
export const auditLabels = sql(
  'auditLabels',
  `SELECT subject.place::integer, CASE subject.kind
      WHEN 'CUSTOMER' THEN (SELECT display_name FROM customers WHERE id = subject.id)
      WHEN 'PRODUCT' THEN (SELECT name FROM products WHERE id = subject.id)
      WHEN 'REVIEW' THEN (
        SELECT concat_ws(' · ', p.name, (SELECT display_name FROM customers WHERE id = r.customer_id))
        FROM reviews r JOIN products p ON p.id = r.product_id WHERE r.id = subject.id)
      WHEN 'COMMENT' THEN (
        SELECT concat_ws(' · ', p.name, (SELECT display_name FROM customers WHERE id = r.customer_id))
        FROM comments r JOIN products p ON p.id = r.product_id WHERE r.id = subject.id)
      WHEN 'MESSAGE' THEN (
        SELECT coalesce((SELECT display_name FROM customers WHERE id = c.customer_id), c.name)
        FROM conversations c WHERE c.id = subject.id OR c.id = (SELECT conversation_id FROM messages WHERE id = subject.id)
        LIMIT 1)
      WHEN 'CATEGORY' THEN (SELECT name FROM categories WHERE id = subject.id)
      WHEN 'PROMOTION' THEN (SELECT code FROM promotions WHERE id = subject.id)
      WHEN 'SYNONYM' THEN (SELECT word FROM search_synonyms WHERE id = subject.id)
      WHEN 'SETTING' THEN (SELECT key FROM settings WHERE id = subject.id)
      WHEN 'POST' THEN (SELECT coalesce(nullif(title, ''), nullif(title_bangla, ''), slug) FROM posts WHERE id = subject.id)
      WHEN 'PAYOUT' THEN (SELECT carrier FROM courier_payouts WHERE id = subject.id)
      WHEN 'IMPORT' THEN NULL
      WHEN 'FAILED_WORK' THEN NULL
      ELSE (
        SELECT concat_ws(' · ', '#' || number, (SELECT display_name FROM customers WHERE id = o.customer_id))
        FROM orders o WHERE o.id = subject.id)
    END AS label
  FROM unnest(:kinds::text[], :ids::uuid[]) WITH ORDINALITY AS subject (kind, id, place)`,
);

/** Removes the words that admins wrote, or repeated, from the entries about orders, their payments and returns. */
export const removeReasons = sql(
  'removeReasons',
  `UPDATE audit_entries SET before = before - ARRAY['reason', 'note'], after = after - ARRAY['reason', 'note']
  WHERE subject_id = ANY (:orderIds::uuid[]) AND subject_kind IN ('ORDER', 'PAYMENT', 'RETURN')
    AND (before ?| ARRAY['reason', 'note'] OR after ?| ARRAY['reason', 'note'])`,
);

/**
 * The log in the export of a person's data: what an admin did without the IP, and what this person did to others
 * without the others.
 */
export const auditExported = sql(
  'auditExported',
  `SELECT at, action,
    CASE actor_id WHEN :customerId THEN 'YOU' ELSE CASE WHEN actor_id IS NULL THEN 'NOBODY_SIGNED_IN' ELSE 'SHOP' END END AS actor,
    customer_id IS DISTINCT FROM :customerId AS "aboutSomebodyElse",
    CASE WHEN actor_id IS NULL OR actor_id = :customerId THEN address END AS address,
    CASE WHEN actor_id IS NULL OR actor_id = :customerId THEN user_agent END AS "userAgent",
    CASE WHEN customer_id = :customerId THEN details ELSE '{}' END AS details,
    CASE WHEN customer_id = :customerId THEN before END AS before, CASE WHEN customer_id = :customerId THEN after END AS after
  FROM audit_entries WHERE customer_id = :customerId OR actor_id = :customerId ORDER BY id`,
);

/** Deletes old entries. */
export const oldAuditDeleted = sql('oldAuditDeleted', oldRowsDeleted('audit_entries', 'id < :before::uuid'));
