import type { EntityManager } from 'typeorm';
import { IMPORT_MESSAGES, type ImportStatus } from '#schema/product-import.ts';
import { query, type Database } from '#platform/db/database.ts';
import type { Statement } from '#platform/db/sql.ts';
import type { SentenceParams } from '#schema/sentence.ts';
import type { ImportMessage, ProductImportModel, ProductImportRefusalModel } from '../product-import.model.ts';
import { ProductImportEntity, ProductImportRowEntity } from '../product-import.entity.ts';
import { lockProducts } from '#catalogue/product/write/product-writer.ts';
import * as sql from './apply.statements.ts';
import type { ImportRow } from './import-rows.ts';

/** The most refusals that are listed. */
export const MOST_REFUSALS = 100;

/** How many rows are written at a time: progress is shown after each. */
const ROWS_AT_ONCE = 500;

/** Something is in the way of an import: nothing of it is stored. */
export class Refused extends Error {
  readonly refusals: readonly ProductImportRefusalModel[];

  constructor(refusals: readonly ProductImportRefusalModel[]) {
    super('An import was refused.');
    this.refusals = refusals;
  }
}

/** Returns a refusal that is about no row. */
export const wholeRefusal = (template: ImportMessage): ProductImportRefusalModel => ({
  row: null,
  name: '',
  template,
  params: {},
});

/** A row that a statement found to be in the way; its other columns are parameters of the sentence that says so. */
type RowInTheWay = { row: number; name: string };

/** One import while it is applied or undone, in one transaction. */
export class ImportRun {
  readonly import: ProductImportModel;
  readonly actorId: string;
  /** The most rows in the way that are listed. */
  readonly limit: number;
  readonly #database: Database;
  /** The transaction. */
  readonly manager: EntityManager;
  readonly #status: ImportStatus;
  readonly #phases: number;
  #phase = 0;

  constructor(
    database: Database,
    manager: EntityManager,
    of: { import: ProductImportModel; actorId: string; phases: number; isPartly: boolean },
  ) {
    this.#database = database;
    this.manager = manager;
    this.import = of.import;
    this.actorId = of.actorId;
    this.limit = of.isPartly ? of.import.rowCount : MOST_REFUSALS;
    this.#status = of.import.status;
    this.#phases = of.phases;
  }

  /** Runs a statement of the transaction. */
  run<Row>(statement: Statement<Row>): Promise<Row[]> {
    return query(this.manager, statement);
  }

  /** @throws Refused when the statement finds rows that are in the way */
  async check(statement: Statement<RowInTheWay & SentenceParams>, template: ImportMessage): Promise<void> {
    const rows = await this.run(statement);
    if (rows.length > 0) throw new Refused(rows.map(({ row, name, ...params }) => ({ row, name, template, params })));
  }

  /**
   * Locks the products, and returns those whose stock changes too. @throws Refused when they are no longer in the
   * version of a column, or others have the SKUs of a plan by now
   */
  async lockProducts(version: 'version' | 'applied_version', plan: 'plan' | 'prior_plan'): Promise<string[]> {
    const which = { importId: this.import.id, limit: this.limit };
    const products = await this.run(sql.importedProducts(which));
    await lockProducts(
      this.manager,
      products.map(({ id }) => id),
    );
    const { productGone, productChanged, skuTaken } = IMPORT_MESSAGES;
    const outdated = await this.run(sql.importRowsOutdated(version, which));
    if (outdated.length > 0)
      throw new Refused(
        outdated.map(({ isGone, ...of }) => ({ ...of, template: isGone ? productGone : productChanged, params: {} })),
      );
    await this.check(sql.importSkusTaken(plan, which), skuTaken);
    return products.flatMap(({ id, hasStock }) => (hasStock ? [id] : []));
  }

  /** Runs a phase, which writes some rows at a time, and says after each time how far it is. */
  async phase(write: (rows: readonly ImportRow[]) => Promise<void>): Promise<void> {
    const { id: importId, rowCount } = this.import;
    // The first row names the columns, and empty ones are not counted, so numbers go on behind the count.
    const last = Math.max(rowCount + 1, (await this.manager.maximum(ProductImportRowEntity, 'row', { importId })) ?? 0);
    for (let after = 0; after < last; after += ROWS_AT_ONCE) {
      const upTo = after + ROWS_AT_ONCE;
      await write((await this.run(sql.rowsToWrite({ importId, after, upTo }))) as ImportRow[]);
      await this.#progress((this.#phase + Math.min(1, upTo / last)) / this.#phases);
    }
    this.#phase += 1;
  }

  /** In a statement of its own: what is not committed nobody else sees. */
  async #progress(share: number): Promise<void> {
    const done = Math.floor(share * this.import.rowCount);
    const which = { id: this.import.id, status: this.#status };
    await this.#database.manager.update(ProductImportEntity, which, { doneCount: done });
  }
}
