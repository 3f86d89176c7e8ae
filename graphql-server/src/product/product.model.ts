import type { Page } from '../paging.ts';
import type { ProductCounts } from './product.service.ts';

/** What a product card shows; lists read nothing more. */
export interface ProductSummary {
  id: string;
  /** In the requested language, or in English. */
  name: string;
  /** The English name, when another language was requested. */
  englishName?: string;
  /** Key of the main picture in the image store. */
  picture: string;
  priceCents: number;
  oldPriceCents: number | null;
  totalSold: number;
  availableStock: number;
  rating: number;
  reviewCount: number;
  brand: string;
  categoryId: string;
}

/** What only the product page shows. */
export interface ProductDetails {
  /** Keys of the general pictures in the image store, the main one first. */
  pictures: string[];
  colors: string[];
  /** Names of the colours in the requested language, in the same order; missing in English. */
  colorLabels?: string[] | null;
  /** Keys of pictures by colour, for colours that have one. */
  colorPictures: Record<string, string>;
  sizes: string[];
  tag: string;
  note: string;
  shortDescription: string;
  description: string;
  secondDescription: string;
  /** ISO 8601. */
  addedAt: string;
  /** Published reviews by rating, 1 to 5. */
  ratingCounts: [number, number, number, number, number];
  commentCount: number;
}

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
