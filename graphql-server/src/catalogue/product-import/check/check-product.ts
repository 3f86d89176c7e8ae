import { createHash } from 'node:crypto';
import type { ProductAttribute } from '#schema/product.ts';
import { attributesCell, fromAttributesCell, listCell } from '#schema/product-csv.ts';
import { partsOf } from '#schema/product.input.ts';
import { IMPORT_MESSAGES } from '#schema/product-import.ts';
import { piecesOf, picturesCell, picturesOf, readMoney, statusOf, type Categories } from './cells.ts';
import { BANGLA_COLUMNS, TEXT_COLUMNS, type TextColumn } from './columns.ts';
import type { RowDraft } from './row-draft.ts';
import type { ShopProduct, ShopState } from './shop-state.ts';

/** What is known while a file is checked. */
export interface CheckContext {
  state: ShopState;
  categories: Categories;
  publicUrl: string;
  /** The web addresses of pictures to fetch that were read so far. */
  addresses: Set<string>;
}

/** What a product will be: the fields that the rules of its input are about. */
export interface Wanted {
  name: string;
  texts: Record<string, string>;
  bangla: Record<string, string>;
  categoryId: string;
  priceCents: number;
  oldPriceCents: number | null;
  sku: string | null;
  pictures: string[];
  colors: string[];
  sizes: string[];
  attributes: ProductAttribute[];
  /** Whether the shop shows it, or will at a time that is set. */
  isShown: boolean;
}

/** Returns the hash of a text as PostgreSQL's `md5`. */
export const hashOf = (text: string): string => createHash('md5').update(text).digest('hex');

/** Whether a text of the shop, of which long ones are known by their hash, is the same as another. */
const isSame = (before: string | null, hash: unknown, after: string): boolean =>
  typeof hash === 'string' ? hash === hashOf(after) : (before ?? '') === after;

const hashField = (product: ShopProduct | undefined, field: string): unknown =>
  product?.[`${field}Hash` as keyof ShopProduct];

/** Reads texts, puts those that change into `plan`, and returns all by their fields. */
const readTexts = (
  draft: RowDraft,
  product: ShopProduct | undefined,
  columns: readonly TextColumn[],
  plan: Record<string, unknown>,
): Record<string, string> =>
  Object.fromEntries(
    columns.map(({ column, table, field, shop }) => {
      const before = product?.[shop] ?? '';
      const typed = draft.cell(column);
      if (typed === undefined) return [field, before];
      if (!isSame(before, hashField(product, shop), typed)) {
        plan[table] = typed;
        draft.change(column, before, typed);
      }
      return [field, typed];
    }),
  );

/** Reads the texts in Bangla, and the names of colours, which follow the colours when these change. */
const readBangla = (
  draft: RowDraft,
  product: ShopProduct | undefined,
  colors: readonly string[],
): Record<string, string> => {
  const translation: Record<string, unknown> = {};
  const texts = readTexts(draft, product, BANGLA_COLUMNS, translation);
  const before = product?.banglaColors ?? [];
  const names = banglaColors(draft, product, colors, before);
  if (listCell(names) !== listCell(before)) {
    translation['colors'] = names;
    if (draft.cell('colors_bn') !== undefined)
      draft.change('colors_bn', listCell(before) || null, listCell(names) || null);
  }
  if (Object.keys(translation).length > 0) draft.translation = translation;
  return texts;
};

const banglaColors = (
  draft: RowDraft,
  product: ShopProduct | undefined,
  colors: readonly string[],
  before: readonly string[],
): readonly string[] => {
  const typed = draft.cell('colors_bn');
  if (typed === undefined) {
    if (before.length === 0 || product === undefined) return before;
    return colors.map((color) => before[product.colors.indexOf(color)] ?? color);
  }
  const names = partsOf(typed);
  if (names.length !== 0 && names.length !== colors.length) draft.problem('colors_bn', IMPORT_MESSAGES.banglaColors);
  return names;
};

/** The main picture and the others may be in the file alone; the others may name the main one again. */
const readPictures = (draft: RowDraft, product: ShopProduct | undefined, context: CheckContext): string[] => {
  const present = product?.pictures ?? [];
  const [image, images] = [draft.cell('image'), draft.cell('images')];
  const from = { ...context, present };
  const main = image === undefined ? present.slice(0, 1) : picturesOf(draft, 'image', partsOf(image), from);
  const others = images === undefined ? present.slice(1) : picturesOf(draft, 'images', partsOf(images), from);
  const all = [...new Set([...main, ...others])];
  if (picturesCell(all) !== picturesCell(present)) {
    draft.plan['pictures'] = all;
    draft.change(image === undefined ? 'images' : 'image', picturesCell(present) || null, picturesCell(all) || null);
  }
  return all;
};

