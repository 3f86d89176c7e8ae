import { FULFILMENT_MESSAGES } from '#schema/fulfilment.ts';
import { ORDER_ADMIN_MESSAGES } from '#schema/order-admin.ts';
import { moveOrdersInput, someOrders } from '#schema/order-admin.input.ts';
import { refusalOfMove } from '#schema/order-moves.ts';
import * as v from 'valibot';
import { checked } from '#kernel/checked.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { InvalidInput, OrderMoveRefused } from '#kernel/errors.ts';
import type { Services } from '#platform/module/services.ts';
import { isId } from '#kernel/paging.ts';
import type { OrderModel, OrderStatus } from '#sales/order/order.model.ts';
import type { OrderMoveOutcomeModel } from './bulk-moves.model.ts';

/** Moves of many orders at once, each by the rules and in a transaction of its own. */
export class BulkMoveService {
  readonly #services: Pick<Services, 'orders' | 'fulfilment'>;

  constructor(services: Pick<Services, 'orders' | 'fulfilment'>) {
    this.#services = services;
  }

  /**
   * Returns what would become of orders now: one statement.
   * @throws InvalidInput; Forbidden unless the viewer is an admin
   */
  async preview(
    viewer: Viewer,
    asked: { orderIds: readonly string[]; status: OrderStatus },
  ): Promise<OrderMoveOutcomeModel[]> {
    checkMay(viewer, 'FULFILMENT');
    const { orderIds } = checked(v.object({ orderIds: someOrders }), { orderIds: [...asked.orderIds] });
    return (await this.#find(viewer, orderIds)).map((order) => outcomeOf(order, refusalOf(order, asked.status)));
  }

  /**
   * Moves orders, and returns for each what has become of it. A failure of the shop ends it; the orders before have
   * moved then, and sending it again says so.
   * @throws InvalidInput; Forbidden unless the viewer is an admin
   */
  async move(
    viewer: Viewer,
    asked: { orderIds: readonly string[]; status: OrderStatus; reason?: string | null | undefined },
  ): Promise<OrderMoveOutcomeModel[]> {
    checkMay(viewer, asked.status === 'CANCELLED' ? 'MONEY' : 'FULFILMENT');
    const { orderIds, status, reason } = checked(moveOrdersInput, {
      ...asked,
      orderIds: [...asked.orderIds],
      // Whether it is one of those that can be moved to together, the schema says.
      status: asked.status as v.InferInput<typeof moveOrdersInput>['status'],
    });
    const outcomes: OrderMoveOutcomeModel[] = [];
    for (const order of await this.#find(viewer, orderIds)) {
      try {
        await this.#services.fulfilment.changeStatus(viewer, { orderId: order.id, status, reason });
        outcomes.push(outcomeOf(order, null));
      } catch (error) {
        if (!(error instanceof OrderMoveRefused)) throw error;
        outcomes.push(outcomeOf({ ...order, status: error.details.status }, error));
      }
    }
    return outcomes;
  }

  async #find(viewer: Viewer, ids: readonly string[]): Promise<OrderModel[]> {
    const unknown = new InvalidInput([{ field: 'orderIds', message: ORDER_ADMIN_MESSAGES.orderUnknown }]);
    if (!ids.every(isId)) throw unknown;
    const found = await this.#services.orders.findEach(viewer, ids);
    return found.map((order) => {
      if (order === null) throw unknown;
      return order;
    });
  }
}

/** Returns why an order does not move now; null when it would. */
const refusalOf = ({ status, awaits }: OrderModel, to: OrderStatus): OrderMoveRefused | null => {
  const refusal = refusalOfMove({ status, awaits }, to, 'ADMIN');
  if (refusal) return new OrderMoveRefused(refusal, status);
  const { shipByShipment, returnByReceipt } = FULFILMENT_MESSAGES;
  if (to === 'SHIPPED') return new OrderMoveRefused(shipByShipment, status);
  return to === 'RETURNED' ? new OrderMoveRefused(returnByReceipt, status) : null;
};

const outcomeOf = (
  { id, number, shippingAddress, status }: OrderModel,
  refusal: OrderMoveRefused | null,
): OrderMoveOutcomeModel => ({ orderId: id, number, recipient: shippingAddress.name, status, refusal });
