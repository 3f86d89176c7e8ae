import { EntitySchema } from 'typeorm';
import type { AuditAction } from './audit.model.ts';

/** A row of `audit_entries`. */
export interface AuditRow {
  /** UUIDv7: the order of ids is the order of time. */
  id: string;
  at: Date;
  action: AuditAction;
  /** Whose account it is about. No foreign key: the entry outlives the account. */
  customerId: string | null;
  /** Who did it; null for nobody who is signed in, and for the command line. */
  actorId: string | null;
  /** Where from, as the request said; null once the account is deleted. */
  address: string | null;
  userAgent: string | null;
  /** What else helps to understand it; never a secret, an e-mail address or a name. */
  details: Record<string, string>;
}

/** What happened to accounts. Entries are added, never changed but to forget a person. */
export const AuditEntity = new EntitySchema<AuditRow>({
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