const readList = (draft: RowDraft, column: 'colors' | 'sizes', before: readonly string[]): string[] => {
  const typed = draft.cell(column);
  const parts = typed === undefined ? [...before] : partsOf(typed);
  draft.set(column, column, listCell(before), listCell(parts), parts);
  return parts;
};

const readAttributes = (draft: RowDraft, before: readonly ProductAttribute[]): ProductAttribute[] => {
  const typed = draft.cell('attributes');
  const attributes = typed === undefined ? [...before] : fromAttributesCell(typed);
  draft.set('attributes', 'attributes', attributesCell(before), attributesCell(attributes), attributes);
  return attributes;
};

const isShown = ({ status, isScheduled }: ShopProduct): boolean => status === 'PUBLISHED' || isScheduled;

/** Returns whether the shop will show it. */
const readStatus = (draft: RowDraft, product: ShopProduct | undefined): boolean => {
  const status = statusOf(draft) ?? product?.status ?? 'PUBLISHED';
  if (status === product?.status) return isShown(product);
  draft.plan['status'] = status;
  // A time of publication belongs to a draft.
  draft.plan['publish_at'] = null;
  draft.change('status', product?.status ?? null, status);
  return status === 'PUBLISHED';
};

const readStock = (draft: RowDraft, product: ShopProduct | undefined, hasVariants: boolean): void => {
  const pieces = piecesOf(draft);
  if (pieces === undefined) return;
  if (hasVariants) {
    if (pieces !== null && pieces !== product?.available)
      draft.problem('availableStock', IMPORT_MESSAGES.stockOfVariants);
    return;
  }
  putStock(draft, product?.available, pieces);
};

/** Adds a change of the stock; an empty cell leaves it as it is, and is none for something new. */
export const putStock = (draft: RowDraft, before: number | undefined, pieces: number | null): void => {
  const to = pieces ?? before ?? 0;
  if (to === before) return;
  draft.stock = { from: before ?? 0, to };
  draft.change('availableStock', before === undefined ? null : String(before), String(to));
};

const readCategory = (draft: RowDraft, product: ShopProduct | undefined, { categories }: CheckContext): string => {
  const leaf = categories.leafOf(draft);
  if (leaf === undefined) return draft.cell('Category') === '' ? '' : (product?.categoryId ?? '');
  if (leaf.id !== product?.categoryId) {
    if (leaf.path) draft.plan['category_path'] = leaf.path;
    else draft.plan['category_id'] = leaf.id;
    draft.change('Category', product ? categories.nameOf(product.categoryId) : null, leaf.name);
  }
  // The rules want one.
  return leaf.id || 'new';
};

/** Reads a product's own row: adds what it changes, and returns what the product will be. */
export const readProduct = (
  draft: RowDraft,
  product: ShopProduct | undefined,
  hasVariants: boolean,
  context: CheckContext,
): Wanted => {
  const texts = readTexts(draft, product, TEXT_COLUMNS, draft.plan);
  const categoryId = readCategory(draft, product, context);
  const shown = readStatus(draft, product);
  const priceCents = readMoney(draft, 'price', 'price_cents', product?.priceCents ?? null) ?? 0;
  const oldPriceCents = readMoney(draft, 'oldPrice', 'old_price_cents', product?.oldPriceCents ?? null);
  readStock(draft, product, hasVariants);
  const pictures = readPictures(draft, product, context);
  const [colors, sizes] = [
    readList(draft, 'colors', product?.colors ?? []),
    readList(draft, 'sizes', product?.sizes ?? []),
  ];
  const sku = draft.cell('sku') ?? product?.sku ?? '';
  draft.set('sku', 'sku', product?.sku ?? null, sku || null, sku || null);
  return {
    name: texts['name'] ?? '',
    texts,
    bangla: readBangla(draft, product, colors),
    categoryId,
    priceCents,
    oldPriceCents,
    sku: sku || null,
    pictures,
    colors,
    sizes,
    attributes: readAttributes(draft, product?.attributes ?? []),
    isShown: shown,
  };
};

/** Returns what a product is and stays, because the file has no row of its own for it. */
export const unchanged = (product: ShopProduct): Wanted => ({
  name: product.name,
  texts: {},
  bangla: {},
  categoryId: product.categoryId,
  priceCents: product.priceCents,
  oldPriceCents: product.oldPriceCents,
  sku: product.sku,
  pictures: product.pictures,
  colors: product.colors,
  sizes: product.sizes,
  attributes: product.attributes,
  isShown: isShown(product),
});
