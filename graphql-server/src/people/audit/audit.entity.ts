import type { AuditAction, AuditKind, Recorded } from '#schema/audit.ts';
import { Column, entity, id, json, now, text, uuid } from '#platform/db/entity.ts';

/** The audit log. Entries are added and never changed, except to remove a person's data. */
export const AuditEntity = entity(
  'AuditEntry',
  'audit_entries',
  {
    id,
    at: now,
    action: new Column<AuditAction>({ type: 'text' }),
    /** The account that the entry is about. No foreign key: the entry outlives the account. */
    customerId: uuid.orNull(),
    /** Who did it; null for someone who was not signed in, and for commands. */
    actorId: uuid.orNull(),
    /** IP address of the request; null once the account is deleted. */
    address: text.orNull(),
    userAgent: text.orNull(),
    /** Further details; never a secret, an e-mail address or a name. */
    details: json<Record<string, string>>().defaultTo({}),
    /** What the entry is about. No foreign key: the entry outlives it. */
    subjectKind: new Column<AuditKind>({ type: 'text' }).orNull(),
    subjectId: uuid.orNull(),
    /**
     * The fields that were changed, as they were; null when there was nothing. Never a secret, an e-mail address or a
     * name.
     */
    before: json<Recorded>().orNull(),
    /** The same fields as they are now; null when there is nothing any more. */
    after: json<Recorded>().orNull(),
  },
  {
    indices: [
      { name: 'audit_entries_by_customer', columns: ['customerId', 'id'] },
      { name: 'audit_entries_by_actor', columns: ['actorId', 'id'] },
      { name: 'audit_entries_by_action', columns: ['action', 'id'] },
      { name: 'audit_entries_by_action_and_kind', columns: ['action', 'subjectKind', 'id'] },
      { name: 'audit_entries_by_subject', columns: ['subjectId', 'id'] },
      { name: 'audit_entries_by_kind', columns: ['subjectKind', 'id'] },
    ],
  },
);
