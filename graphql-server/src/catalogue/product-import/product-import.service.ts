import { LessThan, MoreThan, type EntityManager } from 'typeorm';
import {
  IMPORT_DAYS,
  IMPORT_MESSAGES,
  MAX_IMPORTS_KEPT,
  type ImportRowKind,
  type ImportStatus,
} from '#schema/product-import.ts';
import type { ClientInfo } from '#kernel/client-info.ts';
import type { Config } from '#platform/config/config.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { insertRow, query, type Database } from '#platform/db/database.ts';
import { ImportNotPossible, NotFound } from '#kernel/errors.ts';
import { FairQueue } from '#kernel/fair-queue.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import {
  checkFirst,
  decodeCursor,
  encodeCursor,
  isId,
  placeOf,
  toPage,
  toPageById,
  type ListRequest,
  type Page,
} from '#kernel/paging.ts';
import { HOUR, type Limit, type RateLimits } from '#platform/rate-limits/rate-limits.ts';
import type { ProductService } from '#catalogue/product/product.service.ts';
import type { Services } from '#platform/module/services.ts';
import { Categories } from './check/cells.ts';
import { checkFile } from './check/check-file.ts';
import { corrected, mapped, storedFile, storedRows, without, type ColumnMapping } from './stored-file.ts';
import { ProductImportEntity, ProductImportRowEntity } from './product-import.entity.ts';
import type { ProductImportModel, ProductImportRowModel, Upload } from './product-import.model.ts';
import * as sql from './product-import.statements.ts';
import { columnProblems, readCsv, type ReadFile } from './read-csv.ts';
import { readShop } from './check/read-shop.ts';
import type { CheckedRow } from './check/row-draft.ts';

/** Reading a file takes a processor for a second or two. */
const UPLOADS_BY_ADMIN: Limit = { name: 'importByAdmin', points: 60, seconds: HOUR };

const REFUSAL = { ofOwner: IMPORT_MESSAGES.importsAtOnce, full: IMPORT_MESSAGES.importsAtOnce, seconds: 5 };

/** How many rows are stored by one statement, so that no other request waits for them. */
const ROWS_AT_ONCE = 1000;

/** The most characters of a file's name that are stored. */
const MAX_NAME_LENGTH = 200;

/** Files of products: uploads, dry runs, and what becomes of them. `import-work.ts` applies and undoes them. */
export class ProductImportService {
  readonly #database: Database;
  readonly #config: Pick<Config, 'publicUrl'>;
  readonly #limits: RateLimits;
  readonly #jobs: JobQueue;
  readonly #products: Pick<ProductService, 'categoryTree'>;
  readonly #queue = new FairQueue({ concurrency: 1, maxWaiting: 4, maxPerOwner: 2, refusal: REFUSAL });

  constructor(
    database: Database,
    config: Pick<Config, 'publicUrl'>,
    { limits, products }: Pick<Services, 'limits' | 'products'>,
    jobs: JobQueue,
  ) {
    this.#database = database;
    this.#config = config;
    this.#limits = limits;
    this.#jobs = jobs;
    this.#products = products;
  }

