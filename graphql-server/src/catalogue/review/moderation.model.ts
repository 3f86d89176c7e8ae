import type { OpinionKind, OpinionState } from '#schema/review.ts';
import type { CountedList, Page } from '#kernel/paging.ts';

/** A review or comment, as admins see it. */
export interface OpinionModel {
  id: string;
  kind: OpinionKind;
  productId: string;
  productName: string;
  customerId: string | null;
  authorName: string;
  text: string;
  createdAt: Date;
  published: boolean;
  rejectionReason: string | null;
  /** Null for a comment. */
  rating: number | null;
  /** Keys in the image store. */
  pictures: string[];
  verified: boolean;
  replyText: string | null;
  replyAt: Date | null;
}

/** A page of reviews or comments. */
export type OpinionListModel = Page<OpinionModel> & CountedList;

/** Which reviews or comments; null allows all. */
export interface OpinionConditions {
  kind: OpinionKind;
  state: OpinionState | null;
  rating: number | null;
  isAnswered: boolean | null;
  productIds: readonly string[] | null;
}
