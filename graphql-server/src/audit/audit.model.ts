import type { AuditAction } from '../../../schema/audit.ts';
import type { CountedPage } from '../paging.ts';

export type { AuditAction } from '../../../schema/audit.ts';

/** An entry of the log as services return it. */
export interface AuditEntryModel {
  /** UUIDv7, so ids sort by time. */
  id: string;
  at: Date;
  action: AuditAction;
  /** The account that the entry is about. No foreign key: the entry outlives the account. */
  customerId: string | null;
  /** Who did it; null for someone who was not signed in, and for commands. */
  actorId: string | null;
  /** IP address of the request; null once the account is deleted. */
  address: string | null;
  userAgent: string | null;
  /** Further details; never a secret, an e-mail address or a name. */
  details: Record<string, string>;
}

/** A page of the log. */
export type AuditEntryConnectionModel = CountedPage<AuditEntryModel>;
