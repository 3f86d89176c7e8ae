import {
  pointerWithin,
  rectIntersection,
  type Announcements,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { BOARD_STATUSES, type BoardStatus } from '#schema/board.ts';
import { refusalOfMove } from '#schema/order-moves.ts';
import type { OrderStatus } from '#schema/order.ts';
import type { Card } from '../cards/boardState.ts';

/** Returns the columns to which an admin can move an order now. */
export const targetsOf = ({ status, awaits }: Pick<Card, 'status' | 'awaits'>): BoardStatus[] =>
  BOARD_STATUSES.filter((to) => to !== status && refusalOfMove({ status, awaits }, to, 'ADMIN') === null);

/** Returns the step that follows for an order; null when an admin cannot move it now. */
export const nextStatusOf = (card: Pick<Card, 'status' | 'awaits'>): Exclude<BoardStatus, 'PENDING'> | null => {
  return targetsOf(card).find((to) => to !== 'PENDING') ?? null;
};

/** A pointer chooses the column under it; a keyboard the one that the card covers most. */
export const chooseColumn: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args);

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Returns what moves a lifted card by the arrow keys: between its own column and those to which it can go. */
export const stepBetween =
  (find: (id: string) => Card | undefined): KeyboardCoordinateGetter =>
  (event, { active, context: { over, droppableRects } }) => {
    const step = STEPS[event.code];
    const card = find(String(active));
    if (step === undefined || !card) return undefined;
    event.preventDefault();
    const columns = BOARD_STATUSES.filter((status) => status === card.status || targetsOf(card).includes(status));
    const here = columns.findIndex((status) => status === (over?.id ?? card.status));
    const rect = droppableRects.get(columns[here + step] ?? '');
    return rect && { x: rect.left + 8, y: rect.top + 48 };
  };

interface Words {
  /** Returns an order's number as people write it. */
  numberOf: (id: string) => string;
  /** Returns where an order is. */
  statusOf: (id: string) => OrderStatus | undefined;
  /** Returns the name of a column. */
  nameOf: (status: OrderStatus) => string;
  /** Returns why an order cannot go into a column; null when it can. */
  refusalOf: (id: string, to: OrderStatus) => string | null;
  say: (what: 'start' | 'over' | 'end' | 'cancel', params: { number: string; column: string }) => string;
}

/** Returns what a screen reader hears while a card is moved. */
export const announcementsOf = ({ numberOf, statusOf, nameOf, refusalOf, say }: Words): Announcements => {
  const about = (what: Parameters<Words['say']>[0], id: string | number, column?: string | number) =>
    say(what, {
      number: numberOf(String(id)),
      column: column === undefined ? '' : nameOf(column as OrderStatus),
    });
  return {
    onDragStart: ({ active }) => about('start', active.id, statusOf(String(active.id))),
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      const why = refusalOf(String(active.id), over.id as OrderStatus);
      return [about('over', active.id, over.id), why].filter(Boolean).join(' ');
    },
    onDragEnd: ({ active, over }) =>
      over ? about('end', active.id, over.id) : about('cancel', active.id, statusOf(String(active.id))),
    onDragCancel: ({ active }) => about('cancel', active.id, statusOf(String(active.id))),
  };
};
