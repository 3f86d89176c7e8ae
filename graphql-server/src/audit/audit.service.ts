import type { EntityManager } from 'typeorm';
import { checkAdmin } from '../customer/check-own.ts';
import { query, type Database } from '../db/database.ts';
import { isId, placeOf, toPageById, type ListRequest, type Page } from '../paging.ts';
import { AuditEntity } from './audit.entity.ts';
import type { AuditEntryModel, AuditAction } from './audit.model.ts';
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
  const { action, customerId, actorId, client, details = {} } = event;
  await manager.getRepository(AuditEntity).insert({
    action,
    customerId,
    actorId,
    address: client?.ip ?? null,
    userAgent: client?.userAgent ?? null,
    details,
  });
};

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
