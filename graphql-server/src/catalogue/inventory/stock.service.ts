import type { EntityManager } from 'typeorm';
import type { StockChangeKind } from '#schema/product.ts';
import { query } from '#platform/db/database.ts';
import type { RowOf } from '#platform/db/sql.ts';
import { NotFound, StockChangedMeanwhile } from '#kernel/errors.ts';
import { isId } from '#kernel/paging.ts';
import { ProductStockEntity } from './stock.entity.ts';
import * as sql from './stock.statements.ts';

/** A product without variants, or a variant. */
interface StockOf {
  productId: string;
  variantId: string | null;
}

/** By how many pieces a stock changes; constraints refuse what would be less than 0. */
export interface StockChange extends StockOf {
  kind: StockChangeKind;
  available: number;
  reserved?: number;
  sold?: number;
}

/** Who changes a stock, for its history. */
export interface StockAuthor {
  actorId: string | null;
  importId?: string | null;
  reason?: string | null;
}

/** A locked stock; that of a product with variants is the sum of theirs and not on sale by itself. */
export type LockedStock = RowOf<'lockStock'>;

/** Adds the empty stock of new products. */
export const addStock = async (manager: EntityManager, productIds: readonly string[]): Promise<void> => {
  await manager.insert(
    ProductStockEntity,
    productIds.map((productId) => ({ productId, available: 0 })),
  );
};

/** Whether a product has variants. It may get some until the product is locked. */
export const hasVariants = (manager: EntityManager, productId: string): Promise<boolean> =>
  manager.existsBy(ProductStockEntity, { productId, hasVariants: true });

/**
 * Locks the stock of products and of their variants until the transaction ends, in the order in which orders lock it.
 * The products themselves are locked before where they change too.
 */
export const lockStock = (manager: EntityManager, productIds: readonly string[]): Promise<LockedStock[]> =>
  query(manager, sql.lockStock({ productIds }));

/** Where pieces are counted. */
export type StockPlace = 'available' | 'reserved' | 'sold';

/** Pieces of an order that go from one place of the stock to another; null for out of it. */
interface StockMove {
  orderId: string;
  kind: StockChangeKind;
  pieces: readonly (StockOf & {
    name: string;
    color: string | null;
    size: string | null;
    quantity: number;
    unitPriceCents: number;
  })[];
  from: StockPlace;
  to: StockPlace | null;
}

/** Moves pieces of a locked order, all or none. Returns the first one of which too few are available, if so. */
export const movePieces = async (
  manager: EntityManager,
  { orderId, kind, pieces, from, to }: StockMove,
): Promise<RowOf<'piecesMoved'> | undefined> => {
  const factors = { available: 0, reserved: 0, sold: 0, [from]: -1, ...(to && { [to]: 1 }) };
  const [short] = await query(manager, sql.piecesMoved({ orderId, kind, pieces: JSON.stringify(pieces), ...factors }));
  return short;
};

/** Changes locked stock and writes its history: besides the moves of orders the only way in which the stock changes. */
export const changeStock = async (
  manager: EntityManager,
  all: readonly StockChange[],
  { actorId, importId = null, reason = null }: StockAuthor,
): Promise<void> => {
  const changes = all.filter(
    ({ available, reserved = 0, sold = 0 }) => available !== 0 || reserved !== 0 || sold !== 0,
  );
  if (changes.length === 0) return;
  await query(
    manager,
    sql.changeStock({
      productIds: changes.map(({ productId }) => productId),
      variantIds: changes.map(({ variantId }) => variantId) as string[],
      kinds: changes.map(({ kind }) => kind),
      available: changes.map(({ available }) => available),
      reserved: changes.map(({ reserved = 0 }) => reserved),
      sold: changes.map(({ sold = 0 }) => sold),
      actorId,
      importId,
      reason,
    }),
  );
};

/** Pieces that are to be left of a product or variant, and how many somebody saw. */
export interface StockSetting extends StockOf, StockAuthor {
  kind: StockChangeKind;
  from: number;
  to: number;
}

/**
 * Sets how many pieces are left.
 * @throws NotFound; StockChangedMeanwhile when there are no longer as many as somebody saw
 */
export const setStock = async (
  manager: EntityManager,
  { productId, variantId, from, to, kind, ...author }: StockSetting,
): Promise<void> => {
  const stocks = isId(productId) ? await lockStock(manager, [productId]) : [];
  const wanted = variantId?.toLowerCase() ?? null;
  const found = stocks.find((stock) => stock.variantId === wanted && stock.isOnSale);
  if (!found) throw new NotFound('There is no such product or variant.');
  if (found.available !== from) throw new StockChangedMeanwhile(productId, variantId, found.available);
  await changeStock(manager, [{ productId, variantId, kind, available: to - from }], author);
};
