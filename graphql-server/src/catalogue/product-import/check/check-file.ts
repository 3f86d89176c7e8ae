import { setImmediate } from 'node:timers/promises';
import { PRODUCT_ROW_ONLY, type ProductCsvColumn } from '#schema/product-csv.ts';
import { productInput, type ProductInput } from '#schema/product.input.ts';
import { problemsOf } from '#schema/input.ts';
import { PRODUCT_MESSAGES } from '#schema/product-admin.ts';
import { IMPORT_MESSAGES } from '#schema/product-import.ts';
import { isAddress, picturesOf, piecesOf, readMoney, shownPicture } from './cells.ts';
import { hashOf, putStock, readProduct, unchanged, type CheckContext, type Wanted } from './check-product.ts';
import { columnOfPath, variantOfPath } from './columns.ts';
import { RowGroups, type ProductRows, type VariantRow } from './group-rows.ts';
import type { RowDraft, CheckedRow } from './row-draft.ts';
import type { ReadFile } from '../read-csv.ts';
import type { ShopProduct, ShopState } from './shop-state.ts';

type InputVariant = NonNullable<ProductInput['variants']>[number];

/** After so many products other requests have a turn. */
const PRODUCTS_IN_A_TURN = 100;

/** Returns what a variant will be, as the rules of the product's input are about it. */
const readVariant = (
  { draft, existing }: VariantRow,
  product: ShopProduct | undefined,
  context: CheckContext,
): InputVariant => {
  const priceCents = readMoney(draft, 'price', 'price_cents', existing?.priceCents ?? null);

  const sku = draft.cell('sku') || existing?.sku || '';
  if (sku === '') draft.problem('sku', IMPORT_MESSAGES.variantSkuRequired);
  draft.set('sku', 'sku', existing?.sku ?? null, sku || null, sku);

  const typed = draft.cell('image');
  const shown = existing?.picture ?? null;
  const present = [...(product?.pictures ?? []), ...(shown === null ? [] : [shown])];
  const [picture = null] =
    typed === undefined ? [shown] : picturesOf(draft, 'image', typed === '' ? [] : [typed], { ...context, present });
  draft.set('image', 'picture', shown && shownPicture(shown), picture && shownPicture(picture), picture);

  const pieces = piecesOf(draft);
  if (pieces !== undefined) putStock(draft, existing?.available, pieces);
  if (existing?.isArchived) {
    draft.plan['archived_at'] = null;
    draft.change('status', 'ARCHIVED', 'PUBLISHED');
  }
  const color = existing ? existing.color : draft.cell('variantColor') || null;
  const size = existing ? existing.size : draft.cell('variantSize') || null;
  if (!existing) {
    draft.plan['color'] = color;
    draft.plan['size'] = size;
    draft.change('variantColor', null, color);
    draft.change('variantSize', null, size);
  }
  const to = pieces ?? existing?.available ?? 0;
  return { id: null, color, size, sku: sku || '-', priceCents, picture: null, stock: { from: null, to } };
};

/** What stands in a variant's row must be the product's, or nothing. */
const checkOwnCells = ({ draft }: VariantRow, product: ShopProduct | undefined, own: RowDraft | undefined) => {
  for (const column of PRODUCT_ROW_ONLY) {
    const typed = draft.cell(column) ?? '';
    const ofProduct = own?.cell(column) ?? (column === 'name' ? product?.name : undefined);
    if (typed !== '' && typed !== ofProduct) draft.problem(column, IMPORT_MESSAGES.ofProductRow, { column });
  }
};

const inputOf = (wanted: Wanted, own: RowDraft | undefined, variants: InputVariant[]): ProductInput => ({
  ...wanted.texts,
  name: wanted.name,
  categoryId: wanted.categoryId,
  priceCents: wanted.priceCents,
  oldPriceCents: wanted.oldPriceCents,
  sku: wanted.sku,
  // One that is not fetched yet has no key.
  pictures: wanted.pictures.map((key) => ({ key: isAddress(key) ? hashOf(key) : key })),
  colors: wanted.colors.map((name) => ({ name })),
  sizes: wanted.sizes,
  attributes: wanted.attributes,
  bangla: { name: '', ...wanted.bangla },
  variants,
  stock: { from: null, to: own?.stock?.to ?? 0 },
  // The rules ask only whether it is shown.
  status: wanted.isShown ? 'PUBLISHED' : 'DRAFT',
});

/** The columns whose cells a rule of the product compares with those of another column. */
const comparedWith: Partial<Record<ProductCsvColumn, readonly ProductCsvColumn[]>> = {
  oldPrice: ['price', 'oldPrice'],
  image: ['image', 'images', 'status'],
  images: ['image', 'images'],
  name_bn: ['name_bn', 'note_bn', 'shortDescription_bn', 'description_bn', 'descriptionSecound_bn'],
};

