import { EMPTYING } from '#schema/product-csv.ts';
import { IMPORT_MESSAGES } from '#schema/product-import.ts';
import { isId } from '#kernel/paging.ts';
import { RowDraft } from './row-draft.ts';
import type { FileRow } from '../read-csv.ts';
import type { ShopProduct, ShopState, ShopVariant } from './shop-state.ts';

/** A variant row; `existing` is undefined for a new variant. */
export interface VariantRow {
  draft: RowDraft;
  existing: ShopVariant | undefined;
}

/** The rows of one product; `existing` is undefined for a new one. */
export interface ProductRows {
  existing: ShopProduct | undefined;
  /** The product's own row; undefined where the file has only variants of it. */
  own: RowDraft | undefined;
  variants: VariantRow[];
}

/** What a row is about, by its cells alone. */
const subjectOf = ({ cells }: FileRow, { products, skus }: ShopState) => {
  const { _id: id = '', variantColor: color = '', variantSize: size = '' } = cells;
  const sku = cells.sku === undefined || cells.sku === EMPTYING ? '' : cells.sku;
  const owner = sku === '' ? undefined : skus.get(sku);
  const byId = isId(id) ? products.get(id.toLowerCase()) : undefined;
  const bySku = owner && products.get(owner.productId);
  return {
    id,
    sku,
    color: color || null,
    size: size || null,
    owner,
    product: isId(id) ? byId : bySku,
    isOfAnother: byId !== undefined && bySku !== undefined && byId.id !== bySku.id,
    isVariant: color !== '' || size !== '' || (owner?.variantId ?? null) !== null,
  };
};

type Subject = ReturnType<typeof subjectOf>;

/** Puts the rows of a file together by product, and says which cannot be told apart. */
export class RowGroups {
  readonly all: ProductRows[] = [];
  readonly #state: ShopState;
  readonly #byProduct = new Map<string, ProductRows>();
  /** By the word that holds rows of a new product together. */
  readonly #byWord = new Map<string, ProductRows>();
  readonly #rowsBySku = new Map<string, number>();
  readonly #rowsByVariant = new Map<string, number>();

  constructor(state: ShopState) {
    this.#state = state;
  }

  /** Adds the next row of the file. */
  add(file: FileRow): void {
    const subject = subjectOf(file, this.#state);
    const draft = new RowDraft(file, subject.isVariant);
    if (isId(subject.id) && subject.product === undefined) draft.problem('_id', IMPORT_MESSAGES.idUnknown);
    if (subject.isOfAnother) draft.problem('sku', IMPORT_MESSAGES.idOfAnother);
    this.#once(this.#rowsBySku, subject.sku, draft, 'sku', IMPORT_MESSAGES.skuTwice);
    if (subject.isVariant) this.#addVariant(draft, subject);
    else this.#addOwn(draft, subject);
  }

  #addOwn(draft: RowDraft, subject: Subject): void {
    const known = this.#find(subject);
    if (known?.own !== undefined)
      draft.problem(subject.id === '' ? 'sku' : '_id', IMPORT_MESSAGES.productTwice, {
        row: known.own.file.row,
      });
    if (known === undefined || known.own !== undefined) this.#put(subject, { own: draft, variants: [] });
    else known.own = draft;
  }

  #addVariant(draft: RowDraft, subject: Subject): void {
    let group = this.#find(subject);
    if (group === undefined) {
      if (subject.product === undefined) draft.problem('_id', IMPORT_MESSAGES.variantAlone);
      group = this.#put(subject, { own: undefined, variants: [] });
    }
    const { existing: product } = group;
    const existing = product?.variants.find((one) =>
      subject.owner?.variantId
        ? one.id === subject.owner.variantId
        : one.color === subject.color && one.size === subject.size,
    );
    const name = JSON.stringify([
      product?.id ?? group.own?.file.row,
      existing?.color ?? subject.color,
      existing?.size ?? subject.size,
    ]);
    this.#once(this.#rowsByVariant, name, draft, 'variantColor', IMPORT_MESSAGES.variantRowTwice);
    if (existing === undefined && product !== undefined && !product.hasVariants)
      draft.problem('variantColor', IMPORT_MESSAGES.firstVariants);
    const isOther =
      existing !== undefined &&
      (subject.color !== null || subject.size !== null) &&
      (existing.color !== subject.color || existing.size !== subject.size);
    if (isOther) {
      const variant = [existing.color, existing.size].filter((one) => one !== null).join(', ');
      draft.problem('sku', IMPORT_MESSAGES.variantOther, { variant });
    }
    group.variants.push({ draft, existing });
  }

  #find({ id, product }: Subject): ProductRows | undefined {
    return (id !== '' && !isId(id) ? this.#byWord.get(id) : undefined) ?? (product && this.#byProduct.get(product.id));
  }

  #put({ id, product }: Subject, rows: Omit<ProductRows, 'existing'>): ProductRows {
    const group = { existing: product, ...rows };
    this.all.push(group);
    if (product !== undefined && !this.#byProduct.has(product.id)) this.#byProduct.set(product.id, group);
    if (id !== '' && !isId(id) && !this.#byWord.has(id)) this.#byWord.set(id, group);
    return group;
  }

  #once(seen: Map<string, number>, key: string, draft: RowDraft, column: string, template: string): void {
    if (key === '') return;
    const row = seen.get(key);
    if (row === undefined) seen.set(key, draft.file.row);
    else draft.problem(column, template, { row });
  }
}
