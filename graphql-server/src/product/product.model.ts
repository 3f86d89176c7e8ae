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

/** An answer by the shop. */
export interface SellerReplyModel {
  text: string;
  createdAt: string;
}

/** A comment as services hand it out. */
export interface CommentModel {
  id: string;
  productId: string;
  text: string;
  /** ISO 8601. */
  createdAt: string;
  authorName: string;
  /** Whether everybody sees it. */
  published: boolean;
  sellerReply: SellerReplyModel | null;
}

/** A review as services hand it out. */
export interface ReviewModel extends CommentModel {
  rating: number;
  /** Keys in the image store. */
  pictures: string[];
}

/** What is written about a product, by the name of its table. */
export interface Opinions {
  reviews: ReviewModel;
  comments: CommentModel;
}

/** A numbered page of what is published about one product. */
export interface OpinionPageRequest {
  kind: keyof Opinions;
  productId: string;
  page: number;
}

/** Such a page: of the kind that was asked for, and none of the other. */
export type OpinionPage = { [Kind in keyof Opinions]: Opinions[Kind][] };

/** Products to be shown beside one. */
export interface RelatedRequest {
  productId: string;
  categoryId: string;
  first: number;
}
