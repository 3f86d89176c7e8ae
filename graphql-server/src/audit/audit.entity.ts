import type { AuditAction } from '../../../schema/audit.ts';
import { Column, entity, id, json, now, text, uuid } from '../db/entity.ts';

/** The audit log of accounts. Entries are added and never changed, except to remove a person's data. */
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
  },
  {
    indices: [
      { name: 'audit_entries_by_customer', columns: ['customerId', 'id'] },
      { name: 'audit_entries_by_actor', columns: ['actorId'] },
      { name: 'audit_entries_by_action', columns: ['action', 'id'] },
    ],
  },
);
