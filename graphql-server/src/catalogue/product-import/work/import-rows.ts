import type { EntityManager } from 'typeorm';
import {
  changeProducts,
  writeTranslations,
  type ProductColumns,
  type TranslationColumns,
  type VariantColumns,
} from '#catalogue/product/write/product-writer.ts';
import type { RowOf } from '#platform/db/sql.ts';

/** A row that is written. Its plan has columns of `products`, or of `product_variants`. */
export interface ImportRow extends Omit<RowOf<'rowsToWrite'>, 'plan' | 'translation'> {
  plan: Partial<ProductColumns & VariantColumns>;
  translation: Partial<TranslationColumns> | null;
}

/** Changes the products of rows, and the texts in Bangla of changed and new ones. */
export const changeImportedProducts = async (
  { manager, actorId }: { manager: EntityManager; actorId: string },
  rows: readonly ImportRow[],
): Promise<void> => {
  const changed = rows.filter(({ kind, isVariant }) => kind === 'CHANGE' && !isVariant);
  const own = new Set(changed.map(({ productId }) => productId));
  // Who changes only variants or the stock of a product has changed it as well.
  const others = rows.filter(({ isVariant, isOfNew, productId }) => isVariant && !isOfNew && !own.has(productId));
  await changeProducts(manager, actorId, [
    ...changed.map(({ productId, plan }) => ({ id: productId, columns: plan })),
    ...[...new Set(others.map(({ productId }) => productId))].map((id) => ({ id, columns: {} })),
  ]);
  await writeTranslations(
    manager,
    rows.flatMap(({ productId, translation }) =>
      translation === null ? [] : [{ id: productId, columns: translation }],
    ),
  );
};

/** Returns what rows change of variants. */
export const variantChanges = (rows: readonly ImportRow[]) =>
  rows.flatMap(({ kind, variantId, plan }) =>
    kind === 'CHANGE' && variantId !== null ? [{ id: variantId, columns: plan }] : [],
  );
