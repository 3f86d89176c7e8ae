import type { board as en } from '../../en/admin/board.ts';

/** Texts of the board of orders. */
export const board = {
  'admin.board.title': 'অর্ডারের অবস্থা',
  'admin.board.ship.title': 'অর্ডার {number} পাঠান',
  'admin.board.ship.carrier': 'কুরিয়ার',
  'admin.board.ship.number': 'ট্র্যাকিং নম্বর',
  'admin.board.ship.part': 'এখন শুধু এর একটি অংশ যাচ্ছে',
  'admin.board.ship.of': '{count}টির মধ্যে',
  'admin.board.ship.yes': 'পাঠান',
  'admin.board.ship.busy': 'পাঠানো হচ্ছে…',
} as const satisfies Record<keyof typeof en, string>;
