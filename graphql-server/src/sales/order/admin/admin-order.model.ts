import type { RowOf } from '#platform/db/sql.ts';
import type { OrderModel } from '../order.model.ts';

/** An order for admins; what only they see is read when it is asked for. */
export interface AdminOrderModel {
  id: string;
  order: OrderModel;
}

/** A status of an order, with who set it. */
export type OrderChangeModel = RowOf<'orderChanges'>;

/** A note of an admin. */
export type OrderNoteModel = RowOf<'orderNotes'>;
