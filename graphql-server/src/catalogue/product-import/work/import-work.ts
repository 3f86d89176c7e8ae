import type { EntityManager } from 'typeorm';
import { IMPORT_MESSAGES, type ImportStatus } from '#schema/product-import.ts';
import { recordChange } from '#people/audit/audit.service.ts';
import { query, type Database } from '#platform/db/database.ts';
import type { Handler } from '#platform/jobs/job-queue.ts';
import type { Log } from '#kernel/log.ts';
import type { Services } from '#platform/module/services.ts';
import type { SentenceParams } from '#schema/sentence.ts';
import { applyImport, APPLY_PHASES } from './apply-import.ts';
import { importBegun, importGivenTime } from './apply.statements.ts';
import { fetchPictures } from './fetch-pictures.ts';
import { ImportRun, MOST_REFUSALS, Refused, wholeRefusal } from './import-run.ts';
import { ProductImportEntity } from '../product-import.entity.ts';
import type { ProductImportRefusalModel } from '../product-import.model.ts';
import { importCounted } from '../product-import.statements.ts';
import { undoImport, UNDO_PHASES } from './undo-import.ts';
import { undoRowsLeft } from './undo.statements.ts';

/** An arbitrary constant: imports run one after the other. */
const IMPORT_LOCK = 4_822_060;

/** How often a transaction is begun again that PostgreSQL ended because two waited for each other. */
const MOST_ATTEMPTS = 5;

/** What an import becomes that is worked on; `former` when something is in the way. */
const ENDS: Partial<Record<ImportStatus, { end: ImportStatus; former: ImportStatus }>> = {
  APPLYING: { end: 'APPLIED', former: 'CHECKED' },
  UNDOING: { end: 'UNDONE', former: 'APPLIED' },
};

/** Returns the code of a database error; undefined for any other. */
const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

const isDeadlock = (error: unknown) => codeOf(error) === '40P01';
const isTwice = (error: unknown) => codeOf(error) === '23505';

/** What is in the way of an import that is undone in part. */
type Left = readonly ProductImportRefusalModel[];

/** Everything of an import is in the way of undoing it. */
class NothingLeft extends Error {}

/** Leaves the products of these rows as they are. */
const leave = (manager: EntityManager, importId: string, left: Left) => {
  const problem = (template: string, params: SentenceParams = {}) => ({ column: '', template, params });
  const rows = left.map(({ row, template, params }) => ({ row, problem: problem(template, params) }));
  const other = JSON.stringify(problem(IMPORT_MESSAGES.otherRow));
  return query(manager, undoRowsLeft({ importId, left: JSON.stringify(rows), other }));
};

/**
 * Applies or undoes an import in one transaction, with its entry in the audit log. Does nothing when that is done
 * already.
 */
const runImport = (database: Database, id: string, left: Left | null, pictures: Pictures): Promise<void> =>
  database.transaction(async (manager) => {
    await query(manager, importGivenTime());
    await query(manager, importBegun({ lock: IMPORT_LOCK }));
    const model = await manager.findOneBy(ProductImportEntity, { id });
    const ends = model && ENDS[model.status];
    if (!ends || model.actorId === null) return;
    const { actorId, client, createCount: created, changeCount: changed } = model;
    const run = (phases: number) =>
      new ImportRun(database, manager, { import: model, actorId, phases, isPartly: left !== null });
    const record = {
      actor: { id: actorId },
      client,
      subject: { kind: 'IMPORT' as const, id },
    };
    if (ends.end === 'APPLIED') {
      await applyImport(run(APPLY_PHASES), pictures);
      await recordChange(manager, {
        ...record,
        action: 'PRODUCTS_IMPORTED',
        before: null,
        after: { created, changed },
      });
    } else {
      const isAnyLeft = left !== null && left.length > 0;
      if (isAnyLeft) await leave(manager, id, left);
      const undone = await undoImport(run(UNDO_PHASES));
      // At the end: the run says how far it is by another connection, in the row that this locks.
      const [counted] = isAnyLeft ? await query(manager, importCounted({ id })) : [];
      if (counted?.rows === 0) throw new NothingLeft();
      await recordChange(manager, {
        ...record,
        action: 'IMPORT_UNDONE',
        before: { created, changed },
        after: {
          created: 0,
          changed: 0,
          ...undone,
          ...(counted && { left: created + changed - counted.rows }),
        },
      });
    }
    await manager.update(
      ProductImportEntity,
      { id },
      {
        status: ends.end,
        client: null,
        doneCount: () => 'row_count',
        ...(ends.end === 'APPLIED' ? { appliedAt: () => 'now()', undoneAt: null } : { undoneAt: () => 'now()' }),
      },
    );
  });

/** Says why an import was not applied or undone, and lets it be tried again. */
const refuse = async (
  database: Database,
  id: string,
  refusals: readonly ProductImportRefusalModel[],
): Promise<void> => {
  const found = await database.manager.findOneBy(ProductImportEntity, { id });
  const ends = found && ENDS[found.status];
  if (!ends) return;
  await database.transaction(async (manager) => {
    await manager.update(
      ProductImportEntity,
      { id, status: found.status },
      { status: ends.former, client: null, doneCount: 0, refusals: [...refusals] },
    );
    if (ends.end !== 'UNDONE') return;
    await recordChange(manager, {
      action: 'IMPORT_UNDO_FAILED',
      actor: found.actorId === null ? null : { id: found.actorId },
      client: found.client,
      subject: { kind: 'IMPORT', id },
      before: null,
      after: { problems: refusals.length },
    });
  });
};

/**
 * Fetches the pictures of an import that is applied. Returns false when its rows have problems now: it is not applied
 * then.
 */
const hasPictures = async (database: Database, id: string, pictures: Pictures): Promise<boolean> => {
  const found = await database.manager.findOneBy(ProductImportEntity, { id });
  if (found?.status !== 'APPLYING' || found.actorId === null) return true;
  if (await fetchPictures(database, pictures, { importId: id, actorId: found.actorId })) return true;
  await refuse(database, id, []);
  await database.query(importCounted({ id }));
  return false;
};

type Pictures = Pick<Services['productPictures'], 'fetch' | 'keep'>;

/** Returns the worker of imports. Whatever goes wrong, the import says so: nobody waits for one that has ended. */
export const createImportWorker =
  (database: Database, log: Log, pictures: Pictures): Handler<'productImport'> =>
  async ({ data: { importId, isPartly = false } }) => {
    const left: ProductImportRefusalModel[] = [];
    for (let attempt = 1; ; attempt += 1) {
      try {
        if (!(await hasPictures(database, importId, pictures))) return;
        return await runImport(database, importId, isPartly ? left : null, pictures);
      } catch (error) {
        if (isDeadlock(error) && attempt < MOST_ATTEMPTS) continue;
        if (error instanceof NothingLeft) return refuse(database, importId, left.slice(0, MOST_REFUSALS));
        if (error instanceof Refused && isPartly) {
          left.push(...error.refusals);
          continue;
        }
        if (error instanceof Refused) return refuse(database, importId, error.refusals);
        // Two gave the same SKU away in this moment: the next dry run sees it.
        if (isTwice(error)) return refuse(database, importId, [wholeRefusal(IMPORT_MESSAGES.changedNow)]);
        log.error({ error, import: importId }, 'An import of products failed; nothing of it was stored.');
        return refuse(database, importId, [wholeRefusal(IMPORT_MESSAGES.failed)]);
      }
    }
  };
