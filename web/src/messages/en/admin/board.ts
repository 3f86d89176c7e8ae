/** Texts of the board of orders. */
export const board = {
  'admin.board.title': 'Order Status',
  'admin.board.ship.title': 'Ship order {number}',
  'admin.board.ship.carrier': 'Carrier',
  'admin.board.ship.number': 'Tracking number',
  'admin.board.ship.part': 'Only a part of it leaves now',
  'admin.board.ship.of': 'of {count}',
  'admin.board.ship.yes': 'Ship',
  'admin.board.ship.busy': 'Shipping…',
} as const;
