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