/** Checks a product by the rules of its form; what the file does not change is not its matter. */
const checkRules = (
  { existing, own, variants }: ProductRows,
  wanted: Wanted,
  inputs: readonly InputVariant[],
): void => {
  const rows = new Map(variants.map(({ draft }, place) => [place, draft]));
  // Variants that the file does not name stay, and must fit as well.
  const named = new Set(variants.map((one) => one.existing?.id));
  const others = (existing?.variants ?? []).filter(({ id, isArchived }) => !isArchived && !named.has(id));
  const all: InputVariant[] = [...inputs, ...others.map(({ color, size, sku }) => ({ color, size, sku, stock: null }))];
  for (const { field, message } of problemsOf(productInput, inputOf(wanted, own, all))) {
    const variant = variantOfPath(field);
    const draft = variant && rows.get(variant.place);
    if (variant && draft) draft.problem(variant.column, message);
    else if (variant) own?.problem(own.isChanged('colors') ? 'colors' : 'sizes', message);
    else if (own) {
      const column = columnOfPath(field) ?? 'name';
      const matters = (comparedWith[column] ?? [column]).some((one) => own.isChanged(one));
      if (existing === undefined || matters || own.cell(column) === '') own.problem(column, message);
    }
  }
};

const isAnythingChanged = ({ own, variants }: ProductRows) =>
  [own, ...variants.map(({ draft }) => draft)].some((draft) => (draft?.changes.length ?? 0) > 0);

const checkSku = (draft: RowDraft, id: string | undefined, { state }: CheckContext): void => {
  const sku = draft.cell('sku') ?? '';
  const owner = sku === '' ? undefined : state.skus.get(sku);
  if (owner !== undefined && (draft.isVariant ? owner.variantId : owner.productId) !== id)
    draft.problem('sku', PRODUCT_MESSAGES.skuTaken);
};

/** A product whose colours and sizes are not written has those of its variants. */
const withChoices = (wanted: Wanted, own: RowDraft, variants: readonly InputVariant[]): Wanted => {
  const choices = (column: 'colors' | 'sizes', chosen: (string | null | undefined)[]) => {
    const all = [...new Set(chosen.flatMap((one) => one ?? []))];
    if (wanted[column].length > 0 || all.length === 0) return wanted[column];
    own.plan[column] = all;
    own.change(column, null, all.join(', '));
    return all;
  };
  return {
    ...wanted,
    colors: choices(
      'colors',
      variants.map(({ color }) => color),
    ),
    sizes: choices(
      'sizes',
      variants.map(({ size }) => size),
    ),
  };
};

const checkProduct = (rows: ProductRows, context: CheckContext): CheckedRow[] => {
  const { existing, own, variants } = rows;
  const hasVariants = existing ? existing.hasVariants : variants.length > 0;
  const inputs = variants.map((one) => readVariant(one, existing, context));
  const read = own ? readProduct(own, existing, hasVariants, context) : existing && unchanged(existing);
  const wanted = read && own && !existing ? withChoices(read, own, inputs) : read;
  for (const variant of variants) {
    checkOwnCells(variant, existing, own);
    checkSku(variant.draft, variant.existing?.id, context);
  }
  if (own) checkSku(own, existing?.id, context);
  // A product that the file names and the shop does not have is no new one.
  const isMissing = own?.problems.some(({ template }) => template === IMPORT_MESSAGES.idUnknown) ?? false;
  if (wanted && !isMissing && (!existing || isAnythingChanged(rows))) checkRules(rows, wanted, inputs);

  const of = {
    name: wanted?.name ?? '',
    productId: existing?.id ?? null,
    productRow: existing ? null : (own?.file.row ?? null),
    version: existing?.version ?? null,
  };
  return [
    ...(own ? [own.checked({ ...of, variantId: null, isNew: !existing })] : []),
    ...variants.map(({ draft, existing: variant }) => {
      const choice = [variant?.color ?? draft.cell('variantColor'), variant?.size ?? draft.cell('variantSize')];
      const name = [of.name, choice.filter(Boolean).join(', ')].filter(Boolean).join(' · ');
      return draft.checked({ ...of, name, variantId: variant?.id ?? null, isNew: !variant });
    }),
  ];
};

/** Checks every row of a file against the shop, in the file's order: the dry run. */
export const checkFile = async (
  file: ReadFile,
  state: ShopState,
  { publicUrl, categories }: Pick<CheckContext, 'publicUrl' | 'categories'>,
): Promise<CheckedRow[]> => {
  const context: CheckContext = { state, categories, publicUrl, addresses: new Set() };
  const groups = new RowGroups(state);
  for (const row of file.rows) groups.add(row);
  const checked: CheckedRow[] = [];
  for (const [place, group] of groups.all.entries()) {
    if (place % PRODUCTS_IN_A_TURN === 0) await setImmediate();
    checked.push(...checkProduct(group, context));
  }
  return checked.toSorted((one, other) => one.row - other.row);
};
