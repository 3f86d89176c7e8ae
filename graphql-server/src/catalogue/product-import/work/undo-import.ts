import { IMPORT_MESSAGES } from '#schema/product-import.ts';
import { changeStock, lockStock } from '#catalogue/inventory/stock.service.ts';
import {
  archiveVariants,
  changeProducts,
  changeVariants,
  deleteUnusedProducts,
  deleteVariants,
} from '#catalogue/product/write/product-writer.ts';
import { importedStocks } from './apply.statements.ts';
import { changeImportedProducts, variantChanges } from './import-rows.ts';
import type { ImportRun } from './import-run.ts';
import * as sql from './undo.statements.ts';

/** How many times the rows are gone through. */
export const UNDO_PHASES = 2;

/**
 * Takes an import back in the transaction of its run. Returns how many created products were deleted, and how many
 * archived because orders or opinions know them.
 * @throws Refused when something has changed since it was applied
 */
export const undoImport = async (run: ImportRun): Promise<{ deleted: number; archived: number }> => {
  const { actorId, limit, manager } = run;
  const importId = run.import.id;
  const withStock = await run.lockProducts('applied_version', 'prior_plan');
  await run.run(sql.undoPlansPut({ importId }));
  await run.phase((rows) => changeImportedProducts(run, rows));

  await lockStock(manager, withStock);
  const { appliedAt } = run.import;
  if (appliedAt === null) throw new Error('An import that was not applied is undone.');
  await run.check(sql.undoStockSetSince({ importId, appliedAt, limit }), IMPORT_MESSAGES.stockSet);
  await run.run(sql.undoStockSetBack({ importId, appliedAt }));
  await run.check(sql.undoStockMissing({ importId, limit }), IMPORT_MESSAGES.stockSold);
  await run.check(sql.undoVariantsOrdered({ importId, limit }), IMPORT_MESSAGES.variantOrdered);
  // With the stock: a variant that is offered again or no longer changes the sum.
  await run.phase((rows) => changeVariants(manager, variantChanges(rows)));
  const put = (await run.run(importedStocks({ importId }))).filter(({ kind }) => kind === 'CHANGE');
  const variants = await run.run(sql.addedVariants({ importId }));
  await changeStock(
    manager,
    [
      ...put.map(({ productId, variantId, pieces }) => ({ productId, variantId, available: -pieces })),
      ...variants.map(({ id, productId, available }) => ({
        productId,
        variantId: id,
        available: -available,
      })),
    ].map((change) => ({ ...change, kind: 'UNDONE' as const })),
    { actorId, importId },
  );
  const idsOf = (isOrdered: boolean) =>
    variants.filter((variant) => variant.isOrdered === isOrdered).map(({ id }) => id);
  await deleteVariants(manager, idsOf(false));
  await archiveVariants(manager, idsOf(true));
  const added = (await run.run(sql.addedProducts({ importId }))).map(({ id }) => id);
  const deleted = new Set(await deleteUnusedProducts(manager, added));
  const archived = added.filter((id) => !deleted.has(id));
  await changeProducts(
    manager,
    actorId,
    archived.map((id) => ({ id, columns: { status: 'ARCHIVED' } })),
  );
  return { deleted: deleted.size, archived: archived.length };
};
