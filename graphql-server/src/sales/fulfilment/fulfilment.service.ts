import type { EntityManager } from 'typeorm';
import { FULFILMENT_MESSAGES, MAX_SHIPMENTS } from '#schema/fulfilment.ts';
import { shipmentInput, statusChangeInput, type ShipmentInput } from '#schema/fulfilment.input.ts';
import { recordChange } from '#people/audit/audit.service.ts';
import { checked } from '#kernel/checked.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { insertRow, query, type Database } from '#platform/db/database.ts';
import { InvalidInput, OrderMoveRefused } from '#kernel/errors.ts';
import type { Services } from '#platform/module/services.ts';
import type { OrderModel, OrderStatus } from '../order/order.model.ts';
import { moveRefused } from '../order/transitions.ts';
import { checkPieces, sumOf } from './check-pieces.ts';
import { ShipmentEntity, ShipmentLineEntity } from './fulfilment.entity.ts';
import type { ShipmentModel } from './fulfilment.model.ts';
import * as sql from './fulfilment.statements.ts';

/** Shipments, and the other moves of an order on its way: who may make them, and what must be true before. */
export class FulfilmentService {
  readonly #database: Database;
  readonly #services: Pick<Services, 'orders' | 'payments' | 'events'>;

  constructor(database: Database, services: Pick<Services, 'orders' | 'payments' | 'events'>) {
    this.#database = database;
    this.#services = services;
  }

  /**
   * Moves an order on; CANCELLED is the same as cancelling it. Delivering a Cash on Delivery order records that it is
   * paid, in the same transaction.
   * @throws InvalidInput, NotFound, OrderMoveRefused; Forbidden unless the viewer is an admin or cancels
   */
  async changeStatus(
    viewer: Viewer,
    input: { orderId: string; status: OrderStatus; reason?: string | null },
  ): Promise<OrderModel> {
    const { orderId, status: to, reason: why = null } = input;
    const { orders, payments, events } = this.#services;
    if (to === 'CANCELLED') return orders.cancel(viewer, { orderId, reason: why });
    checkMay(viewer, 'FULFILMENT');
    const { reason } = checked(statusChangeInput, { reason: why });
    if (to === 'PENDING' || to === 'SHIPPED' || to === 'RETURNED') {
      const { status } = await orders.get(viewer, orderId);
      if (to === 'PENDING') throw moveRefused(status, to, 'ADMIN');
      const { shipByShipment, returnByReceipt } = FULFILMENT_MESSAGES;
      throw new OrderMoveRefused(to === 'SHIPPED' ? shipByShipment : returnByReceipt, status);
    }
    await this.#database.transaction(async (manager) => {
      await orders.move(manager, { orderId, to, viewer, reason, data: {} });
      if (to !== 'DELIVERED') return;
      const last = await manager.findOne(ShipmentEntity, { where: { orderId }, order: { id: 'DESC' } });
      await payments.collectOnDelivery(manager, viewer, orderId, last?.carrier ?? null);
    });
    events.wake();
    return orders.get(viewer, orderId);
  }

  /**
   * Ships an order, or some of its pieces; the last ones make it SHIPPED.
   * @throws InvalidInput, NotFound, OrderMoveRefused; Forbidden unless the viewer is an admin
   */
  async ship(viewer: Viewer, { orderId, ...input }: ShipmentInput & { orderId: string }): Promise<OrderModel> {
    checkMay(viewer, 'FULFILMENT');
    const shipment = checked(shipmentInput, input);
    const { orders, events } = this.#services;
    await this.#database.transaction(async (manager) => {
      const { status } = await orders.lock(manager, orderId);
      if (status !== 'PROCESSED') throw moveRefused(status, 'SHIPPED', 'ADMIN');
      const lines = await query(manager, sql.linesToShip({ orderId }));
      const pieces =
        shipment.lines ??
        lines.filter(({ left }) => left > 0).map(({ id, left }) => ({ orderLineId: id, quantity: left }));
      checkPieces(pieces, lines, tooManyToShip);
      const complete = sumOf(pieces) === lines.reduce((sum, { left }) => sum + left, 0);
      await checkParcel(manager, orderId, shipment, complete);
      const { carrier, trackingNumber } = shipment;
      const row = { orderId, carrier, trackingNumber, actorId: viewer.id };
      const shipmentId = await insertRow(manager, ShipmentEntity, row);
      await manager.insert(
        ShipmentLineEntity,
        pieces.map((piece) => ({ shipmentId, ...piece })),
      );
      await recordChange(manager, {
        action: 'ORDER_SHIPPED',
        actor: viewer,
        subject: { kind: 'ORDER', id: orderId },
        before: null,
        after: { carrier, trackingNumber, pieces: sumOf(pieces) },
      });
      const data = { shipmentId, complete };
      if (complete) await orders.move(manager, { orderId, to: 'SHIPPED', viewer, reason: shipment.reason, data });
      else await events.record(manager, { name: 'OrderShipped', subjectId: orderId, data });
    });
    events.wake();
    return orders.get(viewer, orderId);
  }

  /** Returns the shipments of orders, oldest first: one statement. The caller has read the orders before. */
  async shipmentsOf(orderIds: readonly string[]): Promise<ShipmentModel[][]> {
    const rows = await this.#database.query(sql.shipmentsOfOrders({ orderIds }));
    const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
    return orderIds.map((id) => (byOrder.get(id) ?? []).map(({ shipment }) => shipment));
  }
}

const { allShipped, oneLeftToShip, leftToShip } = FULFILMENT_MESSAGES;
const tooManyToShip = (left: number): string => [allShipped, oneLeftToShip][left] ?? leftToShip;

/**
 * @throws InvalidInput when the order has the tracking number already, would need too many shipments, or a reason is
 * given for a part: it would be kept nowhere
 */
const checkParcel = async (
  manager: EntityManager,
  orderId: string,
  { trackingNumber, reason }: { trackingNumber: string; reason: string | null },
  complete: boolean,
): Promise<void> => {
  const { trackingNumberUsed, lastShipment, reasonWithLast } = FULFILMENT_MESSAGES;
  if (!complete && reason !== null) throw new InvalidInput([{ field: 'reason', message: reasonWithLast }]);
  const before = await manager.findBy(ShipmentEntity, { orderId });
  if (before.some((one) => one.trackingNumber === trackingNumber))
    throw new InvalidInput([{ field: 'trackingNumber', message: trackingNumberUsed }]);
  if (!complete && before.length >= MAX_SHIPMENTS - 1)
    throw new InvalidInput([{ field: 'lines', message: lastShipment }]);
};
