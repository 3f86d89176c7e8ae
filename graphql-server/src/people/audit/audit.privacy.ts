import type { PrivacyPart } from '#platform/module/module.ts';
import { exported } from '../privacy/exported.ts';
import { query } from '#platform/db/database.ts';
import { AuditEntity } from './audit.entity.ts';
import { auditAboutForgotten, auditExported } from './audit.statements.ts';

/** Entries stay after a deletion, without personal data: what an admin did stays, without who it was. */
export const auditPrivacy: PrivacyPart = {
  exports: {
    auditLog: exported('audit_entries', 'What happened to the account', auditExported),
  },
  /** Removes IP and user agent of the person's entries, and further details of those about the person. */
  onDeletion:
    async (manager, { id }) =>
    // As the last step, because earlier steps of the deletion add entries too.
    async () => {
      await query(manager, auditAboutForgotten({ customerId: id }));
      await manager.update(AuditEntity, { actorId: id }, { address: null, userAgent: null });
    },
};
