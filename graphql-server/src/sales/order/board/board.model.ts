import type { BoardState, BoardStatus } from '#schema/board.ts';
import type { RowOf } from '#platform/db/sql.ts';
import type { Page, Total } from '#kernel/paging.ts';

/** An order as a card of the board. */
export type BoardOrderModel = RowOf<'boardOrders'> & { isLate: boolean };

/** How many orders a column has, counted up to a limit. */
export interface BoardCountModel extends Total {
  status: BoardStatus;
}

/** A page of a column; its total is counted when it is requested. */
export type BoardColumnModel = Page<BoardOrderModel> & { count: () => Promise<BoardCountModel> };

/** Which orders of the board to show. */
export interface BoardFilter {
  search: string | null;
  only: BoardState | null;
}
