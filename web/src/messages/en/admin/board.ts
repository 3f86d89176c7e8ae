/** Texts of the board of orders. */
export const board = {
  'admin.board.title': 'Order Status',
} as const;
