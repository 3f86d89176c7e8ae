/** What a product card shows; lists read no more than this. */
export interface ProductSummary {
  id: string;
  name: string;
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
  /** Keys of all pictures in the image store, the main one first. */
  pictures: string[];
  colors: string[];
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

/** An answer by the shop. */
export interface SellerReplyModel {
  text: string;
  createdAt: string;
}

/** A published review. */
export interface ReviewModel {
  id: string;
  rating: number;
  createdAt: string;
  text: string;
  /** Keys in the image store. */
  pictures: string[];
  authorName: string;
  sellerReply: SellerReplyModel | null;
}

/** A published comment. */
export interface CommentModel {
  id: string;
  text: string;
  createdAt: string;
  authorName: string;
  sellerReply: SellerReplyModel | null;
}

/** A page of reviews or comments of one product. */
export interface PageRequest {
  productId: string;
  page: number;
}

/** Products to be shown beside one. */
export interface RelatedRequest {
  productId: string;
  categoryId: string;
  first: number;
}
