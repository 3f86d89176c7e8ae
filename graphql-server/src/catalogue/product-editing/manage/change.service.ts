import { randomBytes } from 'node:crypto';
import { MANAGE_MESSAGES, MAX_PRODUCTS_AT_ONCE } from '#schema/product-manage.ts';
import { PRODUCT_LENGTHS, PRODUCT_MESSAGES } from '#schema/product-admin.ts';
import { changePriceInput, changeStockInput } from '#schema/product-manage.input.ts';
import type { ProductStatus } from '#schema/product.ts';
import { recordChange, recordChanges } from '#people/audit/audit.service.ts';
import type { AuditAction } from '#people/audit/audit.model.ts';
import { checked } from '#kernel/checked.ts';
import { checkAdmin } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { query, type Database } from '#platform/db/database.ts';
import { BadRequest, InvalidInput, NotFound, PriceChangedMeanwhile } from '#kernel/errors.ts';
import type { InferInput } from 'valibot';
import { isId } from '#kernel/paging.ts';
import { setStock } from '#catalogue/inventory/stock.service.ts';
import * as sql from './manage.statements.ts';

/** What a copy's name ends with. */
const COPY_SUFFIX = ' (copy)';
const COPY_SUFFIX_IN_BANGLA = ' (অনুলিপি)';

const ACTIONS: Record<ProductStatus, AuditAction> = {
  DRAFT: 'PRODUCT_CHANGED',
  PUBLISHED: 'PRODUCT_PUBLISHED',
  ARCHIVED: 'PRODUCT_ARCHIVED',
};

/** Returns the action of a change of the status. */
export const statusAction = (before: ProductStatus, after: ProductStatus): AuditAction =>
  before === 'ARCHIVED' ? 'PRODUCT_RESTORED' : ACTIONS[after];

