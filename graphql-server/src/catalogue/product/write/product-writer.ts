import { In, type EntityManager } from 'typeorm';
import { PRODUCT_MESSAGES } from '#schema/product-admin.ts';
import type { ProductAttribute, ProductStatus } from '#schema/product.ts';
import { NotFound } from '#kernel/errors.ts';
import { isId } from '#kernel/paging.ts';
import { addStock, lockStock } from '#catalogue/inventory/stock.service.ts';
import { query } from '#platform/db/database.ts';
import type { RowOf } from '#platform/db/sql.ts';
import { ProductEntity } from '../product.entity.ts';
import { ProductTranslationEntity } from '../translation.entity.ts';
import { ProductVariantEntity, type ProductVariantRow } from '../variant.entity.ts';
import * as sql from './write.statements.ts';

/*
 * The only way in which products, variants and translations are written: by the editor, a cell of the list, a change of
 * many and an import. Who changes something locks in this order: products, orders, stock, each by id.
 */

/** Columns of `products`, in JSON. */
export interface ProductColumns {
  name: string;
  category_id: string;
  brand: string;
  tag: string;
  sku: string | null;
  price_cents: number;
  old_price_cents: number | null;
  pictures: readonly string[];
  picture_alts: Record<string, { en: string; bn?: string }>;
  colors: readonly string[];
  color_pictures: Record<string, string>;
  sizes: readonly string[];
  attributes: readonly ProductAttribute[];
  note: string;
  short_description: string;
  description: string;
  second_description: string;
  status: ProductStatus;
  publish_at: Date | null;
}

/** Columns of `product_variants`. */
export interface VariantColumns {
  color: string | null;
  size: string | null;
  sku: string;
  picture: string | null;
  price_cents: number | null;
  position: number;
  archived_at: null;
}

/** Columns of `product_translations`. A translation without a name is removed. */
export interface TranslationColumns {
  name: string;
  note: string;
  short_description: string;
  description: string;
  second_description: string;
  colors: readonly string[];
}

/** A variant as it is stored. */
export type VariantRow = ProductVariantRow;

interface Change<Columns> {
  id: string;
  columns: Partial<Columns>;
}

/** Locks products until the transaction ends, in the order of their ids; those that there are. */
export const lockProducts = (manager: EntityManager, ids: readonly string[]): Promise<RowOf<'lockProducts'>[]> =>
  query(manager, sql.lockProducts({ ids }));

/** Adds products with an empty stock, and returns their ids. */
export const addProducts = async (
  manager: EntityManager,
  actorId: string,
  products: readonly { id?: string | null; columns: Partial<ProductColumns> }[],
): Promise<string[]> => {
  const added = await query(manager, sql.addProducts({ actorId, products: JSON.stringify(products) }));
  const ids = added.map(({ id }) => id);
  await addStock(manager, ids);
  return ids;
};

/** Changes locked products, and notes who has done it, also where no column is given. */
export const changeProducts = async (
  manager: EntityManager,
  actorId: string | null,
  products: readonly Change<ProductColumns>[],
): Promise<void> => {
  if (products.length > 0) await query(manager, sql.changeProducts({ actorId, products: JSON.stringify(products) }));
};

/** Writes the texts of locked products in Bangla. */
export const writeTranslations = async (
  manager: EntityManager,
  products: readonly Change<TranslationColumns>[],
): Promise<void> => {
  const removed = products.filter(({ columns }) => columns.name === '').map(({ id }) => id);
  const written = products.filter(({ columns }) => columns.name !== '');
  if (written.length > 0) await query(manager, sql.writeTranslations({ products: JSON.stringify(written) }));
  if (removed.length > 0) await manager.delete(ProductTranslationEntity, { productId: In(removed), language: 'BN' });
};

/** Returns the variants of a product, archived ones too. */
export const variantsOf = (manager: EntityManager, productId: string): Promise<VariantRow[]> =>
  manager.find(ProductVariantEntity, { where: { productId }, order: { id: 'ASC' } });

/**
 * Adds variants without stock to locked products; returns their ids with their choices. One without an SKU is archived.
 */
export const addVariants = (
  manager: EntityManager,
  variants: readonly { id?: string | null; productId: string; columns: Partial<VariantColumns> }[],
): Promise<RowOf<'addVariants'>[]> => query(manager, sql.addVariants({ variants: JSON.stringify(variants) }));

/** Changes variants of locked products. Who does so is noted in their products before, by `changeProducts`. */
export const changeVariants = async (
  manager: EntityManager,
  variants: readonly Change<VariantColumns>[],
): Promise<void> => {
  if (variants.length > 0) await query(manager, sql.changeVariants({ variants: JSON.stringify(variants) }));
};

/** Deletes variants that nobody has ordered. */
export const deleteVariants = async (manager: EntityManager, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await manager.delete(ProductVariantEntity, { id: In(ids) });
};

/** Archives variants that have no pieces left, and frees their SKUs. */
export const archiveVariants = async (manager: EntityManager, ids: readonly string[]): Promise<void> => {
  const archived = { archivedAt: () => 'now()', sku: () => `'~' || id` };
  if (ids.length > 0) await manager.update(ProductVariantEntity, { id: In(ids) }, archived);
};

/** Deletes a product, unless somebody has ordered it; returns what it was. @throws NotFound */
export const deleteProduct = async (
  manager: EntityManager,
  id: string,
): Promise<RowOf<'deleteProducts'> | undefined> => {
  // Orders hold a key of it until they end, and lock its stock: who comes second sees what the other has done.
  const lock = { mode: 'pessimistic_write' as const };
  const locked = isId(id) && (await manager.findOne(ProductEntity, { select: { id: true }, where: { id }, lock }));
  if (!locked) throw new NotFound(PRODUCT_MESSAGES.noProduct);
  await lockStock(manager, [id]);
  const [deleted] = await query(manager, sql.deleteProducts({ ids: [id], isEvenReviewed: true }));
  return deleted;
};

/** Deletes locked products that nobody has ordered, reviewed or commented on; returns their ids. */
export const deleteUnusedProducts = async (manager: EntityManager, ids: readonly string[]): Promise<string[]> =>
  (await query(manager, sql.deleteProducts({ ids, isEvenReviewed: false }))).map(({ id }) => id);
