import { latinDigits } from '#schema/digits.ts';
import { pictureCell } from '#schema/product-csv.ts';
import { PRODUCT_STATUSES, type ProductStatus } from '#schema/product.ts';
import { centsOf } from '#schema/product.input.ts';
import { IMPORT_MESSAGES, MAX_IMPORT_ADDRESSES } from '#schema/product-import.ts';
import { nearest } from './nearest.ts';
import type { RowDraft } from './row-draft.ts';
import type { ShopCategory, ShopState } from './shop-state.ts';

/** Returns an amount in cents; null for an empty cell, undefined for one that is no amount. */
export const moneyOf = (draft: RowDraft, column: 'price' | 'oldPrice'): number | null | undefined => {
  const typed = draft.cell(column) ?? '';
  if (typed === '') return null;
  const cents = centsOf(typed);
  if (cents !== null) return cents;
  draft.problem(column, IMPORT_MESSAGES.moneyInvalid);
  return undefined;
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

/** The categories of the shop, found by name and slug. */
export class Categories {
  readonly #byId = new Map<string, ShopCategory>();
  readonly #byWord = new Map<string, ShopCategory>();
  readonly #leaves: ShopCategory[];
  readonly #children = new Map<string, ShopCategory[]>();
  /** The nearest leaf of each name that is none. */
  readonly #nearest = new Map<string, string | undefined>();

  constructor(all: readonly ShopCategory[]) {
    for (const category of all) {
      this.#byId.set(category.id, category);
      const siblings = this.#children.get(category.parentId ?? '') ?? [];
      this.#children.set(category.parentId ?? '', [...siblings, category]);
    }
    this.#leaves = all.filter(({ id }) => !this.#children.has(id));
    // A name of two categories is that of the leaf; slugs are never alike.
    for (const list of [all, this.#leaves])
      for (const category of list) this.#byWord.set(category.name.toLowerCase(), category);
    for (const category of all) this.#byWord.set(category.slug, category);
  }

  /** Returns the name of a category. */
  nameOf(id: string): string {
    return this.#byId.get(id)?.name ?? '';
  }

  /** Returns the leaf that a cell names; undefined for an empty cell, and for one that names none. */
  leafOf(draft: RowDraft): ShopCategory | undefined {
    const typed = draft.cell('Category') ?? '';
    if (typed === '') return undefined;
    const found = this.#byWord.get(typed.toLowerCase());
    const category = typed.slice(0, 80);
    if (found === undefined) {
      const near = this.#nearestTo(typed);
      if (near === undefined) draft.problem('Category', IMPORT_MESSAGES.categoryUnknown, { category });
      else draft.problem('Category', IMPORT_MESSAGES.categoryNear, { category, nearest: near });
      return undefined;
    }
    if (!this.#children.has(found.id)) return found;
    draft.problem('Category', IMPORT_MESSAGES.categoryAbove, {
      category: found.name,
      nearest: this.#leafBelow(found),
    });
    return undefined;
  }

  #nearestTo(typed: string): string | undefined {
    if (!this.#nearest.has(typed) && this.#nearest.size < MOST_SUGGESTED) {
      const names = this.#leaves.map(({ name }) => name);
      this.#nearest.set(typed, nearest(typed, names));
    }
    return this.#nearest.get(typed);
  }

  #leafBelow({ id, name }: ShopCategory): string {
    const [child] = this.#children.get(id) ?? [];
    return child === undefined ? name : this.#leafBelow(child);
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
