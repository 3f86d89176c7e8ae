import type { EntityRow } from '#platform/db/entity.ts';
import type { AuditKind } from '#schema/audit.ts';
import type { CountedList, Page } from '#kernel/paging.ts';
import type { AuditEntity } from './audit.entity.ts';

export type { AuditAction, AuditKind } from '#schema/audit.ts';

/** An entry of the log as services return it. */
export type AuditEntryModel = EntityRow<typeof AuditEntity>;

/** A page of the log. */
export type AuditEntryConnectionModel = Page<AuditEntryModel> & CountedList;

/** What an entry is about. */
export interface AuditSubjectModel {
  kind: AuditKind;
  id: string;
}
