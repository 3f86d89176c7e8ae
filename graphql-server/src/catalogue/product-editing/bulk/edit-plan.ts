import { createHash } from 'node:crypto';
import { MAX_PRICE_CENTS, MAX_STOCK } from '#schema/product-admin.ts';
import type { CheckedEdit } from '#schema/product-manage.input.ts';
import { MANAGE_MESSAGES, type PriceRounding } from '#schema/product-manage.ts';
import type { RowOf } from '#platform/db/sql.ts';
import type { EditedValues } from './product-edit.entity.ts';
import { problemWith, type FieldProblem } from '#kernel/errors.ts';

/** A product that is to be changed. */
export type EditedRow = RowOf<'productsToEdit'>['product'];

/** The fields of a product that such a change concerns. */
const FIELDS = [
  'priceCents',
  'oldPriceCents',
  'categoryId',
  'brand',
  'tag',
  'status',
  'availableStock',
] as const satisfies (keyof EditedValues)[];

/** What becomes of a product. */
export interface PlannedRow {
  row: EditedRow;
  after: EditedValues;
  /** The own prices of variants that change. */
  variants: { id: string; sku: string; before: number; after: number }[];
  problem: FieldProblem | null;
}

const ROUND: Record<PriceRounding, (cents: number) => number> = {
  CENT: Math.round,
  DOLLAR: (cents) => Math.round(cents / 100) * 100,
  NINETY_NINE: (cents) => Math.round((cents + 1) / 100) * 100 - 1,
};

const newPrice = (cents: number, { percent, amountCents, rounding }: NonNullable<CheckedEdit['price']>) =>
  // Percentages have at most a few decimals: the product is rounded before what floating point adds to it could matter.
  ROUND[rounding](percent === null ? cents + (amountCents ?? 0) : Number(((cents * (100 + percent)) / 100).toFixed(4)));

const oldPriceOf = (row: EditedRow, edit: CheckedEdit, priceCents: number): number | null => {
  if (edit.oldPrice === 'REMOVE') return null;
  return edit.oldPrice === 'FORMER' && row.values.priceCents > priceCents
    ? row.values.priceCents
    : row.values.oldPriceCents;
};

/** Returns what becomes of a product. */
export const planOf = (row: EditedRow, edit: CheckedEdit): PlannedRow => {
  const { price } = edit;
  const before = row.values;
  const priceCents = price === null ? before.priceCents : newPrice(before.priceCents, price);
  const after: EditedValues = {
    priceCents,
    oldPriceCents: oldPriceOf(row, edit, priceCents),
    categoryId: edit.categoryId ?? before.categoryId,
    brand: edit.brand ?? before.brand,
    tag: edit.tag ?? before.tag,
    status: edit.status ?? before.status,
    availableStock: before.availableStock + (edit.stock ?? 0),
  };
  const variants = row.variants.flatMap(({ id, sku, priceCents: own }) => {
    if (own === null || price === null) return [];
    const changed = newPrice(own, price);
    return changed === own ? [] : [{ id, sku, before: own, after: changed }];
  });
  return { row, after, variants, problem: problemOf(row, edit, after, variants) };
};

const isPrice = (cents: number) => cents >= 1 && cents <= MAX_PRICE_CENTS;

const problemOf = (
  row: EditedRow,
  { stock }: CheckedEdit,
  after: EditedValues,
  variants: PlannedRow['variants'],
): FieldProblem | null => {
  if (![after.priceCents, ...variants.map((variant) => variant.after)].every(isPrice))
    return { field: 'price', message: MANAGE_MESSAGES.priceOutOfRange };
  if (after.oldPriceCents !== null && after.oldPriceCents <= after.priceCents)
    return { field: 'oldPrice', message: MANAGE_MESSAGES.oldPriceTooLow };
  if (stock !== null && stock !== 0 && row.hasVariants)
    return { field: 'stock', message: MANAGE_MESSAGES.variantsOneByOne };
  if (after.availableStock < 0)
    return problemWith('stock', MANAGE_MESSAGES.stockOutOfRange, { available: row.values.availableStock });
  if (after.availableStock > MAX_STOCK) return { field: 'stock', message: MANAGE_MESSAGES.stockTooHigh };
  if (after.status === 'PUBLISHED' && !row.hasPicture)
    return problemWith('status', MANAGE_MESSAGES.pictureMissing, { product: row.name });
  return null;
};

/** Returns the fields of a product that change, with the values before and after. */
export const fieldsOf = ({ row: { values }, after }: PlannedRow) =>
  FIELDS.filter((field) => values[field] !== after[field]).map((field) => ({
    field,
    before: values[field],
    after: after[field],
  }));

/** Whether anything of a product changes. */
export const isChanging = (planned: PlannedRow): boolean => fieldsOf(planned).length > 0 || planned.variants.length > 0;

/** Names a plan: equal plans have equal names. */
export const nameOf = (planned: readonly PlannedRow[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        planned.map((one) => [
          one.row.id,
          one.row.values,
          one.after,
          one.variants.map(({ id, before, after }) => [id, before, after]),
        ]),
      ),
    )
    .digest('base64url');
