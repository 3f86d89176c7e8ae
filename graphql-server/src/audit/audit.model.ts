import type { AuditAction } from '../../../schema/audit.ts';
import type { CountedPage } from '../paging.ts';

export type { AuditAction } from '../../../schema/audit.ts';

/** An entry of the log as services hand it out. */
export interface AuditEntryModel {
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

/** Entries of the log. */
export type AuditEntryConnectionModel = CountedPage<AuditEntryModel>;
