import type { AdminProductSort } from '#schema/product-manage.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import type { Database } from '#platform/db/database.ts';
import { inBatches } from '#kernel/in-batches.ts';
import {
  checkFirst,
  MOST_COUNTED,
  MOST_COUNTED_BY_INDEX,
  toPage,
  toTotal,
  type ListRequest,
  type Page,
  type Total,
} from '#kernel/paging.ts';
import type { ProductCsvRow } from '#schema/product-csv.ts';
import type { RowOf } from '#platform/db/sql.ts';
import type { Services } from '#platform/module/services.ts';
import { adminProductDetails } from '../editor/editor.statements.ts';
import { categoryCells, exportRows } from './export-row.ts';
import type { CategoryTree } from '#catalogue/product/category-tree.ts';
import { checkAdminFilter, type AdminProductFilter, type CheckedAdminFilter } from './list-filter.ts';
import { adminCursorOf } from './list-page.ts';
import type { AdminProductModel } from '../editor/admin-product.model.ts';
import type { VariantSummary } from './manage.model.ts';
import * as sql from './manage.statements.ts';

/** The most brands that the filter offers. */
const MOST_BRANDS = 500;

/** A product of the list, and what only its editor and the file show. */
type ListedItem = RowOf<'adminProductPage'>['items'][number];
type ListedDetails = RowOf<'adminProductDetails'>['details'];

/** How many products are read at once for the file. */
const EXPORTED_AT_ONCE = 500;

/** A requested page of all products. */
export interface AdminListRequest extends ListRequest {
  filter: AdminProductFilter;
  sort: AdminProductSort;
}

/** The list of all products, in every status, for admins. */
export class AdminProductList {
  readonly #database: Database;
  readonly #services: Pick<Services, 'productLists' | 'cachedSettings'>;

  constructor(database: Database, services: Pick<Services, 'productLists' | 'cachedSettings'>) {
    this.#database = database;
    this.#services = services;
  }

  /** Returns one page: one statement, with a term two. @throws Forbidden unless the viewer is an admin; InvalidInput, BadRequest */
  async list(
    viewer: Viewer,
    { filter: sent, sort, first: wanted, after }: AdminListRequest,
    tree: () => Promise<CategoryTree>,
  ): Promise<Page<AdminProductModel>> {
    checkMay(viewer, 'CATALOGUE');
    const first = checkFirst(wanted);
    const filter = await this.#checkFilter(sent, tree);
    const [row] = await this.#database.query(sql.adminProductPage({ filter, sort, first, after }));
    return toPage(row?.items ?? [], { first, after, cursorOf: adminCursorOf(sort) });
  }

  /**
   * Reads all products of a list, in batches, as rows of the file of products.
   * @throws Forbidden unless the viewer is an admin; InvalidInput
   */
  async *exported(
    viewer: Viewer,
    { filter: sent, sort }: Pick<AdminListRequest, 'filter' | 'sort'>,
    tree: () => Promise<CategoryTree>,
  ): AsyncGenerator<ProductCsvRow, void> {
    checkMay(viewer, 'CATALOGUE');
    const filter = await this.#checkFilter(sent, tree);
    const cells = categoryCells(await tree());
    const products = inBatches<{ item: ListedItem; details: ListedDetails | undefined }>(
      EXPORTED_AT_ONCE,
      async (last, first) => {
        const after = last && adminCursorOf(sort)(last.item);
        const [row] = await this.#database.query(sql.adminProductPage({ filter, sort, first, after }));
        const items = row?.items.slice(0, first) ?? [];
        const rows = await this.#database.query(adminProductDetails({ ids: items.map(({ id }) => id) }));
        const detailsOf = new Map(rows.map(({ details }) => [details.id, details]));
        return items.map((item) => ({ item, details: detailsOf.get(item.id) }));
      },
    );
    // One without details was deleted while it was read.
    for await (const { item, details } of products)
      if (details) yield* exportRows(item, details, cells.get(item.categoryId) ?? '');
  }

  /** Returns the number of products: one statement, with a term two. @throws Forbidden unless the viewer is an admin; InvalidInput */
  async count(viewer: Viewer, sent: AdminProductFilter, tree: () => Promise<CategoryTree>): Promise<Total> {
    checkMay(viewer, 'CATALOGUE');
    const filter = await this.#checkFilter(sent, tree);
    const most = filter.term === '' ? MOST_COUNTED_BY_INDEX : MOST_COUNTED;
    const [row] = await this.#database.query(sql.adminProductTotal({ filter, most }));
    return toTotal(row?.total ?? 0, most);
  }

  /** Returns the brands of all products. @throws Forbidden unless the viewer is an admin */
  async brands(viewer: Viewer): Promise<string[]> {
    checkMay(viewer, 'CATALOGUE');
    const rows = await this.#database.query(sql.adminBrands({ most: MOST_BRANDS }));
    return rows.map(({ brand }) => brand);
  }

  /** Returns products by id; null for ids of nothing. The edges must check that an admin reads them. */
  async byIds(ids: readonly string[]): Promise<(AdminProductModel | null)[]> {
    const rows = await this.#database.query(sql.adminProductsById({ ids }));
    const byId = new Map(rows.map(({ product }) => [product.id, product]));
    return ids.map((id) => byId.get(id.toLowerCase()) ?? null);
  }

  /**
   * Returns what the variants of products come to; null for products without. The edges must check that an admin reads
   * them.
   */
  async variantSummaries(ids: readonly string[]): Promise<(VariantSummary | null)[]> {
    const rows = await this.#database.query(sql.variantSummaries({ ids }));
    const byId = new Map(rows.map(({ productId, ...summary }) => [productId, summary]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /** @throws InvalidInput */
  async #checkFilter(sent: AdminProductFilter, tree: () => Promise<CategoryTree>): Promise<CheckedAdminFilter> {
    const { productLists, cachedSettings } = this.#services;
    const { lowStock } = await cachedSettings();
    return checkAdminFilter(sent, { tree, understand: (term) => productLists.understand(term), lowStock });
  }
}
