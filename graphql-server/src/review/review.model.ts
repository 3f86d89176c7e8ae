import type { CountedPage } from '../paging.ts';

/** The shop's answer. */
export interface SellerReplyModel {
  text: string;
  createdAt: string;
}

/** A comment as services return it. */
export interface CommentModel {
  id: string;
  productId: string;
  text: string;
  /** ISO 8601. */
  createdAt: string;
  authorName: string;
  /** Whether it is published. */
  published: boolean;
  sellerReply: SellerReplyModel | null;
}

/** A review as services return it. */
export interface ReviewModel extends CommentModel {
  rating: number;
  /** Keys in the image store. */
  pictures: string[];
}

/** The kinds of opinions (reviews and comments), by the name of their table. */
export interface Opinions {
  reviews: ReviewModel;
  comments: CommentModel;
}

/** A numbered page of the published reviews or comments of one product. */
export interface OpinionPageRequest {
  kind: keyof Opinions;
  productId: string;
  page: number;
}

/** Such a page: the requested kind is filled, the other is empty. */
export type OpinionPage = { [Kind in keyof Opinions]: Opinions[Kind][] };

/** Reviews that wait. */
export type ReviewConnectionModel = CountedPage<ReviewModel>;

/** Comments that wait. */
export type CommentConnectionModel = CountedPage<CommentModel>;
