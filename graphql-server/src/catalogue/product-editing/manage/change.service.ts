import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { MANAGE_MESSAGES, MAX_PRODUCTS_AT_ONCE } from '#schema/product-manage.ts';
import { PRODUCT_MESSAGES } from '#schema/product-admin.ts';
import { changePriceInput, changeStockInput } from '#schema/product-manage.input.ts';
import type { ProductStatus } from '#schema/product.ts';
import { recordChange, recordChanges } from '#people/audit/audit.service.ts';
import { checked } from '#kernel/checked.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { query, type Database } from '#platform/db/database.ts';
import { BadRequest, InvalidInput, NotFound, PriceChangedMeanwhile, problemWith } from '#kernel/errors.ts';
import type { InferInput } from 'valibot';
import { isId } from '#kernel/paging.ts';
import { setStock } from '#catalogue/inventory/stock.service.ts';
import {
  addProducts,
  addVariants,
  changeProducts,
  changeVariants,
  deleteProduct,
  lockProducts,
  variantsOf,
  writeTranslations,
} from '#catalogue/product/write/product-writer.ts';
import { adminProductById } from '../editor/editor.statements.ts';
import { actionOf } from '../product-action.ts';
import { copyOf } from './product-copy.ts';

/** Single changes of products in their list, for admins. Each is written to the audit log. */
export class ProductChanges {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Changes the price of a product, or the own one of a variant.
   * @throws Forbidden unless the viewer is an admin; InvalidInput, NotFound, PriceChangedMeanwhile when it is no longer
   * what was seen
   */
  async changePrice(viewer: Viewer, sent: InferInput<typeof changePriceInput>): Promise<void> {
    checkMay(viewer, 'CATALOGUE');
    const { productId, variantId, from, to } = checked(changePriceInput, sent);
    if (!isId(productId) || (variantId !== null && !isId(variantId))) throw new NotFound(PRODUCT_MESSAGES.noProduct);
    await this.#database.transaction(async (manager) => {
      const [product] = await lockProducts(manager, [productId]);
      const variant = await findVariant(manager, productId, variantId);
      if (!product || (variantId !== null && (!variant || variant.archivedAt !== null)))
        throw new NotFound(PRODUCT_MESSAGES.noProduct);
      const before = variant ? variant.priceCents : product.priceCents;
      if (before !== from) throw new PriceChangedMeanwhile(before);
      if (variant === undefined && to !== null && product.oldPriceCents !== null && product.oldPriceCents <= to)
        throw new InvalidInput([{ field: 'to', message: PRODUCT_MESSAGES.oldPriceLower }]);
      const columns = variant || to === null ? {} : { price_cents: to };
      await changeProducts(manager, viewer.id, [{ id: productId, columns }]);
      if (variant) await changeVariants(manager, [{ id: variant.id, columns: { price_cents: to } }]);
      await recordChange(manager, {
        action: 'PRODUCT_CHANGED',
        actor: viewer,
        subject: { kind: 'PRODUCT', id: productId },
        before: { priceCents: before },
        after: { variant: variant?.sku ?? null, priceCents: to },
      });
    });
  }

  /**
   * Sets the stock of a product without variants, or of a variant.
   * @throws Forbidden unless the viewer is an admin; InvalidInput, NotFound, StockChangedMeanwhile when it is no longer
   * what was seen
   */
  async changeStock(viewer: Viewer, sent: InferInput<typeof changeStockInput>): Promise<void> {
    checkMay(viewer, 'CATALOGUE');
    const { productId, variantId, from, to, reason } = checked(changeStockInput, sent);
    await this.#database.transaction(async (manager) => {
      await setStock(manager, { productId, variantId, from, to, reason, kind: 'SET', actorId: viewer.id });
      const variant = await findVariant(manager, productId, variantId);
      await recordChange(manager, {
        action: 'STOCK_CHANGED',
        actor: viewer,
        subject: { kind: 'PRODUCT', id: productId },
        before: { availableStock: from },
        after: { variant: variant?.sku ?? null, availableStock: to },
      });
    });
  }

  /**
   * Changes the status of products, and returns those that had another one.
   * @throws Forbidden unless the viewer is an admin; BadRequest; InvalidInput when one has no picture to be published
   */
  async changeStatus(
    viewer: Viewer,
    { ids: sent, status, from }: { ids: readonly string[]; status: ProductStatus; from: ProductStatus | null },
  ): Promise<{ id: string; before: ProductStatus }[]> {
    checkMay(viewer, 'CATALOGUE');
    if (sent.length < 1 || sent.length > MAX_PRODUCTS_AT_ONCE)
      throw new BadRequest(`ids must be 1 to ${MAX_PRODUCTS_AT_ONCE} ids of products.`);
    const ids = sent.filter(isId);
    return this.#database.transaction(async (manager) => {
      const products = await lockProducts(manager, ids);
      const changed = products.filter(({ status: before }) => before !== status && (from === null || before === from));
      const bare = status === 'PUBLISHED' ? changed.find(({ hasPicture }) => !hasPicture) : undefined;
      if (bare) throw new InvalidInput([problemWith('ids', MANAGE_MESSAGES.pictureMissing, { product: bare.name })]);
      await changeProducts(
        manager,
        viewer.id,
        changed.map(({ id }) => ({ id, columns: { status } })),
      );
      await recordChanges(
        manager,
        changed.map(({ id, status: before }) => ({
          action: actionOf(before, status),
          actor: viewer,
          subject: { kind: 'PRODUCT' as const, id },
          before: { status: before },
          after: { status },
        })),
      );
      return changed.map(({ id, status: before }) => ({ id, before }));
    });
  }

  /**
   * Deletes a product that nobody has ordered. @throws Forbidden unless the viewer is an admin; NotFound, InvalidInput
   */
  async delete(viewer: Viewer, id: string): Promise<void> {
    checkMay(viewer, 'CATALOGUE');
    await this.#database.transaction(async (manager) => {
      const deleted = await deleteProduct(manager, id);
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

  /**
   * Makes a draft of a product's copy, and returns its id. @throws Forbidden unless the viewer is an admin; NotFound
   */
  async duplicate(viewer: Viewer, id: string): Promise<string> {
    checkMay(viewer, 'CATALOGUE');
    if (!isId(id)) throw new NotFound(PRODUCT_MESSAGES.noProduct);
    // No two copies have the same: 40 bits of chance.
    const skuSuffix = `-${randomBytes(5).toString('hex').toUpperCase()}`;
    return this.#database.transaction(async (manager) => {
      const [original] = await query(manager, adminProductById({ id }));
      if (!original) throw new NotFound(PRODUCT_MESSAGES.noProduct);
      const copy = copyOf(original.product, skuSuffix);
      const [copyId] = await addProducts(manager, viewer.id, [{ columns: copy.columns }]);
      if (copyId === undefined) throw new Error('A product was stored without an id.');
      await writeTranslations(
        manager,
        copy.translations.map((columns) => ({ id: copyId, columns })),
      );
      await addVariants(
        manager,
        copy.variants.map((columns) => ({ productId: copyId, columns })),
      );
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

const findVariant = async (manager: EntityManager, productId: string, variantId: string | null) =>
  variantId === null
    ? undefined
    : (await variantsOf(manager, productId)).find(({ id }) => id === variantId.toLowerCase());
