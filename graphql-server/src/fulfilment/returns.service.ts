import type { EntityManager } from 'typeorm';
import { FULFILMENT_MESSAGES, returnableUntil } from '../../../schema/fulfilment.ts';
import { returnInput } from '../../../schema/fulfilment.input.ts';
import { recordChange } from '../audit/audit.service.ts';
import { checked } from '../checked.ts';
import { checkAdmin } from '../customer/check-own.ts';
import type { Viewer } from '../customer/customer.model.ts';
import { query, type Database } from '../db/database.ts';
import { Forbidden, NotFound, OrderMoveRefused } from '../errors.ts';
import type { Services } from '../module.ts';
import type { OrderModel, OrderStatus } from '../order/order.model.ts';
import { placeOf, toPageById, type ListRequest, type Page } from '../paging.ts';
import type { OrderReturnModel } from './fulfilment.model.ts';
import { ReturnEntity } from './fulfilment.entity.ts';
import * as sql from './fulfilment.statements.ts';

const {
  returnNotDelivered,
  returnTooLate,
  returnAskedBefore,
  returnNotAsked,
  returnApprovedBefore,
  returnRejectedBefore,
  returnReceivedBefore,
  returnNotApproved,
} = FULFILMENT_MESSAGES;

/** What a return needs before a step. */
interface Held {
  status: OrderStatus;
  customerId: string | null;
  returnStatus: OrderReturnModel['status'] | null;
  /** Why the customer returns it. */
  reason: string | null;
  deliveredAt: Date | null;
}

/** Returns of orders: who may ask for one, decide about it and receive the goods, and when. */
export class ReturnService {
  readonly #database: Database;
  readonly #services: Pick<Services, 'orders' | 'events'>;

  constructor(database: Database, services: Pick<Services, 'orders' | 'events'>) {
    this.#database = database;
    this.#services = services;
  }

