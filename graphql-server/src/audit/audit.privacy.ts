import type { PrivacyPart } from '../module.ts';

/** Entries stay after a deletion, without personal data. */
export const auditPrivacy: PrivacyPart = {
  exports: {
    auditLog: {
      table: 'audit_entries',
      description: 'What happened to the account',
      // What an admin did is exported without the IP; what this person did to others, without the others.
      text: `SELECT at, action,
        CASE actor_id WHEN $1 THEN 'YOU' ELSE CASE WHEN actor_id IS NULL THEN 'NOBODY_SIGNED_IN' ELSE 'SHOP' END END AS actor,
        customer_id IS DISTINCT FROM $1 AS "aboutSomebodyElse",
        CASE WHEN actor_id IS NULL OR actor_id = $1 THEN address END AS address,
        CASE WHEN actor_id IS NULL OR actor_id = $1 THEN user_agent END AS "userAgent",
        CASE WHEN customer_id = $1 THEN details ELSE '{}' END AS details
      FROM audit_entries WHERE customer_id = $1 OR actor_id = $1 ORDER BY id`,
    },
  },
  /** Removes IP, user agent and details of the person's entries. */
  onDeletion:
    async (manager, { id }) =>
    // As the last step, because earlier steps of the deletion add entries too.
    async () => {
      await manager.query(
        `UPDATE audit_entries SET address = NULL, user_agent = NULL, details = '{}' WHERE customer_id = $1`,
        [id],
      );
      await manager.query('UPDATE audit_entries SET address = NULL, user_agent = NULL WHERE actor_id = $1', [
        id,
      ]);
    },
};
