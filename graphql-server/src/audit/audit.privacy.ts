import type { PrivacyPart } from '../module.ts';
import { query } from '../db/database.ts';
import { AuditEntity } from './audit.entity.ts';
import { auditAboutForgotten, auditExported } from './audit.statements.ts';

/** Entries stay after a deletion, without personal data. */
export const auditPrivacy: PrivacyPart = {
  exports: {
    auditLog: {
      table: 'audit_entries',
      description: 'What happened to the account',
      rows: (manager, customerId) => query(manager, auditExported({ customerId })),
    },
  },
  /** Removes IP, user agent and details of the person's entries. */
  onDeletion:
    async (manager, { id }) =>
    // As the last step, because earlier steps of the deletion add entries too.
    async () => {
      await query(manager, auditAboutForgotten({ customerId: id }));
      await manager.update(AuditEntity, { actorId: id }, { address: null, userAgent: null });
    },
};
