import { isDeepStrictEqual } from 'node:util';
import { Raw, type EntityManager } from 'typeorm';
import type { Recorded } from '#schema/audit.ts';
import { checkMay } from '../customer/check-own.ts';
import { query, type Database } from '#platform/db/database.ts';
import type { RowOf } from '#platform/db/sql.ts';
import { currentClient } from '#kernel/current-request.ts';
import { BadRequest } from '#kernel/errors.ts';
import { inBatches } from '#kernel/in-batches.ts';
import {
  firstIdOf,
  isId,
  MOST_COUNTED,
  placeOf,
  toPageById,
  toTotal,
  type ListRequest,
  type Page,
  type Total,
} from '#kernel/paging.ts';
import { AuditEntity } from './audit.entity.ts';
import type { AuditAction, AuditEntryModel, AuditKind } from './audit.model.ts';
import {
  auditCounted,
  auditForFile,
  auditLabels,
  auditOfAll,
  removeReasons,
  type AuditConditions,
} from './audit.statements.ts';
import type { ClientInfo } from '#kernel/client-info.ts';
import type { Viewer } from '../customer/customer.model.ts';

/** Something to record. */
interface AuditEvent {
  action: AuditAction;
  customerId: string;
  /** Who did it; null for someone who was not signed in. */
  actorId: string | null;
  client: ClientInfo | null;
  details?: Record<string, string> | undefined;
  /** The fields that were changed, before and after. */
  before?: Recorded;
  after?: Recorded;
}

/** A change that an admin made. */
export interface AuditChange {
  action: AuditAction;
  /** Who made it; null for the shop itself. */
  actor: Pick<Viewer, 'id'> | null;
  /** The client of the request; by default that of the current request. */
  client?: ClientInfo | null;
  subject: { kind: AuditKind; id: string };
  /**
   * The fields that may have changed, as they were; null when there was nothing. Never a secret, an e-mail address, or
   * a person's name or address: entries outlive the accounts that they are about.
   */
  before: Recorded | null;
  /** The same fields as they are now; null when there is nothing any more. */
  after: Recorded | null;
  /** Further details, which are removed when the account is deleted; never a secret, an e-mail address or a name. */
  details?: Record<string, string>;
}

/** A line of the file of the log. */
type AuditFileRow = RowOf<'auditForFile'>;

/** How many entries are read at once for a file. */
const BATCH = 1000;

/** Which entries of the log; what is left out or null allows all. */
export interface AuditFilter {
  action?: AuditAction | null | undefined;
  kind?: AuditKind | null | undefined;
  subjectId?: string | null | undefined;
  actorId?: string | null | undefined;
  /** The first and the last day, such as 2026-11-20, in Bangladesh. */
  from?: string | null | undefined;
  until?: string | null | undefined;
}

/** Records an event as `recordAudit` does, unless it is already recorded with the same details. */
export const recordAuditOnce = async (manager: EntityManager, event: AuditEvent): Promise<void> => {
  const { action, customerId, details = {} } = event;
  const sameDetails = Raw((column) => `${column} = :details::jsonb`, { details: JSON.stringify(details) });
  const isRecorded = await manager.existsBy(AuditEntity, { customerId, action, details: sameDetails });
  if (!isRecorded) await recordAudit(manager, event);
};

/** Records what happened to an account, in the same transaction. */
export const recordAudit = (manager: EntityManager, event: AuditEvent): Promise<void> => recordAudits(manager, [event]);

/** Records what happened to accounts, in one statement. */
export const recordAudits = async (manager: EntityManager, events: readonly AuditEvent[]): Promise<void> => {
  await manager.insert(
    AuditEntity,
    events.map(({ client, customerId, details = {}, ...event }) => ({
      ...event,
      details,
      ...sentFrom(client),
      customerId,
      subjectKind: 'CUSTOMER' as const,
      subjectId: customerId,
    })),
  );
};

/**
 * Records what an admin changed, in the same transaction: the fields that differ. Nothing is recorded when none does,
 * unless something began or ceased to be, or there are further details, such as a new reason.
 */
export const recordChange = (manager: EntityManager, change: AuditChange): Promise<void> =>
  recordChanges(manager, [change]);