  /**
   * Asks for the return of the viewer's own order, once, within 14 days of its delivery. @throws InvalidInput, NotFound,
   * OrderMoveRefused; Forbidden for an admin who is not its customer
   */
  async request(viewer: Viewer, asked: { orderId: string; reason: string }): Promise<OrderModel> {
    const { reason } = checked(returnInput, { reason: asked.reason });
    return this.#step(viewer, asked.orderId, async (manager, held) => {
      if (held.customerId !== viewer.id)
        throw viewer.role === 'ADMIN' ? new Forbidden() : new NotFound('There is no such order.');
      if (held.returnStatus !== null) throw new OrderMoveRefused(returnAskedBefore, held.status);
      if (held.status !== 'DELIVERED' || held.deliveredAt === null)
        throw new OrderMoveRefused(returnNotDelivered, held.status);
      if (returnableUntil(held.deliveredAt) <= new Date())
        throw new OrderMoveRefused(returnTooLate, held.status);
      await query(manager, sql.storeReturn({ orderId: asked.orderId, reason }));
      await this.#record(manager, 'ReturnRequested', asked.orderId);
    });
  }

  /**
   * Approves a return. Until the goods have arrived, an admin may change the decision. @throws NotFound, OrderMoveRefused; Forbidden
   * unless the viewer is an admin
   */
  async approve(viewer: Viewer, orderId: string): Promise<OrderModel> {
    checkAdmin(viewer);
    return this.#step(viewer, orderId, async (manager, held) => {
      checkUndecided(held, 'APPROVED', returnApprovedBefore);
      await query(
        manager,
        sql.decideReturn({ orderId, status: 'APPROVED', refusal: null, actorId: viewer.id }),
      );
      await this.#record(manager, 'ReturnApproved', orderId);
      await recordDecision(manager, viewer, { orderId, from: held.returnStatus, to: 'APPROVED' });
    });
  }

  /** Rejects a return, with a reason for the customer. @throws as `approve`, and InvalidInput */
  async reject(viewer: Viewer, orderId: string, asked: { reason: string }): Promise<OrderModel> {
    checkAdmin(viewer);
    const { reason } = checked(returnInput, asked);
    return this.#step(viewer, orderId, async (manager, held) => {
      checkUndecided(held, 'REJECTED', returnRejectedBefore);
      await query(
        manager,
        sql.decideReturn({ orderId, status: 'REJECTED', refusal: reason, actorId: viewer.id }),
      );
      await this.#record(manager, 'ReturnRejected', orderId);
      await recordDecision(manager, viewer, { orderId, from: held.returnStatus, to: 'REJECTED', reason });
    });
  }

  /**
   * Receives the goods of an approved return: the order is RETURNED, and its pieces are in stock again. @throws NotFound,
   * OrderMoveRefused; Forbidden unless the viewer is an admin
   */
  async receive(viewer: Viewer, orderId: string): Promise<OrderModel> {
    checkAdmin(viewer);
    return this.#step(viewer, orderId, async (manager, { status, returnStatus, reason }) => {
      if (returnStatus === null) throw new OrderMoveRefused(returnNotAsked, status);
      if (returnStatus === 'RECEIVED') throw new OrderMoveRefused(returnReceivedBefore, status);
      if (returnStatus !== 'APPROVED') throw new OrderMoveRefused(returnNotApproved, status);
      await query(manager, sql.storeReceipt({ orderId, actorId: viewer.id }));
      await recordDecision(manager, viewer, { orderId, from: returnStatus, to: 'RECEIVED' });
      await this.#services.orders.move(manager, { orderId, to: 'RETURNED', viewer, reason, data: {} });
    });
  }

  /** Returns the orders whose return has a status, the oldest first. @throws Forbidden unless the viewer is an admin */
  async list(
    viewer: Viewer,
    status: OrderReturnModel['status'],
    request: ListRequest,
  ): Promise<Page<OrderModel>> {
    checkAdmin(viewer);
    const rows = await this.#database.query(sql.orderIdsByReturn({ status, ...placeOf(request) }));
    const orders = await this.#services.orders.findEach(
      viewer,
      rows.map(({ id }) => id),
    );
    return toPageById(
      orders.filter((order) => order !== null),
      request,
    );
  }

  /** Returns the number of returns with a status. @throws Forbidden unless the viewer is an admin */
  async count(viewer: Viewer, status: OrderReturnModel['status']): Promise<number> {
    checkAdmin(viewer);
    return this.#database.manager.countBy(ReturnEntity, { status });
  }

  /** Returns the returns of orders: one statement. Whoever asks has read the orders before. */
  async returnsOf(orderIds: readonly string[]): Promise<(OrderReturnModel | null)[]> {
    const rows = await this.#database.query(sql.returnsOfOrders({ orderIds }));
    const byOrder = new Map(rows.map((row) => [row.orderId, row]));
    return orderIds.map((id) => byOrder.get(id) ?? null);
  }

  /** Runs one step with the order locked; returns the order after it. */
  async #step(
    viewer: Viewer,
    orderId: string,
    work: (manager: EntityManager, held: Held) => Promise<void>,
  ): Promise<OrderModel> {
    await this.#database.transaction(async (manager) => {
      const order = await this.#services.orders.hold(manager, orderId);
      const [state] = await query(manager, sql.returnState({ orderId }));
      await work(manager, { ...order, returnStatus: null, reason: null, deliveredAt: null, ...state });
    });
    this.#services.events.wake();
    return this.#services.orders.get(viewer, orderId);
  }

  #record(
    manager: EntityManager,
    name: 'ReturnRequested' | 'ReturnApproved' | 'ReturnRejected',
    subjectId: string,
  ): Promise<void> {
    return this.#services.events.record(manager, { name, subjectId, data: {} });
  }
}

/** @throws OrderMoveRefused when nobody asked for a return, it was decided like that, or the goods have arrived */
const checkUndecided = (
  { status, returnStatus }: Held,
  decision: 'APPROVED' | 'REJECTED',
  decidedBefore: string,
): void => {
  if (returnStatus === null) throw new OrderMoveRefused(returnNotAsked, status);
  if (returnStatus === 'RECEIVED') throw new OrderMoveRefused(returnReceivedBefore, status);
  if (returnStatus === decision) throw new OrderMoveRefused(decidedBefore, status);
};

/** Records in the audit log what an admin decided about a return. */
const recordDecision = (
  manager: EntityManager,
  actor: Viewer,
  {
    orderId,
    from,
    to,
    reason,
  }: { orderId: string; from: Held['returnStatus']; to: OrderReturnModel['status']; reason?: string },
): Promise<void> =>
  recordChange(manager, {
    action: 'RETURN_DECIDED',
    actor,
    subject: { kind: 'RETURN', id: orderId },
    before: { status: from },
    after: { status: to, ...(reason !== undefined && { reason }) },
  });
