import { latinDigits } from '#schema/digits.ts';
import { moneyCell, pictureCell } from '#schema/product-csv.ts';
import { PRODUCT_STATUSES, type ProductStatus } from '#schema/product.ts';
import { centsOf } from '#schema/product.input.ts';
import { CATEGORY_LEVELS, CATEGORY_MESSAGES } from '#schema/category.ts';
import { categoryInput } from '#schema/category.input.ts';
import { problemsOf } from '#schema/input.ts';
import { IMPORT_MESSAGES, MAX_IMPORT_ADDRESSES, MAX_IMPORT_CATEGORIES } from '#schema/product-import.ts';
import { leavesOf, type CategoryTree } from '#catalogue/product/category-tree.ts';
import type { CategoryModel } from '#catalogue/product/product.model.ts';
import { nearest } from './nearest.ts';
import type { RowDraft } from './row-draft.ts';
import type { ShopState } from './shop-state.ts';

/** Reads an amount, adds its change, and returns it in cents; null for none, and for one that is no amount. */
export const readMoney = (
  draft: RowDraft,
  column: 'price' | 'oldPrice',
  table: 'price_cents' | 'old_price_cents',
  before: number | null,
): number | null => {
  const typed = draft.cell(column);
  if (typed === undefined) return before;
  const cents = centsOf(typed);
  if (cents === null && typed !== '') draft.problem(column, IMPORT_MESSAGES.moneyInvalid);
  else draft.set(column, table, moneyCell(before), moneyCell(cents), cents);
  return cents;
};

/** Returns a number of pieces; null for an empty cell, undefined for one that is no number. */
export const piecesOf = (draft: RowDraft): number | null | undefined => {
  const typed = latinDigits(draft.cell('availableStock') ?? '').replaceAll(/[\s,]/g, '');
  if (typed === '') return null;
  // Spreadsheets write 25 as 25.00 in a column of figures.
  if (/^-?\d{1,9}(?:\.0+)?$/.test(typed)) return Number(typed);
  draft.problem('availableStock', IMPORT_MESSAGES.stockInvalid);
  return undefined;
};

/** Returns a status; undefined for an empty cell, and for one that is none. */
export const statusOf = (draft: RowDraft): ProductStatus | undefined => {
  const typed = (draft.cell('status') ?? '').toUpperCase();
  const status = PRODUCT_STATUSES.find((one) => one === typed);
  if (status === undefined && typed !== '') draft.problem('status', IMPORT_MESSAGES.statusUnknown);
  return status;
};

/**
 * For so many different unknown categories of a file the nearest name is searched; more show that the file is no list
 * of this shop.
 */
const MOST_SUGGESTED = 100;

/** A leaf that a cell names. */
export interface NamedLeaf {
  /** Empty for a new one. */
  id: string;
  name: string;
  /** The names from the root down to a new one; null for one of the shop. */
  path: string[] | null;
}

const isLeaf = ({ children }: CategoryModel) => children.length === 0;

/** Returns the names of a category and of those above it, from the root down. */
const pathOf = (category: CategoryModel | null | undefined): string[] =>
  category ? [...pathOf(category.parent), category.name] : [];

/** The categories of the shop, found by name, slug and path; and new ones, where the import creates them. */
export class Categories {
  readonly #tree: CategoryTree;
  readonly #createsMissing: boolean;
  readonly #byWord = new Map<string, CategoryModel>();
  /** Names that several leaves have, in small letters. */
  readonly #shared: ReadonlySet<string>;
  readonly #leaves: CategoryModel[];
  readonly #roots: ReadonlyMap<string, CategoryModel>;
  /** The paths of new categories, in small letters. */
  readonly #added = new Set<string>();
  /** The nearest leaf of each name that is none. */
  readonly #nearest = new Map<string, string | undefined>();

