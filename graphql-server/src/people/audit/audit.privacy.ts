import type { PrivacyPart } from '#platform/module/module.ts';
import { exported } from '../privacy/exported.ts';
import { AuditEntity } from './audit.entity.ts';
import { auditExported } from './audit.statements.ts';

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
      const noClient = { address: null, userAgent: null };
      await manager.update(AuditEntity, { customerId: id }, { ...noClient, details: {}, before: null, after: null });
      await manager.update(AuditEntity, { actorId: id }, noClient);
    },
};
