import type { EntityManager } from 'typeorm';
import type { StockChangeKind } from '#schema/product.ts';
import { query } from '#platform/db/database.ts';
import { NotFound, StockChangedMeanwhile } from '#kernel/errors.ts';
import { isId } from '#kernel/paging.ts';
import { stockSet } from './stock.statements.ts';

/** A change of the pieces that are left of a product without variants, or of a variant. */
export interface StockSetting {
  productId: string;
  variantId: string | null;
  /** How many somebody saw. */
  from: number;
  /** How many there are to be; a constraint refuses less than 0. */
  to: number;
  kind: StockChangeKind;
  actorId: string | null;
  importId?: string | null;
  reason?: string | null;
}

/**
 * Sets how many pieces are left, in the caller's transaction, and writes the history: besides the moves of orders the only way in which the
 * stock changes. @throws NotFound; StockChangedMeanwhile when there are no longer as many as somebody saw
 */
export const setStock = async (manager: EntityManager, setting: StockSetting): Promise<void> => {
  const { productId, variantId, from, importId = null, reason = null } = setting;
  const [found] =
    isId(productId) && (variantId === null || isId(variantId))
      ? await query(manager, stockSet({ ...setting, importId, reason }))
      : [];
  if (!found) throw new NotFound('There is no such product or variant.');
  if (found.before !== from) throw new StockChangedMeanwhile(productId, variantId, found.before);
};
