import type { ReviewSort } from '#schema/review-list.ts';
import type { RowOf } from '#platform/db/sql.ts';
import type { CountedPage } from '#kernel/paging.ts';

/** A comment as services return it. */
export type CommentModel = RowOf<'waitingComments'>['item'];

/** A review as services return it; its pictures are keys in the image store. */
export type ReviewModel = RowOf<'waitingReviews'>['item'];

/** The kinds of opinions (reviews and comments), by the name of their table. */
export interface Opinions {
  reviews: ReviewModel;
  comments: CommentModel;
}

/** Which reviews of a product; a rating of null is any. */
export interface CheckedReviewFilter {
  rating: number | null;
  hasPictures: boolean;
  verified: boolean;
}

/** A numbered page of the published reviews or comments of one product; order and filter are of reviews only. */
export interface OpinionPageRequest {
  kind: keyof Opinions;
  productId: string;
  page: number;
  /** The newest first, unless given. */
  sort?: ReviewSort;
  /** All, unless given. */
  filter?: CheckedReviewFilter | null;
}

/** Such a page: the requested kind is filled, the other is empty. */
export type OpinionPage = { [Kind in keyof Opinions]: Opinions[Kind][] } & {
  /** How many reviews the filter leaves, counted up to 10,000; null without a filter. */
  filteredCount: number | null;
};

/** Reviews that wait. */
export type ReviewConnectionModel = CountedPage<ReviewModel>;

/** Comments that wait. */
export type CommentConnectionModel = CountedPage<CommentModel>;
