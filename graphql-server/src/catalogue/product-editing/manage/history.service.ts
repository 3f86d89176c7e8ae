import type { StockChangeKind } from '#schema/product.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import type { Database } from '#platform/db/database.ts';
import { isId, placeOf, toPageById, type ListRequest, type Page } from '#kernel/paging.ts';
import { priceChangesOf, stockChangesOf } from './history.statements.ts';
import type { PriceChangeModel, StockChangeModel } from './manage.model.ts';

/** A requested page of the history of a stock. */
export interface HistoryRequest extends ListRequest {
  productId: string;
  variantId: string | null;
}

/** The history of stocks and prices, for admins. */
export class StockHistory {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Returns what has changed a stock, newest first: one statement.
   * @throws Forbidden unless the viewer is an admin; BadRequest
   */
  async list(viewer: Viewer, request: HistoryRequest): Promise<Page<StockChangeModel>> {
    checkMay(viewer, 'CATALOGUE');
    const { productId, variantId } = request;
    const place = placeOf(request);
    if (!isId(productId) || (variantId !== null && !isId(variantId))) return toPageById([], request);
    const rows = await this.#database.query(stockChangesOf({ productId, variantId, ...place }));
    return toPageById(
      rows.map((row) => ({ ...row, kind: row.kind as StockChangeKind })),
      request,
    );
  }

  /**
   * Returns how a product's prices have changed, newest first.
   * @throws Forbidden unless the viewer is an admin; BadRequest
   */
  async prices(viewer: Viewer, request: Omit<HistoryRequest, 'variantId'>): Promise<Page<PriceChangeModel>> {
    checkMay(viewer, 'CATALOGUE');
    const { productId } = request;
    const place = placeOf(request);
    if (!isId(productId)) return toPageById([], request);
    return toPageById(await this.#database.query(priceChangesOf({ productId, ...place })), request);
  }
}
