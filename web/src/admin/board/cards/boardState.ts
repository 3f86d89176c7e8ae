import { BOARD_STATUSES, type BoardStatus } from '#schema/board.ts';
import type { OrderStatus } from '#schema/order.ts';
import type {
  BoardCard_OrderFragment,
  BoardColumnPartsFragment,
  OrdersMovedSubscription,
} from '#web/generated/graphql.ts';

/** An order of the board. */
export type Card = BoardCard_OrderFragment;

/** A column as far as it is loaded. */
export type Column = BoardColumnPartsFragment;

/** All columns of the board. */
export type Columns = Readonly<Record<BoardStatus, Column>>;

/** Numbers of columns, as they are pushed. */
type Count = OrdersMovedSubscription['ordersMoved']['counts'][number];

/** Returns columns by what makes each of them. */
export const columnsOf = (make: (status: BoardStatus) => Column): Columns =>
  Object.fromEntries(BOARD_STATUSES.map((status) => [status, make(status)])) as Record<BoardStatus, Column>;

/** Whether a card stands above another one: the oldest order first, and the latest delivery first. */
const isAbove = (one: Card, other: Card, status: BoardStatus): boolean =>
  status === 'DELIVERED'
    ? Date.parse(one.since) > Date.parse(other.since) || (one.since === other.since && one.id > other.id)
    : one.id < other.id;

const place = (column: Column, card: Card, status: BoardStatus, always: boolean): Column => {
  const index = column.nodes.findIndex((other) => isAbove(card, other, status));
  // Below what is loaded it comes with the next page.
  if (index === -1 && column.pageInfo.hasNextPage && !always) return column;
  const at = index === -1 ? column.nodes.length : index;
  return { ...column, nodes: column.nodes.toSpliced(at, 0, card) };
};

/** Puts orders where they belong now, each once; those that ended are taken off. */
export const putOrders = (columns: Columns, cards: readonly Card[], always = false): Columns => {
  const ids = new Set(cards.map(({ id }) => id));
  return columnsOf((status) => {
    const column = columns[status];
    const others = column.nodes.filter(({ id }) => !ids.has(id));
    const rest = others.length === column.nodes.length ? column : { ...column, nodes: others };
    return cards
      .filter((card) => card.status === status)
      .reduce((before, card) => place(before, card, status, always), rest);
  });
};

/** Sets the numbers of columns. */
export const setCounts = (columns: Columns, counts: readonly Count[]): Columns =>
  columnsOf((status) => ({ ...columns[status], ...counts.find((count) => count.status === status) }));

/** Adds a page to a column; what is known already stays as it is. */
export const addPage = (columns: Columns, status: BoardStatus, page: Column): Columns => {
  const known = new Set(columns[status].nodes.map(({ id }) => id));
  const nodes = [...columns[status].nodes, ...page.nodes.filter(({ id }) => !known.has(id))];
  return { ...columns, [status]: { ...page, nodes } };
};

/** Returns an order of the board; undefined when it is not loaded. */
export const findCard = (columns: Columns, id: string): Card | undefined =>
  BOARD_STATUSES.flatMap((status) => columns[status].nodes).find((card) => card.id === id);

/** Moves an order before the server has said so, with the numbers of both columns. */
export const moveCard = (columns: Columns, id: string, to: OrderStatus, since: string): Columns => {
  const card = findCard(columns, id);
  if (!card || card.status === to) return columns;
  const moved = putOrders(columns, [{ ...card, status: to, since, isLate: false }], true);
  return columnsOf((status) => ({
    ...moved[status],
    // More than some are more than so many still.
    ...(columns[status].isTotalExact && {
      totalCount: columns[status].totalCount + Number(status === to) - Number(status === card.status),
    }),
  }));
};
