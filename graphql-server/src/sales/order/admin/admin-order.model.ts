import type { EntityRow } from '#platform/db/entity.ts';
import type { OrderStatusChangeEntity } from '../order.entity.ts';
import type { OrderModel } from '../order.model.ts';
import type { OrderNoteEntity } from './order-note.entity.ts';

/** An order for admins; what only they see is read when it is requested. */
export type AdminOrderModel = OrderModel;

/** A status of an order, with who set it. */
export type OrderChangeModel = EntityRow<typeof OrderStatusChangeEntity>;

/** A note of an admin. */
export type OrderNoteModel = EntityRow<typeof OrderNoteEntity>;