  constructor(tree: CategoryTree, createsMissing = false) {
    this.#tree = tree;
    this.#createsMissing = createsMissing;
    const all = [...tree.byId.values()];
    this.#leaves = all.filter(isLeaf);
    this.#roots = new Map(tree.roots.map((root) => [root.name.toLowerCase(), root]));
    // A word that is no slug as it is written may be one in other letters; a name of two categories is that of the leaf.
    for (const category of all) this.#byWord.set(category.slug, category);
    for (const category of all) this.#byWord.set(category.name.toLowerCase(), category);
    for (const leaf of this.#leaves) this.#byWord.set(leaf.name.toLowerCase(), leaf);
    const named = Map.groupBy(this.#leaves, ({ name }) => name.toLowerCase());
    this.#shared = new Set([...named].flatMap(([word, { length }]) => (length > 1 ? [word] : [])));
  }

  /** Returns the name of a category. */
  nameOf(id: string): string {
    return this.#tree.byId.get(id)?.name ?? '';
  }

  /** Returns the leaf that a cell names; undefined for an empty cell, and for one that names none. */
  leafOf(draft: RowDraft): NamedLeaf | undefined {
    const typed = draft.cell('Category') ?? '';
    if (typed === '') return undefined;
    const word = typed.toLowerCase();
    const known = this.#tree.bySlug.get(typed) ?? this.#byWord.get(word);
    if (this.#shared.has(word) && !this.#tree.bySlug.has(typed)) {
      draft.problem('Category', IMPORT_MESSAGES.categoryShared, {
        category: typed.slice(0, 80),
        slug: known?.slug ?? '',
      });
      return undefined;
    }
    const { found, missing } = known ? { found: known, missing: [] } : this.#along(typed);
    if (missing.length > 0) return this.#missing(draft, typed, [...pathOf(found), ...missing], missing);
    if (found && isLeaf(found)) return { id: found.id, name: found.name, path: null };
    if (found)
      draft.problem('Category', IMPORT_MESSAGES.categoryAbove, {
        category: found.name,
        nearest: leavesOf(found)[0]?.name ?? '',
      });
    return undefined;
  }

  /** Follows a path such as `Lighting / Desk Lamps`: the last category that there is, and the names after it. */
  #along(typed: string): { found: CategoryModel | undefined; missing: string[] } {
    const names = typed.split('/').map((name) => name.trim());
    const word = names[0]?.toLowerCase() ?? '';
    let found = this.#roots.get(word) ?? this.#byWord.get(word);
    let place = found ? 1 : 0;
    for (; found && place < names.length; place += 1) {
      const name = names[place]?.toLowerCase();
      const child: CategoryModel | undefined = found.children.find((one) => one.name.toLowerCase() === name);
      if (!child) break;
      found = child;
    }
    return { found, missing: names.slice(place) };
  }

  #missing(draft: RowDraft, typed: string, path: string[], missing: readonly string[]): NamedLeaf | undefined {
    const category = typed.slice(0, 80);
    if (this.#createsMissing && typed.includes('/')) {
      const problem = this.#problemOf(path, missing);
      if (problem === undefined) return { id: '', name: path.join(' / '), path };
      draft.problem('Category', problem);
      return undefined;
    }
    const near = this.#nearestTo(typed);
    if (near !== undefined) draft.problem('Category', IMPORT_MESSAGES.categoryNear, { category, nearest: near });
    else if (this.#createsMissing) draft.problem('Category', IMPORT_MESSAGES.categoryPlace, { category });
    else draft.problem('Category', IMPORT_MESSAGES.categoryUnknown, { category });
    return undefined;
  }

  /** Returns what is wrong with a new path, and counts its categories. */
  #problemOf(path: readonly string[], missing: readonly string[]): string | undefined {
    if (path.length > CATEGORY_LEVELS) return CATEGORY_MESSAGES.tooDeep;
    const [invalid] = missing.flatMap((name) => problemsOf(categoryInput, { name }));
    if (invalid) return invalid.message;
    const known = path.length - missing.length;
    const added = missing.map((_, place) =>
      path
        .slice(0, known + place + 1)
        .join('/')
        .toLowerCase(),
    );
    if (new Set([...this.#added, ...added]).size > MAX_IMPORT_CATEGORIES) return IMPORT_MESSAGES.tooManyCategories;
    for (const one of added) this.#added.add(one);
    return undefined;
  }

  #nearestTo(typed: string): string | undefined {
    if (!this.#nearest.has(typed) && this.#nearest.size < MOST_SUGGESTED) {
      const names = this.#leaves.map(({ name }) => name);
      this.#nearest.set(typed, nearest(typed, names));
    }
    return this.#nearest.get(typed);
  }
}

/**
 * How a cell may name a picture of the shop: by its path, also in one of its sizes, by the URL of that, or by its key.
 */
const PICTURE = /^(?:\/?pictures\/)?([a-z0-9]+(?:[/-][a-z0-9]+)*?)(?:\/\d+\.(?:webp|avif|jpg))?$/;

/** Returns the key of the picture that a text names; undefined for a picture from elsewhere. */
export const pictureKeyOf = (typed: string, publicUrl: string): string | undefined => {
  const path = typed.startsWith(`${publicUrl}/`) ? typed.slice(publicUrl.length) : typed;
  return PICTURE.exec(path)?.[1];
};

interface PictureContext {
  state: ShopState;
  publicUrl: string;
  /** The web addresses that the file's rows named so far. */
  addresses: Set<string>;
  present: readonly string[];
}

/** Whether a text is the web address of a picture. */
export const isAddress = (typed: string): boolean => /^https?:\/\//i.test(typed);

/**
 * Returns the keys of the pictures that a cell names, and the web addresses of those that are fetched when the file is
 * applied; adds a problem for all others.
 */
export const picturesOf = (
  draft: RowDraft,
  column: 'image' | 'images',
  typed: readonly string[],
  { state, publicUrl, addresses, present }: PictureContext,
): string[] =>
  typed.flatMap((one) => {
    const key = pictureKeyOf(one, publicUrl) ?? state.fetched.get(one);
    if (key !== undefined && (present.includes(key) || state.pictures.has(key))) return [key];
    if (key !== undefined || !isAddress(one)) draft.problem(column, IMPORT_MESSAGES.pictureForeign);
    else if (addresses.size < MAX_IMPORT_ADDRESSES || addresses.has(one)) {
      addresses.add(one);
      return [one];
    } else draft.problem(column, IMPORT_MESSAGES.tooManyAddresses);
    return [];
  });

/** Returns the cell of a list of pictures. */
export const picturesCell = (keys: readonly string[]): string => keys.map(shownPicture).join(', ');

/** Returns the cell of a picture, by its key or web address. */
export const shownPicture = (key: string): string => (isAddress(key) ? key : pictureCell(key));
