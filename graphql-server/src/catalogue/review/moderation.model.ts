import type { OpinionKind, OpinionState } from '#schema/review.ts';
import type { CountedList, Page } from '#kernel/paging.ts';
import type { RowOf } from '#platform/db/sql.ts';

/** A review or comment, as admins see it: a comment without rating and pictures, which are keys in the image store. */
export type OpinionModel = RowOf<'opinionsOfAll'> & { kind: OpinionKind };

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
