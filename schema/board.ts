/** Constants of the board of orders, for pages and services. */
import type { OrderStatus } from './order.ts';

/** The columns of the board: the five steps of an order (spec §4). */
export const BOARD_STATUSES = [
  'PENDING',
  'PROCESSED',
  'SHIPPED',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
] as const satisfies readonly OrderStatus[];

/** One of them. */
export type BoardStatus = (typeof BOARD_STATUSES)[number];

/** Whether orders with this status are on the board. */
export const isOnBoard = (status: OrderStatus): status is BoardStatus => BOARD_STATUSES.some((one) => one === status);

/** For how many days a delivered order stays on the board. */
export const DELIVERED_DAYS = 7;

/** Which orders of the board to show. */
export const BOARD_STATES = ['LATE', 'READY', 'AWAITING'] as const;

/** One of them. */
export type BoardState = (typeof BOARD_STATES)[number];

/** The most characters of a search within the board. */
export const MAX_BOARD_SEARCH_LENGTH = 100;

/** The most orders that one push about changes has. */
export const MOST_MOVED = 100;
