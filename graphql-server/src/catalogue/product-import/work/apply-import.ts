import { IMPORT_MESSAGES } from '#schema/product-import.ts';
import { InvalidInput } from '#kernel/errors.ts';
import { categoryAt, orRefused } from '#catalogue/product/category/category.service.ts';
import { changeStock, lockStock } from '#catalogue/inventory/stock.service.ts';
import { addProducts, addVariants, changeVariants } from '#catalogue/product/write/product-writer.ts';
import type { Services } from '#platform/module/services.ts';
import { ProductImportRowEntity } from '../product-import.entity.ts';
import * as sql from './apply.statements.ts';
import { changeImportedProducts, variantChanges, type ImportRow } from './import-rows.ts';
import { Refused, type ImportRun } from './import-run.ts';
import { importPicturesResolved } from './picture.statements.ts';

/** How many times the rows are gone through. */
export const APPLY_PHASES = 3;

/** Creates the categories that an import names and that there are not. @throws Refused */
const createCategories = async (run: ImportRun): Promise<void> => {
  const importId = run.import.id;
  for (const { path } of await run.run(sql.importCategoriesNamed({ importId })))
    try {
      const categoryId = await orRefused(() => categoryAt(run.manager, { id: run.actorId }, path));
      await run.run(sql.importCategoryResolved({ importId, categoryId, path }));
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      throw new Refused([{ row: null, name: path.join(' / '), template: error.message, params: {} }]);
    }
};

/**
 * Writes an import in the transaction of its run. The stock comes last: from then on orders of these products wait.
 * @throws Refused when something has changed since the dry run
 */
export const applyImport = async (
  run: ImportRun,
  pictures: Pick<Services['productPictures'], 'keep'>,
): Promise<void> => {
  const { actorId, limit, manager } = run;
  const importId = run.import.id;
  // Before products are locked, as by whoever moves a category.
  await createCategories(run);
  const withStock = await run.lockProducts('version', 'plan');
  await run.check(sql.importCategoriesGone({ importId, limit }), IMPORT_MESSAGES.categoryGone);
  await run.run(importPicturesResolved({ importId }));
  await run.run(sql.importPriorKept({ importId }));
  await run.run(sql.importPriorVariantsKept({ importId }));
  const newProducts = { importId, kind: 'CREATE', isVariant: false } as const;
  await manager.update(ProductImportRowEntity, newProducts, { productId: () => 'uuidv7()' });
  await run.run(sql.importVariantIdsGiven({ importId }));

  await run.phase(async (rows) => {
    const shown = rows.flatMap(({ plan }) => [...(plan.pictures ?? []), ...(plan.picture ? [plan.picture] : [])]);
    await pictures.keep(manager, [...new Set(shown)]);
    const added = rows.filter(({ kind, isVariant }) => kind === 'CREATE' && !isVariant);
    if (added.length > 0)
      await addProducts(
        manager,
        actorId,
        added.map(({ productId, plan }) => ({ id: productId, columns: plan })),
      );
    await changeImportedProducts(run, rows);
  });
  const addRows = (rows: readonly ImportRow[], isOfNew: boolean) =>
    addVariants(
      manager,
      rows
        .filter((row) => row.kind === 'CREATE' && row.isVariant && row.isOfNew === isOfNew)
        .map(({ variantId, productId, plan }) => ({ id: variantId, productId, columns: plan })),
    );
  await run.phase(async (rows) => {
    await addRows(rows, true);
  });

  await lockStock(manager, withStock);
  await run.check(sql.importStockOutdated({ importId, limit }), IMPORT_MESSAGES.stockChanged);
  // A trigger compares the sum of a product's variants with each change of one: their stock must be locked before.
  await run.phase(async (rows) => {
    await changeVariants(manager, variantChanges(rows));
    await addRows(rows, false);
  });
  await changeStock(
    manager,
    (await run.run(sql.importedStocks({ importId }))).map(({ pieces, productId, variantId }) => ({
      productId,
      variantId,
      kind: 'IMPORTED' as const,
      available: pieces,
    })),
    { actorId, importId },
  );
  await run.run(sql.importVersionsKept({ importId }));
};
