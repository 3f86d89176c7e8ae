import type { EntityManager } from 'typeorm';
import { PRODUCT_MESSAGES } from '#schema/product-admin.ts';
import { productInput, type CheckedProduct, type ProductInput } from '#schema/product.input.ts';
import { recordChange } from '#people/audit/audit.service.ts';
import { checked } from '#kernel/checked.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { brokenConstraint, query, type Database } from '#platform/db/database.ts';
import {
  ChangedMeanwhile,
  InvalidInput,
  NotFound,
  problemWith,
  StockChangedMeanwhile,
  type FieldProblem,
} from '#kernel/errors.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import { isId } from '#kernel/paging.ts';
import type { ProductPictureService } from '#catalogue/picture/product/product-pictures.service.ts';
import { changeStock, hasVariants, lockStock, setStock, type LockedStock } from '#catalogue/inventory/stock.service.ts';
import {
  addProducts,
  changeProducts,
  lockProducts,
  writeTranslations,
  type ProductColumns,
} from '#catalogue/product/write/product-writer.ts';
import { actionOf } from '../product-action.ts';
import type { EditorDetails, AdminProductModel } from './admin-product.model.ts';
import * as sql from './editor.statements.ts';
import { banglaColumnsOf, columnsOf, keysOf, picturesOf, recordOf, type EditedProduct } from './product-row.ts';
import { beginVariants, PlacedMeanwhile, saveVariants } from './save-variants.ts';
import { lockOpenOrders } from './variants.statements.ts';

/** How often saving begins again because an order was placed, or an SKU was given away, meanwhile. */
const MOST_TRIES = 5;

/**
 * Whether saving begins again: of an SKU that was given away between the check and the change, the next check says so.
 */
const isOfRace = (error: unknown): boolean =>
  error instanceof PlacedMeanwhile || brokenConstraint(error) === 'product_skus_pkey';

/** Of a product's changes, how many entries of the audit log are looked at to say what was changed. */
const MOST_ENTRIES = 50;

/** Creates and changes products as a whole, for admins. */
export class ProductEditorService {
  readonly #database: Database;
  readonly #pictures: ProductPictureService;
  readonly #jobs: JobQueue;

  constructor(database: Database, pictures: ProductPictureService, jobs: JobQueue) {
    this.#database = database;
    this.#pictures = pictures;
    this.#jobs = jobs;
  }

  /** Returns a product; null when there is none: one statement. @throws Forbidden unless the viewer is an admin */
  async find(viewer: Viewer, id: string): Promise<AdminProductModel | null> {
    checkMay(viewer, 'CATALOGUE');
    if (!isId(id)) return null;
    const [row] = await this.#database.query(sql.adminProductById({ id }));
    return row ? { ...row.product, details: row.product } : null;
  }

  /** Returns what only the editor shows, in the order of the ids: one statement. The products were read by an admin. */
  async details(ids: readonly string[]): Promise<EditorDetails[]> {
    const rows = await this.#database.query(sql.adminProductDetails({ ids }));
    const byId = new Map(rows.map(({ details }) => [details.id, details]));
    return ids.map((id) => {
      const details = byId.get(id);
      if (!details) throw new Error(`Product ${id} has gone while it was read.`);
      return details;
    });
  }

  /**
   * Stores a new product, or changes one as a whole.
   * @throws Forbidden unless the viewer is an admin; InvalidInput, NotFound, ChangedMeanwhile when somebody else has
   * changed it since the version that was read
   */
  async save(viewer: Viewer, typed: ProductInput): Promise<AdminProductModel> {
    checkMay(viewer, 'CATALOGUE');
    const input = checked(productInput, typed);
    if (input.status === 'DRAFT' && input.publishAt !== null && input.publishAt <= new Date())
      throw refused('publishAt', PRODUCT_MESSAGES.publishTimeInvalid);
    for (let tries = 1; ; tries += 1)
      try {
        return await this.#database.transaction((manager) => this.#save(manager, viewer, input));
      } catch (error) {
        if (!isOfRace(error) || tries === MOST_TRIES) throw error;
      }
  }

