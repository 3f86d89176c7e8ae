import type { StockChangeKind } from '#schema/product.ts';
import type { RowOf } from '#platform/db/sql.ts';
import type { CountedList, Page } from '#kernel/paging.ts';
import type { AdminProductModel } from '../editor/admin-product.model.ts';

/** What the variants of a product come to. */
export type VariantSummary = Omit<RowOf<'variantSummaries'>, 'productId'>;

/** A list that is counted when that is requested. */
export type AdminProductConnectionModel = Page<AdminProductModel> & CountedList;

/** A change of a price. */
export type PriceChangeModel = RowOf<'priceChangesOf'>;

/** A change of a stock, with what was left after it. */
export type StockChangeModel = Omit<RowOf<'stockChangesOf'>, 'kind'> & { kind: StockChangeKind };
