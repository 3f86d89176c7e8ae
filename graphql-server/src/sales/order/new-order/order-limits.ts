import type { EntityManager } from 'typeorm';
import type { OrderRequest } from '#schema/order.input.ts';
import type { ShopSettings } from '#schema/shop-settings.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { query } from '#platform/db/database.ts';
import { OrderLimitReached } from '#kernel/errors.ts';
import { ordersUnderWay } from './new-order.statements.ts';

/** Checks how much a locked customer may still order. @throws OrderLimitReached */
export const checkOrderLimits = async (
  manager: EntityManager,
  { id: customerId, email }: Viewer,
  { lines }: OrderRequest,
  { ordersADay, unpaidPieces: mostPieces }: ShopSettings['orderLimits'],
): Promise<void> => {
  const [before] = await query(manager, ordersUnderWay({ customerId, email }));
  const { ordersToday = 0, unpaidPieces = 0 } = before ?? {};
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (ordersToday >= ordersADay) throw new OrderLimitReached('ORDERS_A_DAY', ordersADay);
  if (unpaidPieces + pieces > mostPieces) throw new OrderLimitReached('UNPAID_PIECES', mostPieces);
};
