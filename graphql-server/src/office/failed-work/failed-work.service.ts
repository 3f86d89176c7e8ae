import type { EntityManager } from 'typeorm';
import { FAILED_WORK_MESSAGES } from '#schema/failed-work.ts';
import { recordChange } from '#people/audit/audit.service.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { query, type Database } from '#platform/db/database.ts';
import type { EventLog } from '#platform/events/event-log.ts';
import type { RowOf } from '#platform/db/sql.ts';
import { NotFound } from '#kernel/errors.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import {
  checkFirst,
  decodeCursor,
  encodeCursor,
  INSTANT,
  isId,
  toPage,
  UUID,
  type ListRequest,
} from '#kernel/paging.ts';
import { safeError } from '#kernel/safe-error.ts';
import type { FailedWorkConnectionModel, FailedWorkModel } from './failed-work.model.ts';
import * as sql from './failed-work.statements.ts';

/** Work that failed at every attempt, for admins. */
export class FailedWorkService {
  readonly #database: Database;
  readonly #jobs: JobQueue;
  readonly #events: EventLog;

  constructor(database: Database, jobs: JobQueue, events: EventLog) {
    this.#database = database;
    this.#jobs = jobs;
    this.#events = events;
  }

  /** Returns failed work, newest first. @throws Forbidden unless the viewer is an admin; BadRequest */
  async list(viewer: Viewer, { first, after }: ListRequest): Promise<FailedWorkConnectionModel> {
    checkMay(viewer, 'MONEY');
    const [at = null, id = null] = after === null ? [] : decodeCursor(after, [INSTANT, UUID]);
    const rows = await this.#database.query(
      sql.failedWork({ at: at === null ? null : new Date(at), id, limit: checkFirst(first) + 1 }),
    );
    const cursorOf = (work: FailedWorkModel) => encodeCursor([work.failedAt.toISOString(), work.id]);
    return { ...toPage(rows.map(toModel), { first, after, cursorOf }), count: () => this.count(viewer) };
  }

  /** Returns how much work failed. @throws Forbidden unless the viewer is an admin */
  async count(viewer: Viewer): Promise<number> {
    checkMay(viewer, 'MONEY');
    const [row] = await this.#database.query(sql.failedWorkCount());
    return row?.count ?? 0;
  }

  /**
   * Begins failed work anew. @throws Forbidden unless the viewer is an admin; NotFound when somebody has dealt with it
   */
  async retry(viewer: Viewer, id: string): Promise<FailedWorkModel> {
    const work = await this.#take(viewer, id, 'WORK_RETRIED', (manager, { kind }) =>
      kind === 'EVENT' ? this.#events.retryFailed(manager, id) : this.#jobs.retryFailed(manager, id),
    );
    if (work.kind === 'EVENT') this.#events.wake();
    return work;
  }

  /** Drops failed work. @throws Forbidden unless the viewer is an admin; NotFound when somebody has dealt with it */
  async dismiss(viewer: Viewer, id: string): Promise<FailedWorkModel> {
    return this.#take(viewer, id, 'WORK_DISMISSED', (manager, { kind }) =>
      (kind === 'EVENT' ? this.#events : this.#jobs).dropFailed(manager, id),
    );
  }

  /** Takes work out of the list; `take` returns false when another admin was first. */
  async #take(
    viewer: Viewer,
    id: string,
    action: 'WORK_RETRIED' | 'WORK_DISMISSED',
    take: (manager: EntityManager, work: FailedWorkModel) => Promise<boolean>,
  ): Promise<FailedWorkModel> {
    checkMay(viewer, 'MONEY');
    return this.#database.transaction(async (manager) => {
      const [row] = isId(id) ? await query(manager, sql.failedWorkById({ id })) : [];
      const work = row && toModel(row);
      if (!work || !(await take(manager, work))) throw new NotFound(FAILED_WORK_MESSAGES.gone);
      const { kind, name, attempts } = work;
      const subject = { kind: 'FAILED_WORK', id } as const;
      await recordChange(manager, {
        action,
        actor: viewer,
        subject,
        before: { kind, name, attempts },
        after: null,
      });
      return work;
    });
  }
}

const toModel = (row: RowOf<'failedWork'>): FailedWorkModel => ({
  ...row,
  error: safeError(row.error ?? ''),
});
