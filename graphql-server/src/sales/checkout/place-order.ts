import type { EntityManager } from 'typeorm';
import type { OrderRequest } from '#schema/order.input.ts';
import { ORDER_MESSAGES } from '#schema/order.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { Busy } from '#kernel/errors.ts';
import type { Services } from '#platform/module/services.ts';
import { insertOrder } from '../order/new-order/insert-order.ts';
import type { OrderModel } from '../order/order.model.ts';
import type { PricedOrder } from './price-order.ts';

/** After how many seconds to try again when a promotion was changed while it was used. */
const BUSY_SECONDS = 1;

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
 * others wait for are locked for the shortest time. @throws InvalidInput, PromotionRefused, OutOfStock, Busy
 */
export const placeOrder = async (
  manager: EntityManager,
  { orders, promotions }: Pick<Services, 'orders' | 'promotions'>,
  { viewer, placedBy, request }: Placement,
  { promotion, ...priced }: PricedOrder,
): Promise<OrderModel> => {
  const order = await insertOrder(manager, { customer: viewer, placedBy, request, ...priced });
  if (promotion && !(await promotions.use(manager, promotion, { id: order.id, customerId: viewer.id }))) {
    await promotions.offerFor(manager, viewer, promotion.rule.code, priced.lines);
    throw new Busy(ORDER_MESSAGES.changingNow, BUSY_SECONDS);
  }
  const short = await orders.reserve(manager, order.id, 'ORDERED');
  if (short) throw short;
  return order;
};
