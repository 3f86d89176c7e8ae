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
