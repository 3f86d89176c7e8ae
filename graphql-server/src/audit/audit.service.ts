import type { EntityManager } from 'typeorm';
import type { Database } from '../db/database.ts';
import { Forbidden } from '../errors.ts';
import { checkFirst, decodeCursor, encodeCursor, isId, toPage, UUID, type Page } from '../paging.ts';
import { AuditEntity } from './audit.entity.ts';
import type { AuditEntryModel, AuditAction } from './audit.model.ts';
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
export interface AuditRequest {
  customerId: string | null;
  action: AuditAction | null;
  first: number;
  after: string | null;
}

/** Records an event as `recordAudit` does, unless it is already recorded with the same details. */
export const recordAuditOnce = async (manager: EntityManager, event: AuditEvent): Promise<void> => {
  const { action, customerId, details = {} } = event;
  const done: object[] = await manager.query(
    'SELECT FROM audit_entries WHERE customer_id = $1 AND action = $2 AND details = $3',
    [customerId, action, details],
  );
  if (done.length === 0) await recordAudit(manager, event);
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

const filter = `($1::uuid IS NULL OR customer_id = $1) AND ($2::text IS NULL OR action = $2)`;

/** Reads the audit log, for admins. */
export class AuditService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Returns entries, newest first. @throws Forbidden unless the viewer is an admin */
  async list(viewer: Viewer, request: AuditRequest): Promise<Page<AuditEntryModel>> {
    if (viewer.role !== 'ADMIN') throw new Forbidden();
    const first = checkFirst(request.first);
    const [after] = request.after === null ? [null] : decodeCursor(request.after, [UUID]);
    if (isNobody(request))
      return toPage<AuditEntryModel>([], { first, after: request.after, cursorOf: () => '' });
    const rows = await this.#database.query<AuditEntryModel>({
      text: `SELECT id, at, action, customer_id AS "customerId", actor_id AS "actorId", address,
          user_agent AS "userAgent", details
        FROM audit_entries WHERE ${filter} AND ($3::uuid IS NULL OR id < $3) ORDER BY id DESC LIMIT $4`,
      values: [request.customerId, request.action, after, first + 1],
    });
    return toPage(rows, { first, after: request.after, cursorOf: ({ id }) => encodeCursor([id]) });
  }

  /** Returns the number of entries. @throws Forbidden unless the viewer is an admin */
  async count(viewer: Viewer, request: Pick<AuditRequest, 'customerId' | 'action'>): Promise<number> {
    if (viewer.role !== 'ADMIN') throw new Forbidden();
    if (isNobody(request)) return 0;
    const [row] = await this.#database.query<{ count: number }>({
      text: `SELECT count(*)::integer AS count FROM audit_entries WHERE ${filter}`,
      values: [request.customerId, request.action],
    });
    return row?.count ?? 0;
  }
}

/** Whether the filter cannot match anything, because its text is not an id. */
const isNobody = ({ customerId }: Pick<AuditRequest, 'customerId'>) =>
  customerId !== null && !isId(customerId);
