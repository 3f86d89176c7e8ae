import type { RowOf } from '../db/sql.ts';
import type { Page } from '../paging.ts';
import type { ProductCounts } from './product.service.ts';

/** What a product card shows; lists read nothing more. `englishName` is set when another language was requested. */
export type ProductSummary = RowOf<'productsById'>['product'];

/** What only the product page shows. `colorLabels` are in the requested language, in the order of the colours; null in English. */
export type ProductDetails = Omit<RowOf<'productDetails'>['product'], 'id'>;

/** A product as services return it; `details` are set when they were read too. */
export interface ProductModel extends ProductSummary {
  details?: ProductDetails;
}

/** A node of the category tree as services return it. */
export interface CategoryModel {
  id: string;
  slug: string;
  name: string;
  parent: CategoryModel | null;
  children: CategoryModel[];
}

/** A request for products related to one. */
export interface RelatedRequest {
  productId: string;
  categoryId: string;
  first: number;
}

/** A list whose page and counts are read when they are requested. */
export interface ProductConnectionModel {
  page: () => Promise<Page<ProductModel>>;
  counts: (withFacets: boolean) => Promise<ProductCounts>;
}
