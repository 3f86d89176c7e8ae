import type { OrderMoveRefused } from '#kernel/errors.ts';
import type { OrderStatus } from '#sales/order/order.model.ts';

/** What has become of an order that was moved together with others, or would. */
export interface OrderMoveOutcomeModel {
  orderId: string;
  number: number;
  recipient: string;
  status: OrderStatus;
  refusal: OrderMoveRefused | null;
}
