import type { board as en } from '../../en/admin/board.ts';

/** Texts of the board of orders. */
export const board = {
  'admin.board.title': 'অর্ডারের অবস্থা',
} as const satisfies Record<keyof typeof en, string>;
