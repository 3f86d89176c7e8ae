import type { EntityRow } from '../db/entity.ts';
import type { CountedPage } from '../paging.ts';
import type { AuditEntity } from './audit.entity.ts';

export type { AuditAction, AuditKind } from '../../../schema/audit.ts';

/** An entry of the log as services return it. */
export type AuditEntryModel = EntityRow<typeof AuditEntity>;

/** A page of the log. */
export type AuditEntryConnectionModel = CountedPage<AuditEntryModel>;
