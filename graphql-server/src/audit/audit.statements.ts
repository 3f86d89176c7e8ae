import { builtSql, sql } from '../db/sql.ts';

const id = '00000000-0000-0000-0000-000000000000';

/** Entries, newest first: all, or those about a customer or of an action. */
export const auditOfAll = builtSql(
  'auditOfAll',
  (
    {
      customerId,
      action,
      after,
      limit,
    }: Record<'customerId' | 'action' | 'after', string | null> & { limit: number },
    values,
  ) => {
    const conditions = [
      ...(customerId === null ? [] : [`customer_id = ${values.add(customerId)}`]),
      ...(action === null ? [] : [`action = ${values.add(action)}`]),
      ...(after === null ? [] : [`id < ${values.add(after)}`]),
    ];
    return `SELECT id, at, action, customer_id AS "customerId", actor_id AS "actorId", address, user_agent AS "userAgent",
          details, subject_kind AS "subjectKind", subject_id AS "subjectId", before, after
        FROM audit_entries WHERE ${['true', ...conditions].join(' AND ')} ORDER BY id DESC LIMIT ${values.add(limit)}`;
  },
  () => [
    { customerId: null, action: null, after: null, limit: 1 },
    { customerId: id, action: 'SIGNED_IN', after: id, limit: 1 },
  ],
);

/** Entries about a customer with the same details. */
export const auditFound = sql(
  'auditFound',
  'SELECT FROM audit_entries WHERE customer_id = :customerId AND action = :action AND details = :details',
);

/** Removes IP, user agent, details and what was changed from the entries about a customer. */
export const auditAboutForgotten = sql(
  'auditAboutForgotten',
  `UPDATE audit_entries SET address = NULL, user_agent = NULL, details = '{}', before = NULL, after = NULL
  WHERE customer_id = :customerId`,
);

/**
 * The log in the export of a person's data: what an admin did without the IP, and what this person did to others without the
 * others.
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
