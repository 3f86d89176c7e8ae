import { Not, type EntityManager } from 'typeorm';
import { PRODUCT_MESSAGES } from '#schema/product-admin.ts';
import { editProductsInput, type CheckedEdit, type EditProductsInput } from '#schema/product-manage.input.ts';
import { MANAGE_MESSAGES } from '#schema/product-manage.ts';
import type { AuditAction } from '#people/audit/audit.model.ts';
import { recordChange, recordChanges } from '#people/audit/audit.service.ts';
import { checked } from '#kernel/checked.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { query, type Database } from '#platform/db/database.ts';
import { olderThan } from '#platform/db/instants.ts';
import { InvalidInput, problemWith } from '#kernel/errors.ts';
import { isId } from '#kernel/paging.ts';
import { changeStock, lockStock } from '#catalogue/inventory/stock.service.ts';
import { changeProducts, changeVariants, lockProducts } from '#catalogue/product/write/product-writer.ts';
import { leafCategory } from '../editor/editor.statements.ts';
import { actionOf } from '../product-action.ts';
import { isChanging, nameOf, planOf, type PlannedRow } from './edit-plan.ts';
import * as sql from './edit.statements.ts';
import { ProductEditEntity, type EditedValues, type ProductChange } from './product-edit.entity.ts';

/** Until when a change can be undone: then it is removed. */
const TOO_OLD = olderThan('30 days');

/** What a change of many products would do. */
export interface EditPlan {
  plan: string;
  isOutdated: boolean;
  rows: PlannedRow[];
}

/** What a change of many products has done. */
export interface EditDone {
  editId: string;
  changed: number;
}

/** Changes of many products at once, for admins. */
export class ProductEdits {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Says what a change would do; does it where that is what `plan` names, and nothing of it fails.
   * @throws Forbidden unless the viewer is an admin; InvalidInput
   */
  async edit(viewer: Viewer, sent: EditProductsInput, plan: string | null): Promise<EditPlan | EditDone> {
    checkMay(viewer, 'CATALOGUE');
    const edit = checked(editProductsInput, sent);
    return this.#database.transaction(async (manager) => {
      await checkCategory(manager, edit);
      const ids = edit.ids.filter(isId);
      if (plan !== null) await lock(manager, ids);
      const rows = (await query(manager, sql.productsToEdit({ ids }))).map(({ product }) => planOf(product, edit));
      const name = nameOf(rows);
      const isOutdated = plan !== null && plan !== name;
      if (plan === null || isOutdated || rows.some(({ problem }) => problem !== null))
        return { plan: name, isOutdated, rows };
      return apply(manager, viewer, rows.filter(isChanging));
    });
  }

  /**
   * Undoes such a change, and returns the number of products.
   * @throws Forbidden unless the viewer is an admin; InvalidInput
   */
  async undo(viewer: Viewer, id: string): Promise<number> {
    checkMay(viewer, 'CATALOGUE');
    const outcome = await this.#database.transaction(async (manager) => {
      const edit = isId(id)
        ? await manager.findOne(ProductEditEntity, {
            where: { id, at: Not(TOO_OLD) },
            lock: { mode: 'pessimistic_write' },
          })
        : null;
      if (!edit) throw new InvalidInput([{ field: 'id', message: MANAGE_MESSAGES.editUnknown }]);
      if (edit.undoneAt !== null) throw new InvalidInput([{ field: 'id', message: MANAGE_MESSAGES.editUndone }]);
      const { changes } = edit;
      const ids = changes.map((change) => change.id);
      await lock(manager, ids);
      const found = new Map(
        (await query(manager, sql.productsToEdit({ ids }))).map(({ product }) => [product.id, product]),
      );
      const changed = changes.filter(({ id: productId, version, before, after }) => {
        const now = found.get(productId);
        const isSold = before.availableStock !== after.availableStock;
        return now?.version !== version || (isSold && now.values.availableStock !== after.availableStock);
      });
      const [first] = changed;
      if (first) {
        await recordChange(manager, {
          action: 'CHANGE_UNDO_FAILED',
          actor: viewer,
          subject: { kind: 'PRODUCT', id: first.id },
          before: null,
          after: { problems: changed.length },
        });
        return problemWith('id', MANAGE_MESSAGES.changedSince, {
          changed: changed.length,
          product: found.get(first.id)?.name ?? first.id,
        });
      }
      const undone = changes.map(({ id: productId, before, after, variants }) => ({
        id: productId,
        before: after,
        after: before,
        variants: variants.map((variant) => ({
          id: variant.id,
          before: variant.after,
          after: variant.before,
        })),
      }));
      await store(manager, viewer, 'UNDONE', undone);
      await record(manager, viewer, undone);
      await manager.update(ProductEditEntity, { id }, { undoneAt: () => 'now()' });
      return changes.length;
    });
    // After the transaction, which keeps that it was tried.
    if (typeof outcome !== 'number') throw new InvalidInput([outcome]);
    return outcome;
  }

  /** Removes what can no longer be undone. */
  async cleanUp(): Promise<void> {
    await this.#database.manager.delete(ProductEditEntity, { at: TOO_OLD });
  }
}

