import { IMPORT_MESSAGES } from '#schema/product-import.ts';
import * as sql from './apply.statements.ts';
import type { ImportRun } from './import-run.ts';
import { importPicturesResolved } from './picture.statements.ts';

/** How many times the rows are gone through. */
export const APPLY_PHASES = 4;

/**
 * Writes an import in the transaction of its run. The stock comes last: from then on orders of these products wait. @throws Refused when
 * something has changed since the dry run
 */
export const applyImport = async (run: ImportRun): Promise<void> => {
  const { actorId, limit } = run;
  const importId = run.import.id;
  await run.run(sql.importProductsHeld({ importId }));
  await run.checkVersions(sql.importRowsOutdated({ importId, limit }));
  await run.check(sql.importSkusTaken({ importId, limit }), ({ sku }) => ({
    template: IMPORT_MESSAGES.skuTaken,
    params: { sku },
  }));
  await run.check(sql.importCategoriesGone({ importId, limit }), () => ({
    template: IMPORT_MESSAGES.categoryGone,
  }));
  await run.run(sql.importProductsSigned({ importId, actorId }));
  await run.run(importPicturesResolved({ importId }));
  await run.run(sql.importPicturesUsed({ importId }));
  await run.run(sql.importPriorKept({ importId }));
  await run.run(sql.importPriorVariantsKept({ importId }));
  await run.run(sql.importProductIdsGiven({ importId }));
  await run.run(sql.importVariantIdsGiven({ importId }));

  await run.phase((rows) => [
    sql.importProductsCreated({ ...rows, actorId }),
    sql.importStockCreated(rows),
    sql.importProductsChanged({ ...rows, actorId }),
  ]);
  await run.phase((rows) => [sql.importVariantsCreated({ ...rows, isOfKnown: false })]);
  await run.phase((rows) => [sql.importTranslationsWritten(rows)]);
  await run.run(sql.importTranslationsRemoved({ importId }));

  await run.run(sql.importStockHeld({ importId }));
  await run.run(sql.importVariantStockHeld({ importId }));
  await run.check(sql.importStockOutdated({ importId, limit }), ({ before, available }) => ({
    template: IMPORT_MESSAGES.stockChanged,
    params: { before, available },
  }));
  // A trigger compares the sum of a product's variants with each change of one: their stock must be locked before.
  await run.phase((rows) => [
    sql.importVariantsChanged(rows),
    sql.importVariantsCreated({ ...rows, isOfKnown: true }),
  ]);
  await run.run(sql.importStockSet({ importId }));
  await run.run(sql.importVariantStockSet({ importId }));
  await run.run(sql.importStockRecorded({ importId, actorId }));
  await run.run(sql.importVersionsKept({ importId }));
};
