import { BOARD_STATUSES, isOnBoard, MAX_BOARD_SEARCH_LENGTH, type BoardStatus } from '#schema/board.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import type { Database } from '#platform/db/database.ts';
import { BadRequest } from '#kernel/errors.ts';
import {
  checkFirst,
  decodeCursor,
  encodeCursor,
  INSTANT,
  isId,
  toPage,
  toTotal,
  UUID,
  type ListRequest,
} from '#kernel/paging.ts';
import type { Services } from '#platform/module/services.ts';
import type { OrderStatus } from '../order.model.ts';
import type { BoardColumnModel, BoardCountModel, BoardFilter, BoardOrderModel } from './board.model.ts';
import { boardCounts, boardOrders, mostOf, type BoardPage } from './board.statements.ts';

/**
 * The board: orders that are on their way, by their status. Who moves them asks the services of orders and fulfilment.
 */
export class BoardService {
  readonly #database: Database;
  readonly #calendar: Services['calendar'];

  constructor(database: Database, { calendar }: Pick<Services, 'calendar'>) {
    this.#database = database;
    this.#calendar = calendar;
  }

  /**
   * Returns a page of a column.
   * @throws Forbidden unless the viewer is an admin; BadRequest for a status that has no column, or a search that is
   * too long
   */
  async column(
    viewer: Viewer,
    status: OrderStatus,
    requested: Partial<BoardFilter>,
    { first, after }: ListRequest,
  ): Promise<Omit<BoardColumnModel, 'count'>> {
    checkMay(viewer, 'ORDERS');
    if (!isOnBoard(status)) throw new BadRequest(`The board has the columns ${BOARD_STATUSES.join(', ')}.`);
    const patterns = status === 'DELIVERED' ? [INSTANT, UUID] : [UUID];
    const rows = await this.#read({
      status,
      filter: filterOf(requested),
      lateBefore: await this.#calendar.lateBefore(),
      after: after === null ? null : decodeCursor(after, patterns),
      limit: checkFirst(first) + 1,
    });
    const cursorOf = ({ id, sinceText }: BoardOrderModel) =>
      encodeCursor(status === 'DELIVERED' ? [sinceText ?? '', id] : [id]);
    return toPage(rows, { first, after, cursorOf });
  }

  /** Returns how many orders each column has: one statement. @throws as `column` */
  async counts(viewer: Viewer, requested: Partial<BoardFilter>): Promise<BoardCountModel[]> {
    checkMay(viewer, 'ORDERS');
    const lateBefore = await this.#calendar.lateBefore();
    const filter = filterOf(requested);
    const rows = await this.#database.query(boardCounts({ filter, lateBefore }));
    // The statement has a row for each column.
    return rows.map(({ status, count }) => ({
      status: status as BoardStatus,
      ...toTotal(count, mostOf(status as BoardStatus, filter)),
    }));
  }

  /** Returns orders by id, without what is no order. @throws Forbidden unless the viewer is an admin */
  async some(viewer: Viewer, ids: readonly string[]): Promise<BoardOrderModel[]> {
    checkMay(viewer, 'ORDERS');
    const known = ids.filter(isId);
    return known.length === 0 ? [] : this.#read({ ids: known });
  }

  async #read(page: BoardPage): Promise<BoardOrderModel[]> {
    const lateBefore = await this.#calendar.lateBefore();
    return (await this.#database.query(boardOrders(page))).map((row) => ({
      ...row,
      isLate: row.status === 'PENDING' && row.awaits === null && row.placedAt < lateBefore,
    }));
  }
}

/** @throws BadRequest when the search is too long */
const filterOf = ({ search = null, only = null }: Partial<BoardFilter>): BoardFilter => {
  const term = search?.trim() ?? '';
  if (term.length > MAX_BOARD_SEARCH_LENGTH)
    throw new BadRequest(`A search has at most ${MAX_BOARD_SEARCH_LENGTH} characters.`);
  return { search: term === '' ? null : term, only };
};