const lock = async (manager: EntityManager, ids: readonly string[]): Promise<void> => {
  await lockProducts(manager, ids);
  await lockStock(manager, ids);
};

const checkCategory = async (manager: EntityManager, { categoryId }: CheckedEdit): Promise<void> => {
  if (categoryId === null) return;
  const leaf = isId(categoryId) ? await query(manager, leafCategory({ id: categoryId })) : [];
  if (leaf.length === 0) throw new InvalidInput([{ field: 'categoryId', message: PRODUCT_MESSAGES.categoryUnknown }]);
};

type Change = Omit<ProductChange, 'version'>;

const apply = async (manager: EntityManager, viewer: Viewer, rows: PlannedRow[]): Promise<EditDone> => {
  const changes = rows.map(({ row, after, variants }) => ({
    id: row.id,
    before: row.values,
    after,
    variants: variants.map((variant) => ({ id: variant.id, before: variant.before, after: variant.after })),
  }));
  await store(manager, viewer, 'SET', changes);
  const products = await lockProducts(
    manager,
    changes.map(({ id }) => id),
  );
  const versions = new Map(products.map(({ id, version }) => [id, version]));
  const done = changes.map((change) => ({ ...change, version: versions.get(change.id) ?? 0 }));
  const { identifiers } = await manager.insert(ProductEditEntity, { actorId: viewer.id, changes: done });
  const editId = String(identifiers[0]?.['id']);
  await record(manager, viewer, changes, { edit: editId });
  return { editId, changed: changes.length };
};

/** Stores changes of locked products, with the history of their stock. */
const store = async (
  manager: EntityManager,
  viewer: Viewer,
  kind: 'SET' | 'UNDONE',
  changes: readonly Change[],
): Promise<void> => {
  const actorId = viewer.id;
  await changeProducts(
    manager,
    actorId,
    changes.map(({ id, after }) => ({
      id,
      columns: {
        price_cents: after.priceCents,
        old_price_cents: after.oldPriceCents,
        category_id: after.categoryId,
        brand: after.brand,
        tag: after.tag,
        status: after.status,
      },
    })),
  );
  await changeVariants(
    manager,
    changes.flatMap(({ variants }) => variants.map(({ id, after }) => ({ id, columns: { price_cents: after } }))),
  );
  await changeStock(
    manager,
    changes.map(({ id, before, after }) => ({
      productId: id,
      variantId: null,
      kind,
      available: after.availableStock - before.availableStock,
    })),
    { actorId },
  );
};

/** Records such changes in the audit log; `details` name the change of many products by which it can be undone. */
const record = (
  manager: EntityManager,
  viewer: Viewer,
  changes: readonly Change[],
  details: Record<string, string> = {},
): Promise<void> =>
  recordChanges(
    manager,
    changes.map(({ id, before, after, variants: repriced }) => ({
      details,
      action: editActionOf(before, after),
      actor: viewer,
      subject: { kind: 'PRODUCT' as const, id },
      before: { ...before, variantPrices: repriced.map((variant) => `${variant.id}: ${variant.before}`) },
      after: { ...after, variantPrices: repriced.map((variant) => `${variant.id}: ${variant.after}`) },
    })),
  );

const editActionOf = (before: EditedValues, after: EditedValues): AuditAction => {
  if (before.status !== after.status) return actionOf(before.status, after.status);
  const { availableStock: had, ...restBefore } = before;
  const { availableStock: has, ...restAfter } = after;
  const isStockOnly = had !== has && JSON.stringify(restBefore) === JSON.stringify(restAfter);
  return isStockOnly ? 'STOCK_CHANGED' : 'PRODUCT_CHANGED';
};
