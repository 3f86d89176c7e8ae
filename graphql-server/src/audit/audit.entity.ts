import { EntitySchema } from 'typeorm';
import type { AuditEntryModel } from './audit.model.ts';

/** The audit log of accounts. Entries are added and never changed, except to remove a person's data. */
export const AuditEntity = new EntitySchema<AuditEntryModel>({
  name: 'AuditEntry',
  tableName: 'audit_entries',
  columns: {
    id: {
      type: 'uuid',
      primary: true,
      default: () => 'uuidv7()',
      primaryKeyConstraintName: 'audit_entries_pkey',
    },
    at: { type: 'timestamptz', default: () => 'now()' },
    action: { type: 'text' },
    customerId: { name: 'customer_id', type: 'uuid', nullable: true },
    actorId: { name: 'actor_id', type: 'uuid', nullable: true },
    address: { type: 'text', nullable: true },
    userAgent: { name: 'user_agent', type: 'text', nullable: true },
    details: { type: 'jsonb', default: {} },
  },
  indices: [
    { name: 'audit_entries_by_customer', columns: ['customerId', 'id'] },
    { name: 'audit_entries_by_actor', columns: ['actorId'] },
    { name: 'audit_entries_by_action', columns: ['action', 'id'] },
  ],
});
