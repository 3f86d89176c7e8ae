import type { SearchChoiceKind } from '#schema/search.ts';
import type { RowOf } from '#platform/db/sql.ts';
import type { Page } from '#kernel/paging.ts';

/** What a product card shows; lists read nothing more. `englishName` is set when another language was requested. */
export type ProductSummary = Omit<RowOf<'productsById'>['product'], 'variants' | 'isPublished'>;

/**
 * What only the product page shows. `colorLabels` are in the requested language, in the order of the colours; null in
 * English.
 */
export type ProductDetails = Omit<RowOf<'productDetails'>['product'], 'id'>;

/** A variant of a product, as it is sold. */
export type SoldVariant = NonNullable<ProductDetails['variants']>[number];

/**
 * A product as services return it; `details` are set when they were read too, and so are `variants` (null for none).
 */
export interface ProductModel extends ProductSummary {
  details?: ProductDetails;
  variants?: SoldVariant[] | null;
  /** False for a draft and an archived product, where that was read. */
  isPublished?: boolean;
}

/** A node of the category tree as services return it. */
export interface CategoryModel {
  id: string;
  slug: string;
  /** In English. */
  name: string;
  banglaName: string | null;
  /** Key of the picture that an admin has chosen; null for that of a product. */
  picture: string | null;
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
  search: () => Promise<ProductSearchModel | null>;
}

/** What a search made of its term. */
export interface ProductSearchModel {
  corrections: { typed: string; taken: string }[];
  price: { term: string; minCents: number | null; maxCents: number | null } | null;
  choices: { kind: SearchChoiceKind; chosen: string; term: string }[];
  near: () => Promise<ProductModel[]>;
}

/** The number of products or reviews with a rating; `percent` of the whole, rounded. */
export interface RatingCount {
  rating: number;
  count: number;
  percent: number;
}

/** An attribute that narrows a list, and the number of products of each value. */
export interface AttributeFacetModel {
  name: string;
  /** Whether the counts are exact; otherwise they are of a part of the list. */
  isExact: boolean;
  values: { value: string; label: string; count: number }[];
}

/** Options that narrow a list; its attributes are read when they are requested. */
export interface ProductFacetsModel {
  /** Whether the counts are exact; otherwise they are estimated. */
  isExact: boolean;
  categories: { category: CategoryModel; count: number }[];
  brands: { brand: string; count: number }[];
  ratings: RatingCount[];
  price: { minCents: number; maxCents: number };
  attributes: () => Promise<AttributeFacetModel[]>;
}

/** A list's total and, if requested, its facets: options that narrow the list. */
export interface ProductCounts {
  totalCount: number;
  /** Whether that is the exact number; otherwise it is estimated. */
  isTotalExact: boolean;
  facets: ProductFacetsModel | null;
}
