import type { ORDER_STATUSES, PAYMENT_METHODS } from '../../../schema/order.ts';

/** Where an order stands (spec §4). */
export type OrderStatus = (typeof ORDER_STATUSES)[number]['status'];

/** How an order is paid (spec §9). */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]['method'];

/** Who moved an order. */
export type OrderActor = 'CUSTOMER' | 'ADMIN' | 'SYSTEM';

/** One line of an order, as bought. */
export interface OrderLineModel {
  id: string;
  productId: string;
  name: string;
  /** Key in the image store. */
  picture: string;
  color: string | null;
  size: string | null;
  quantity: number;
  unitPriceCents: number;
  /** What product and colour are called in Bangla now; null where the product is not there in it. */
  bangla: { name: string; color: string | null } | null;
}

/** One step of an order's way. */
export interface OrderStatusChangeModel {
  status: OrderStatus;
  /** ISO 8601. */
  at: string;
  actor: OrderActor;
}

/** An order as services hand it out, whole. */
export interface OrderModel {
  id: string;
  /** Null once the customer has deleted their account. */
  customerId: string | null;
  paymentMethod: PaymentMethod;
  shippingAddress: { name: string; address: string; phone: string; email: string };
  itemsTotalCents: number;
  deliveryFeeCents: number;
  totalCents: number;
  /** ISO 8601. */
  placedAt: string;
  status: OrderStatus;
  lines: OrderLineModel[];
  history: OrderStatusChangeModel[];
}