  async #save(manager: EntityManager, viewer: Viewer, input: CheckedProduct): Promise<EditedProduct> {
    const locked = input.id === null ? null : await lock(manager, input, input.id);
    await this.#check(manager, input, locked?.before ?? null);
    const columns = columnsOf(input);
    const id = await store(manager, viewer, columns, locked?.before.id ?? null);
    await writeTranslations(manager, [{ id, columns: banglaColumnsOf(input) }]);
    await saveStock(manager, viewer, id, input, locked);
    const after = await read(manager, id);
    const before = locked?.before ?? null;
    await recordChange(manager, {
      action: actionOf(before?.status ?? null, after.status),
      actor: viewer,
      subject: { kind: 'PRODUCT', id },
      before: before && recordOf(before),
      after: recordOf(after),
    });
    if (input.publishAt !== null && after.publishAt !== null && after.publishAt !== before?.publishAt)
      await this.#jobs.enqueue(
        manager,
        'publish-product',
        { productId: id },
        { startAfterSeconds: Math.ceil((input.publishAt.getTime() - Date.now()) / 1000) },
      );
    return after;
  }

  /** Checks what only the database knows. @throws InvalidInput */
  async #check(manager: EntityManager, input: CheckedProduct, before: EditedProduct | null): Promise<void> {
    const problems: FieldProblem[] = [];
    const leaf = isId(input.categoryId) ? await query(manager, sql.leafCategory({ id: input.categoryId })) : [];
    if (leaf.length === 0) problems.push({ field: 'categoryId', message: PRODUCT_MESSAGES.categoryUnknown });

    const pictures = picturesOf(input);
    const uploaded = await this.#pictures.keep(manager, [...new Set(pictures.map(({ picture }) => picture.key))]);
    const own = new Set(before ? keysOf(before.details) : []);
    for (const { field, picture } of pictures)
      if (!uploaded.has(picture.key) && !own.has(picture.key))
        problems.push({ field, message: PRODUCT_MESSAGES.pictureUnknown });

    const skus = [...(input.sku === null ? [] : [input.sku]), ...input.variants.map(({ sku }) => sku)];
    const taken = new Set(
      skus.length === 0
        ? []
        : (await query(manager, sql.skusOfOthers({ skus, productId: input.id }))).map(({ sku }) => sku),
    );
    if (input.sku !== null && input.variants.length === 0 && taken.has(input.sku))
      problems.push({ field: 'sku', message: PRODUCT_MESSAGES.skuTaken });
    for (const [index, { sku }] of input.variants.entries())
      if (taken.has(sku)) problems.push({ field: `variants.${index}.sku`, message: PRODUCT_MESSAGES.skuTaken });

    if (before?.hasVariants && input.variants.length === 0)
      problems.push({ field: 'variants', message: PRODUCT_MESSAGES.variantsNeeded });
    if (problems.length > 0) throw new InvalidInput(problems);
  }
}

const refused = (field: string, message: string) => new InvalidInput([{ field, message }]);

/** A product that is being changed, locked with its stock. */
interface LockedProduct {
  before: EditedProduct;
  /** The orders under way, where the product gets its first variants; null otherwise. */
  lockedOrderIds: string[] | null;
  stock: LockedStock;
}

/** Locks a product, and what changes with it. @throws NotFound, ChangedMeanwhile */
const lock = async (manager: EntityManager, input: CheckedProduct, id: string): Promise<LockedProduct> => {
  const [found] = isId(id) ? await lockProducts(manager, [id]) : [];
  if (!found) throw new NotFound(PRODUCT_MESSAGES.noProduct);
  if (found.version !== input.version) throw await changedMeanwhile(manager, id, input.version, found.version);
  const begins = input.variants.length > 0 && !(await hasVariants(manager, id));
  const orders = begins ? await query(manager, lockOpenOrders({ productId: id })) : [];
  const stock = (await lockStock(manager, [id])).find(({ variantId }) => variantId === null);
  if (!stock) throw new Error(`Product ${id} has no stock.`);
  // With the stock locked: what orders change before is not recorded as a change by the admin.
  const before = await read(manager, id);
  return { before, lockedOrderIds: begins ? orders.map((order) => order.id) : null, stock };
};

const changedMeanwhile = async (
  manager: EntityManager,
  id: string,
  seen: number | null,
  version: number,
): Promise<ChangedMeanwhile> => {
  const [last] = await query(manager, sql.lastChange({ id }));
  if (!last) throw new NotFound(PRODUCT_MESSAGES.noProduct);
  const most = Math.min(Math.max(version - (seen ?? 0), 1), MOST_ENTRIES);
  const fields = await query(manager, sql.fieldsChangedSince({ id, version: seen ?? 0, most }));
  return new ChangedMeanwhile(PRODUCT_MESSAGES.changedMeanwhile, {
    ...last,
    fields: fields.map(({ field }) => field),
  });
};

const read = async (manager: EntityManager, id: string): Promise<EditedProduct> => {
  const [row] = await query(manager, sql.adminProductById({ id }));
  if (!row) throw new Error(`Product ${id} has gone while it was locked.`);
  return { ...row.product, details: row.product };
};

/** Adds or changes a product, and returns its id. */
const store = async (
  manager: EntityManager,
  { id: actorId }: Viewer,
  columns: ProductColumns,
  known: string | null,
): Promise<string> => {
  if (known === null) {
    const [added] = await addProducts(manager, actorId, [{ columns }]);
    if (added === undefined) throw new Error('A product was stored without an id.');
    return added;
  }
  await changeProducts(manager, actorId, [{ id: known, columns }]);
  return known;
};

/** Stores the stock that was typed, of the product or of its variants. @throws InvalidInput, PlacedMeanwhile */
const saveStock = async (
  manager: EntityManager,
  { id: actorId }: Viewer,
  productId: string,
  { variants, stock }: CheckedProduct,
  locked: LockedProduct | null,
): Promise<void> => {
  if (locked === null) {
    const available = variants.length > 0 ? 0 : (stock?.to ?? 0);
    await changeStock(manager, [{ productId, variantId: null, kind: 'CREATED', available }], { actorId });
    await saveVariants(manager, productId, variants, actorId);
  } else if (locked.lockedOrderIds !== null) {
    const { lockedOrderIds } = locked;
    await beginVariants(manager, productId, { variants, actorId, lockedOrderIds, stock: locked.stock });
  } else if (locked.before.hasVariants) {
    await saveVariants(manager, productId, variants, actorId);
  } else if (stock !== null) {
    const from = stock.from ?? locked.stock.available;
    try {
      await setStock(manager, { productId, variantId: null, from, to: stock.to, kind: 'SET', actorId });
    } catch (error) {
      if (!(error instanceof StockChangedMeanwhile)) throw error;
      const { availableStock: available } = error.details;
      throw new InvalidInput([problemWith('stock', PRODUCT_MESSAGES.stockChanged, { available })]);
    }
  }
};
