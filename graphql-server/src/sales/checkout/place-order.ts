import type { EntityManager } from 'typeorm';
import type { OrderRequest } from '#schema/order.input.ts';
import { ORDER_MESSAGES } from '#schema/order.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { Busy } from '#kernel/errors.ts';
import type { Services } from '#platform/module/services.ts';
import { insertOrder } from '../order/new-order/insert-order.ts';
import type { OrderModel } from '../order/order.model.ts';
import type { PricedOrder } from './price-order.ts';

/** The promotion of an order was changed or used up after it was priced: it is to be priced again. */
export class PromotionOutdated extends Busy {
  constructor() {
    super(ORDER_MESSAGES.changingNow, 1);
  }
}

/** What is ordered, and by whom. */
export interface Placement {
  viewer: Viewer;
  /** The admin who places it for the customer; null for the customer. */
  placedBy: Viewer | null;
  request: OrderRequest;
}

/**
 * Writes a priced order, uses its promotion and reserves its pieces. Rows are locked in the order in which everybody
 * locks them: customer, order, figures of the customer, promotion, stock. Stock comes last, so that the rows that
 * others wait for are locked for the shortest time. @throws InvalidInput, PromotionOutdated, OutOfStock
 */
export const placeOrder = async (
  manager: EntityManager,
  { orders, promotions }: Pick<Services, 'orders' | 'promotions'>,
  { viewer, placedBy, request }: Placement,
  { promotion, ...priced }: PricedOrder,
): Promise<OrderModel> => {
  const order = await insertOrder(manager, { customer: viewer, placedBy, request, ...priced });
  if (promotion && !(await promotions.use(manager, promotion, { id: order.id, customerId: viewer.id })))
    throw new PromotionOutdated();
  const short = await orders.reserve(manager, order.id, 'ORDERED');
  if (short) throw short;
  return order;
};