/** Records changes as `recordChange` does, in one statement. */
export const recordChanges = async (manager: EntityManager, changes: readonly AuditChange[]): Promise<void> => {
  const entries = changes.flatMap(({ action, actor, client = currentClient(), subject, details = {}, ...record }) => {
    const difference = differenceOf(record) ?? (Object.keys(details).length > 0 ? record : null);
    if (difference === null) return [];
    return {
      action,
      customerId: subject.kind === 'CUSTOMER' ? subject.id : null,
      actorId: actor?.id ?? null,
      ...sentFrom(client),
      subjectKind: subject.kind,
      subjectId: subject.id,
      details,
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
  const only = (record: Recorded) => Object.fromEntries(differing.map((name) => [name, record[name] ?? null]));
  return { before: only(before), after: only(after) };
};

const sentFrom = (client: ClientInfo | null) => ({
  address: client?.ip ?? null,
  userAgent: client?.userAgent ?? null,
});

/** Removes reasons and notes from the entries about orders, since they may name the customer, who is being deleted. */
export const removeReasonsAbout = async (manager: EntityManager, orderIds: readonly string[]): Promise<void> => {
  await query(manager, removeReasons({ orderIds }));
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

  /** Returns entries, newest first. @throws Forbidden unless the viewer is an admin; BadRequest */
  async list(viewer: Viewer, filter: AuditFilter, request: ListRequest): Promise<Page<AuditEntryModel>> {
    checkMay(viewer, 'SHOP');
    const [conditions, place] = [conditionsOf(filter), placeOf(request)];
    const rows = conditions === null ? [] : await this.#database.query(auditOfAll({ ...conditions, ...place }));
    // Nothing else writes entries than the functions above.
    return toPageById(rows as AuditEntryModel[], request);
  }

  /** Returns the number of entries. @throws Forbidden unless the viewer is an admin; BadRequest */
  async count(viewer: Viewer, filter: AuditFilter): Promise<Total> {
    checkMay(viewer, 'SHOP');
    const conditions = conditionsOf(filter);
    if (conditions === null) return toTotal(0);
    const [row] = await this.#database.query(auditCounted({ ...conditions, most: MOST_COUNTED + 1 }));
    return toTotal(row?.count ?? 0);
  }

  /** Returns all entries for a file, some at a time. @throws Forbidden unless the viewer is an admin; BadRequest */
  async *all(viewer: Viewer, filter: AuditFilter): AsyncGenerator<AuditFileRow, void> {
    checkMay(viewer, 'SHOP');
    const conditions = conditionsOf(filter);
    if (conditions === null) return;
    yield* inBatches<AuditFileRow>(BATCH, (last, limit) =>
      this.#database.query(auditForFile({ ...conditions, after: last?.id ?? null, limit })),
    );
  }

  /** Returns what things are called: one statement. The caller has read the entries before. */
  async labelsOf(subjects: readonly AuditChange['subject'][]): Promise<(string | null)[]> {
    const rows = await this.#database.query(
      auditLabels({ kinds: subjects.map(({ kind }) => kind), ids: subjects.map(({ id }) => id) }),
    );
    const byPlace = new Map(rows.map(({ place, label }) => [place, label]));
    return subjects.map((_, index) => byPlace.get(index + 1) ?? null);
  }
}

/**
 * Returns a filter as conditions; null when it cannot match anything, because a text is not an id. @throws BadRequest
 */
const conditionsOf = ({ action, kind, subjectId, actorId, from, until }: AuditFilter): AuditConditions | null => {
  const ids = [subjectId, actorId].filter((id) => id !== undefined && id !== null);
  if (!ids.every(isId)) return null;
  return {
    action: action ?? null,
    kind: kind ?? null,
    subjectId: subjectId ?? null,
    actorId: actorId ?? null,
    from: from ? firstIdOf(startOfDay('from', from)) : null,
    before: until ? firstIdOf(startOfDay('until', until) + DAY_MS) : null,
  };
};

const DAY_MS = 86_400_000;

/** Returns when a day begins in Bangladesh, in milliseconds. @throws BadRequest */
const startOfDay = (name: string, day: string): number => {
  const start = /^20\d\d-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00+06:00`) : Number.NaN;
  if (Number.isNaN(start)) throw new BadRequest(`${name} must be a day such as 2026-11-20.`);
  return start;
};