/** Single changes of products in their list, for admins. Each is written to the audit log. */
export class ProductChanges {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Changes the price of a product, or the own one of a variant. @throws Forbidden unless the viewer is an admin; InvalidInput, NotFound,
   * PriceChangedMeanwhile when it is no longer what was seen
   */
  async changePrice(viewer: Viewer, sent: InferInput<typeof changePriceInput>): Promise<void> {
    checkAdmin(viewer);
    const { productId, variantId, from, to } = checked(changePriceInput, sent);
    if (!isId(productId) || (variantId !== null && !isId(variantId)))
      throw new NotFound(PRODUCT_MESSAGES.noProduct);
    await this.#database.transaction(async (manager) => {
      const [product] = await query(manager, sql.priceHeld({ id: productId }));
      const [variant] =
        variantId === null ? [] : await query(manager, sql.variantPriceHeld({ id: variantId, productId }));
      if (!product || (variantId !== null && !variant)) throw new NotFound(PRODUCT_MESSAGES.noProduct);
      const before = variant ? variant.priceCents : product.priceCents;
      if (before !== from) throw new PriceChangedMeanwhile(before);
      const actorId = viewer.id;
      if (variantId !== null) await query(manager, sql.variantPriceChanged({ id: variantId, to, actorId }));
      else if (to !== null) {
        if (product.oldPriceCents !== null && product.oldPriceCents <= to)
          throw new InvalidInput([{ field: 'to', message: PRODUCT_MESSAGES.oldPriceLower }]);
        await query(manager, sql.priceChanged({ id: productId, to, actorId }));
      }
      const of = variant ? { variant: variant.sku } : {};
      await recordChange(manager, {
        action: 'PRODUCT_CHANGED',
        actor: viewer,
        subject: { kind: 'PRODUCT', id: productId },
        before: { ...named(of, null), priceCents: before },
        after: { ...of, priceCents: to },
      });
    });
  }

  /**
   * Sets the stock of a product without variants, or of a variant. @throws Forbidden unless the viewer is an admin; InvalidInput, NotFound,
   * StockChangedMeanwhile when it is no longer what was seen
   */
  async changeStock(viewer: Viewer, sent: InferInput<typeof changeStockInput>): Promise<void> {
    checkAdmin(viewer);
    const { productId, variantId, from, to, reason } = checked(changeStockInput, sent);
    await this.#database.transaction(async (manager) => {
      await setStock(manager, { productId, variantId, from, to, reason, kind: 'SET', actorId: viewer.id });
      const [variant] = variantId === null ? [] : await query(manager, sql.variantSku({ id: variantId }));
      const of = variant ? { variant: variant.sku } : {};
      await recordChange(manager, {
        action: 'STOCK_CHANGED',
        actor: viewer,
        subject: { kind: 'PRODUCT', id: productId },
        before: { ...named(of, null), availableStock: from },
        after: { ...of, availableStock: to },
      });
    });
  }

  /**
   * Changes the status of products, and returns those that had another one. @throws Forbidden unless the viewer is an admin; BadRequest
   */
  async changeStatus(
    viewer: Viewer,
    {
      ids: sent,
      status,
      from,
    }: { ids: readonly string[]; status: ProductStatus; from: ProductStatus | null },
  ): Promise<{ id: string; before: ProductStatus }[]> {
    checkAdmin(viewer);
    if (sent.length < 1 || sent.length > MAX_PRODUCTS_AT_ONCE)
      throw new BadRequest(`ids must be 1 to ${MAX_PRODUCTS_AT_ONCE} ids of products.`);
    const ids = sent.filter(isId);
    return this.#database.transaction(async (manager) => {
      const held = await query(manager, sql.statusesHeld({ ids, status, from }));
      if (held.length === 0) return [];
      const actorId = viewer.id;
      await query(manager, sql.statusesChanged({ ids: held.map(({ id }) => id), status, actorId }));
      await recordChanges(
        manager,
        held.map(({ id, status: before }) => ({
          action: statusAction(before, status),
          actor: viewer,
          subject: { kind: 'PRODUCT' as const, id },
          before: { status: before },
          after: { status },
        })),
      );
      return held.map(({ id, status: before }) => ({ id, before }));
    });
  }

  /** Deletes a product that nobody has ordered. @throws Forbidden unless the viewer is an admin; NotFound, InvalidInput */
  async delete(viewer: Viewer, id: string): Promise<void> {
    checkAdmin(viewer);
    await this.#database.transaction(async (manager) => {
      // Orders lock the stock as well: whoever comes second sees what the other has done.
      const [held] = isId(id) ? await query(manager, sql.productToDelete({ id })) : [];
      if (!held) throw new NotFound(PRODUCT_MESSAGES.noProduct);
      const [deleted] = await query(manager, sql.productDeleted({ id }));
      if (!deleted) throw new InvalidInput([{ field: 'id', message: MANAGE_MESSAGES.productOrdered }]);
      await recordChange(manager, {
        action: 'PRODUCT_DELETED',
        actor: viewer,
        subject: { kind: 'PRODUCT', id },
        before: { name: deleted.name, sku: deleted.sku, priceCents: deleted.priceCents },
        after: null,
      });
    });
  }

  /** Makes a draft of a product's copy, and returns its id. @throws Forbidden unless the viewer is an admin; NotFound */
  async duplicate(viewer: Viewer, id: string): Promise<string> {
    checkAdmin(viewer);
    if (!isId(id)) throw new NotFound(PRODUCT_MESSAGES.noProduct);
    // No two copies have the same: 40 bits of chance.
    const skuSuffix = `-${randomBytes(5).toString('hex').toUpperCase()}`;
    const most = PRODUCT_LENGTHS.name - COPY_SUFFIX_IN_BANGLA.length;
    return this.#database.transaction(async (manager) => {
      const actorId = viewer.id;
      const [copy] = await query(
        manager,
        sql.productCopied({ id, most, suffix: COPY_SUFFIX, skuSuffix, actorId }),
      );
      if (!copy) throw new NotFound(PRODUCT_MESSAGES.noProduct);
      const copyId = copy.id;
      await query(manager, sql.textsCopied({ id, copyId, most, suffix: COPY_SUFFIX_IN_BANGLA }));
      await query(manager, sql.variantsCopied({ id, copyId, skuSuffix }));
      await recordChange(manager, {
        action: 'PRODUCT_CREATED',
        actor: viewer,
        subject: { kind: 'PRODUCT', id: copyId },
        before: null,
        after: { copyOf: id, status: 'DRAFT' },
      });
      return copyId;
    });
  }
}

/** The same names with another value, so that they are recorded as something that differs. */
const named = (of: object, value: null) => Object.fromEntries(Object.keys(of).map((name) => [name, value]));
