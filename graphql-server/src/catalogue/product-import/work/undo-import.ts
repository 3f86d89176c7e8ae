import { IMPORT_MESSAGES } from '#schema/product-import.ts';
import * as apply from './apply.statements.ts';
import type { ImportRun } from './import-run.ts';
import * as sql from './undo.statements.ts';

/** How many times the rows are gone through. */
export const UNDO_PHASES = 1;

/**
 * Takes an import back in the transaction of its run. Returns how many created products were deleted, and how many archived because
 * orders or opinions know them. @throws Refused when something has changed since it was applied
 */
export const undoImport = async (run: ImportRun): Promise<{ deleted: number; archived: number }> => {
  const { actorId, limit } = run;
  const importId = run.import.id;
  await run.run(apply.importProductsHeld({ importId }));
  await run.checkVersions(sql.undoRowsOutdated({ importId, limit }));
  await run.check(sql.undoSkusTaken({ importId, limit }), ({ sku }) => ({
    template: IMPORT_MESSAGES.skuTaken,
    params: { sku },
  }));
  await run.run(apply.importProductsSigned({ importId, actorId }));
  await run.run(sql.undoPlansPut({ importId }));
  await run.phase((rows) => [
    apply.importProductsChanged({ ...rows, actorId }),
    apply.importTranslationsWritten(rows),
  ]);
  await run.run(apply.importTranslationsRemoved({ importId }));

  await run.run(sql.undoStockHeld({ importId }));
  await run.run(sql.undoVariantsHeld({ importId }));
  const { appliedAt } = run.import;
  if (appliedAt === null) throw new Error('An import that was not applied is undone.');
  await run.check(sql.undoStockSetSince({ importId, appliedAt, limit }), () => ({
    template: IMPORT_MESSAGES.stockSet,
  }));
  await run.run(sql.undoStockSetBack({ importId, appliedAt }));
  await run.check(sql.undoStockMissing({ importId, limit }), ({ missing }) => ({
    template: IMPORT_MESSAGES.stockSold,
    params: { missing },
  }));
  await run.check(sql.undoVariantsOrdered({ importId, limit }), () => ({
    template: IMPORT_MESSAGES.variantOrdered,
  }));
  // With the stock: a variant that is offered again or no longer changes the sum.
  const rows = { importId, after: 0, upTo: 2_147_483_647 };
  await run.run(apply.importVariantsChanged(rows));
  await run.run(sql.undoStockPut({ importId }));
  await run.run(sql.undoVariantStockPut({ importId }));
  await run.run(sql.undoStockRecorded({ importId, actorId }));
  await run.run(sql.undoVariantsRemoved({ importId, actorId }));
  await run.run(sql.undoVariantsArchived({ importId, actorId }));
  const deleted = await run.run(sql.undoProductsRemoved({ importId }));
  const archived = await run.run(sql.undoProductsArchived({ importId, actorId }));
  return { deleted: deleted.length, archived: archived.length };
};
