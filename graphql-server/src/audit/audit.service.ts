import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import type { Recorded } from '../../../schema/audit.ts';
import { checkAdmin } from '../customer/check-own.ts';
import { query, type Database } from '../db/database.ts';
import { currentClient } from '../current-request.ts';
import { isId, placeOf, toPageById, type ListRequest, type Page } from '../paging.ts';
import { AuditEntity } from './audit.entity.ts';
import type { AuditAction, AuditEntryModel, AuditKind } from './audit.model.ts';
import { auditFound, auditOfAll } from './audit.statements.ts';
import type { ClientInfo } from '../client-info.ts';
import type { Viewer } from '../customer/customer.model.ts';

/** Something to record. */
export interface AuditEvent {
  action: AuditAction;
  customerId: string;
  /** Who did it; null for someone who was not signed in. */
  actorId: string | null;
  client: ClientInfo | null;
  details?: Record<string, string>;
  /** The fields that were changed, before and after. */
  before?: Recorded;
  after?: Recorded;
}

/** A change that an admin made. */
export interface AuditChange {
  action: AuditAction;
  /** Who made it. */
  actor: Pick<Viewer, 'id'>;
  /** The client of the request; that of the current request unless said otherwise. */
  client?: ClientInfo | null;
  subject: { kind: AuditKind; id: string };
  /**
   * The fields that may have changed, as they were; null when there was nothing. Never a secret, an e-mail address, or a person's
   * name or address: entries outlive the accounts that they are about.
   */
  before: Recorded | null;
  /** The same fields as they are now; null when there is nothing any more. */
  after: Recorded | null;
}

/** A requested page of the log. */
export interface AuditRequest extends ListRequest {
  customerId: string | null;
  action: AuditAction | null;
}

/** Records an event as `recordAudit` does, unless it is already recorded with the same details. */
export const recordAuditOnce = async (manager: EntityManager, event: AuditEvent): Promise<void> => {
  const { action, customerId, details = {} } = event;
  const recorded = await query(manager, auditFound({ customerId, action, details: JSON.stringify(details) }));
  if (recorded.length === 0) await recordAudit(manager, event);
};

/** Records what happened to an account, in the same transaction. */
export const recordAudit = async (manager: EntityManager, event: AuditEvent): Promise<void> => {
  const { action, customerId, actorId, client, details = {}, before = null, after = null } = event;
  await manager.getRepository(AuditEntity).insert({
    action,
    customerId,
    actorId,
    ...sentFrom(client),
    details,
    subjectKind: 'CUSTOMER',
    subjectId: customerId,
    before,
    after,
  });
};

/**
 * Records what an admin changed, in the same transaction: the fields that differ. Nothing is recorded when none does, unless
 * something began or ceased to be.
 */
export const recordChange = (manager: EntityManager, change: AuditChange): Promise<void> =>
  recordChanges(manager, [change]);

/** Records changes as `recordChange` does, in one statement. */
export const recordChanges = async (
  manager: EntityManager,
  changes: readonly AuditChange[],
): Promise<void> => {
  const entries = changes.flatMap(({ action, actor, client = currentClient(), subject, ...record }) => {
    const difference = differenceOf(record);
    if (difference === null) return [];
    return {
      action,
      customerId: subject.kind === 'CUSTOMER' ? subject.id : null,
      actorId: actor.id,
      ...sentFrom(client),
      subjectKind: subject.kind,
      subjectId: subject.id,
      ...difference,
    };
  });
  if (entries.length > 0) await manager.getRepository(AuditEntity).insert(entries);
};

/** Returns the fields that differ; null when none does. */
const differenceOf = ({
  before,
  after,
}: Pick<AuditChange, 'before' | 'after'>): Pick<AuditChange, 'before' | 'after'> | null => {
  if (before === null || after === null) return { before, after };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differing = names.filter((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null));
  if (differing.length === 0) return null;
  const only = (record: Recorded) =>
    Object.fromEntries(differing.map((name) => [name, record[name] ?? null]));
  return { before: only(before), after: only(after) };
};

const sentFrom = (client: ClientInfo | null) => ({
  address: client?.ip ?? null,
  userAgent: client?.userAgent ?? null,
});

/** Records what a customer did to their own account, in the same transaction. */
export const recordOwnAudit = (
  manager: EntityManager,
  action: AuditAction,
  customerId: string,
  client: ClientInfo,
  details: Record<string, string> = {},
): Promise<void> => recordAudit(manager, { action, customerId, actorId: customerId, client, details });

/** Reads the audit log, for admins. */
export class AuditService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Returns entries, newest first. @throws Forbidden unless the viewer is an admin */
  async list(viewer: Viewer, request: AuditRequest): Promise<Page<AuditEntryModel>> {
    checkAdmin(viewer);
    const place = placeOf(request);
    if (isNobody(request)) return toPageById<AuditEntryModel>([], request);
    const rows = await this.#database.query(auditOfAll({ ...request, ...place }));
    // `recordAudit` writes no other actions.
    return toPageById(rows as AuditEntryModel[], request);
  }

  /** Returns the number of entries. @throws Forbidden unless the viewer is an admin */
  async count(viewer: Viewer, request: Pick<AuditRequest, 'customerId' | 'action'>): Promise<number> {
    checkAdmin(viewer);
    if (isNobody(request)) return 0;
    return this.#database.manager.countBy(AuditEntity, filterOf(request));
  }
}

const filterOf = ({ customerId, action }: Pick<AuditRequest, 'customerId' | 'action'>) => ({
  ...(customerId !== null && { customerId }),
  ...(action !== null && { action }),
});

/** Whether the filter cannot match anything, because its text is not an id. */
const isNobody = ({ customerId }: Pick<AuditRequest, 'customerId'>) =>
  customerId !== null && !isId(customerId);
