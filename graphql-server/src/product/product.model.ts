/** What a product card shows; lists read no more than this. */
export interface ProductSummary {
  id: string;
  /** In the language that was asked for, or in English. */
  name: string;
  /** Its name in English, where another was asked for. */
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

/** What only the product's own page shows. */
export interface ProductDetails {
  /** Keys of the pictures of no particular colour in the image store, the main one first. */
  pictures: string[];
  colors: string[];
  /** What the colours are called in the language that was asked for, in their order; none in English. */
  colorLabels?: string[] | null;
  /** Key of the picture that shows a colour, by the colour, for those that have one. */
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

/** A product as services hand it out; `details` are there when they were read along. */
export interface ProductModel extends ProductSummary {
  details?: ProductDetails;
}

/** A node of the category tree as services hand it out. */
export interface CategoryModel {
  id: string;
  slug: string;
  name: string;
  parent: CategoryModel | null;
  children: CategoryModel[];
}

/** Products to be shown beside one. */
export interface RelatedRequest {
  productId: string;
  categoryId: string;
  first: number;
}