  /**
   * Stores a file and compares it with the shop.
   * @throws Forbidden unless the viewer is an admin; InvalidInput for what is no file of products, TooMany, Busy,
   * NotFound
   */
  async upload(viewer: Viewer, { fileName, corrects, read, ...chosen }: Upload): Promise<ProductImportModel> {
    checkMay(viewer, 'CATALOGUE');
    await this.#limits.take(UPLOADS_BY_ADMIN, viewer.id);
    return this.#inTurn(viewer, async () => {
      const file = await readCsv(await read());
      const former = corrects === null ? null : await this.#find(corrects);
      const whole = former ? corrected(await storedFile(this.#database, former), file) : file;
      const createsCategories = chosen.createsCategories ?? former?.createsCategories ?? false;
      const rows = await this.#check(whole, createsCategories);
      const name = fileName.trim().slice(0, MAX_NAME_LENGTH).toWellFormed() || 'products.csv';
      const id = await this.#database.transaction(async (manager) => {
        const stored = {
          createdBy: viewer.id,
          fileName: former?.fileName ?? name,
          columns: whole.columns,
          createsCategories,
        };
        const counts = { rowCount: 0, createCount: 0, changeCount: 0, problemCount: 0 };
        const added = await insertRow(manager, ProductImportEntity, { ...stored, ...counts });
        await this.#store(manager, added, rows);
        if (former) await manager.delete(ProductImportEntity, { id: former.id, status: 'CHECKED' });
        await query(manager, sql.importsCleared({ days: IMPORT_DAYS, keep: MAX_IMPORTS_KEPT }));
        return added;
      });
      return this.#find(id);
    });
  }

  /**
   * Compares a file with the shop again: with its columns mapped, unless `columns` is null, and without its rows with
   * problems where these are skipped; `createCategories` null leaves it as it is.
   * @throws Forbidden unless the viewer is an admin; NotFound, InvalidInput, ImportNotPossible, Busy
   */
  async checkAgain(
    viewer: Viewer,
    id: string,
    {
      columns,
      skipProblems,
      createCategories,
    }: { columns: ColumnMapping | null; skipProblems: boolean; createCategories: boolean | null },
  ): Promise<ProductImportModel> {
    checkMay(viewer, 'CATALOGUE');
    return this.#inTurn(viewer, async () => {
      const found = await this.#find(id);
      const createsCategories = createCategories ?? found.createsCategories;
      const stored = await storedFile(this.#database, found);
      let file = columns === null ? stored : mapped(stored, columns);
      let wrong: ReadonlySet<number> = skipProblems ? stored.wrong : new Set();
      let rows: CheckedRow[];
      do {
        file = without(file, wrong);
        rows = await this.#check(file, createsCategories);
        // The variants of a new product that is skipped have a problem then, and are skipped with it.
        wrong = new Set(rows.flatMap(({ kind, row }) => (skipProblems && kind === 'PROBLEM' ? [row] : [])));
      } while (wrong.size > 0);
      await this.#database.transaction(async (manager) => {
        await this.#lock(manager, id, 'CHECKED', IMPORT_MESSAGES.notNow);
        await manager.delete(ProductImportRowEntity, { importId: id });
        await manager.update(ProductImportEntity, { id }, { columns: file.columns, createsCategories });
        await this.#store(manager, id, rows);
      });
      return this.#find(id);
    });
  }

  /** Returns imports, newest first. @throws Forbidden unless the viewer is an admin; BadRequest */
  async list(viewer: Viewer, request: ListRequest): Promise<Page<ProductImportModel>> {
    checkMay(viewer, 'CATALOGUE');
    const { after, limit } = placeOf(request);
    const rows = await this.#database.manager.find(ProductImportEntity, {
      where: after === null ? {} : { id: LessThan(after) },
      order: { id: 'DESC' },
      take: limit,
    });
    return toPageById(rows, request);
  }

  /** Returns an import; null when there is none. @throws Forbidden unless the viewer is an admin */
  async find(viewer: Viewer, id: string): Promise<ProductImportModel | null> {
    checkMay(viewer, 'CATALOGUE');
    return isId(id) ? this.#database.manager.findOneBy(ProductImportEntity, { id }) : null;
  }

  /** Returns rows of an import, in the file's order. @throws BadRequest */
  async rows(
    { id }: Pick<ProductImportModel, 'id'>,
    { kind, first, after }: ListRequest & { kind: ImportRowKind | null },
  ): Promise<Page<ProductImportRowModel>> {
    const [place = '0'] = after === null ? [] : decodeCursor(after, [/^\d{1,7}$/]);
    const limit = checkFirst(first) + 1;
    const rows = await this.#database.manager.find(ProductImportRowEntity, {
      select: {
        row: true,
        kind: true,
        name: true,
        sku: true,
        productId: true,
        isVariant: true,
        changes: true,
        problems: true,
      },
      where: { importId: id, row: MoreThan(Number(place)), ...(kind !== null && { kind }) },
      order: { row: 'ASC' },
      take: limit,
    });
    return toPage<ProductImportRowModel>(rows, {
      first,
      after,
      cursorOf: ({ row }) => encodeCursor([String(row)]),
    });
  }

  /** Whether rows of an import name a category that there is not. */
  async missesCategories({ id }: Pick<ProductImportModel, 'id'>): Promise<boolean> {
    const { categoryUnknown, categoryNear } = IMPORT_MESSAGES;
    const problems = [categoryUnknown, categoryNear].map((template) => JSON.stringify([{ template }]));
    return (await this.#database.query(sql.rowsWithProblems({ importId: id, problems }))).length > 0;
  }

  /** Returns the rows with problems, with their cells, a few at a time. @throws Forbidden, NotFound */
  async problems(viewer: Viewer, id: string) {
    checkMay(viewer, 'CATALOGUE');
    const found = await this.#find(id);
    return { import: found, rows: storedRows(this.#database, id, 'PROBLEM') };
  }

  /** Begins to apply an import. @throws Forbidden unless the viewer is an admin; NotFound, ImportNotPossible */
  async apply(viewer: Viewer, id: string, client: ClientInfo): Promise<ProductImportModel> {
    checkMay(viewer, 'CATALOGUE');
    return this.#begin(viewer, id, client, ['CHECKED', 'APPLYING'], IMPORT_MESSAGES.notNow);
  }

  /**
   * Begins to undo an import: all of it, or what can be undone.
   * @throws Forbidden unless the viewer is an admin; NotFound, ImportNotPossible
   */
  async undo(viewer: Viewer, id: string, client: ClientInfo, isPartly: boolean): Promise<ProductImportModel> {
    checkMay(viewer, 'CATALOGUE');
    return this.#begin(viewer, id, client, ['APPLIED', 'UNDOING'], IMPORT_MESSAGES.notApplied, isPartly);
  }

  /** Drops imports that are too old or too many. */
  async cleanUp(): Promise<void> {
    await this.#database.query(sql.importsCleared({ days: IMPORT_DAYS, keep: MAX_IMPORTS_KEPT }));
  }

  async #begin(
    viewer: Viewer,
    id: string,
    client: ClientInfo,
    [from, to]: readonly [ImportStatus, ImportStatus],
    refusal: string,
    isPartly = false,
  ): Promise<ProductImportModel> {
    await this.#database.transaction(async (manager) => {
      const found = await this.#lock(manager, id, from, refusal);
      if (from === 'CHECKED' && columnProblems(found.columns).length > 0)
        throw new ImportNotPossible(IMPORT_MESSAGES.columnsOpen);
      if (found.problemCount > 0) throw new ImportNotPossible(IMPORT_MESSAGES.hasProblems);
      if (found.createCount + found.changeCount === 0) throw new ImportNotPossible(IMPORT_MESSAGES.nothingToDo);
      await manager.update(
        ProductImportEntity,
        { id },
        { status: to, actorId: viewer.id, client, doneCount: 0, refusals: [] },
      );
      await this.#jobs.enqueue(manager, 'productImport', { importId: id, isPartly });
    });
    return this.#find(id);
  }

  async #lock(manager: EntityManager, id: string, status: ImportStatus, refusal: string): Promise<ProductImportModel> {
    const lock = { mode: 'pessimistic_write' as const };
    const found = isId(id) ? await manager.findOne(ProductImportEntity, { where: { id }, lock }) : null;
    if (!found) throw new NotFound(IMPORT_MESSAGES.noImport);
    if (found.status !== status) throw new ImportNotPossible(refusal);
    return found;
  }

  async #find(id: string): Promise<ProductImportModel> {
    const found = isId(id) ? await this.#database.manager.findOneBy(ProductImportEntity, { id }) : null;
    if (!found) throw new NotFound(IMPORT_MESSAGES.noImport);
    return found;
  }

  async #check(file: ReadFile, createsCategories: boolean): Promise<CheckedRow[]> {
    const { publicUrl } = this.#config;
    const categories = new Categories(await this.#products.categoryTree(), createsCategories);
    return checkFile(file, await readShop(this.#database, file, publicUrl), { publicUrl, categories });
  }

  async #store(manager: EntityManager, id: string, rows: readonly CheckedRow[]): Promise<void> {
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      const some = JSON.stringify(rows.slice(start, start + ROWS_AT_ONCE));
      await query(manager, sql.importRowsAdded({ importId: id, rows: some }));
    }
    await query(manager, sql.importCounted({ id }));
  }

  #inTurn<Result>(viewer: Viewer, work: () => Promise<Result>): Promise<Result> {
    return this.#queue.join(viewer.id, (run) => run(work));
  }
}
