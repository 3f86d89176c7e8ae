import type { EntityManager } from 'typeorm';
import { FULFILMENT_MESSAGES, mayReturn, piecesReturnable, returnableUntil } from '#schema/fulfilment.ts';
import { may } from '#schema/staff.ts';
import {
  returnInput,
  returnReceiptInput,
  returnRequestInput,
  type ReturnReceiptInput,
  type ReturnRequestInput,
} from '#schema/fulfilment.input.ts';
import { recordChange } from '#people/audit/audit.service.ts';
import { checked } from '#kernel/checked.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { insertRow, query, type Database } from '#platform/db/database.ts';
import { Forbidden, NotFound, OrderMoveRefused } from '#kernel/errors.ts';
import type { Services } from '#platform/module/services.ts';
import type { OrderConnectionModel, OrderModel, OrderStatus } from '#sales/order/order.model.ts';
import { lockStock, movePieces } from '#catalogue/inventory/stock.service.ts';
import { placeOf, toPageById, type ListRequest } from '#kernel/paging.ts';
import { readLedger } from '#sales/payment/payment.service.ts';
import { checkPieces } from '../check-pieces.ts';
import { ReturnEntity, ReturnLineEntity } from '../fulfilment.entity.ts';
import type { OrderReturnModel } from '../fulfilment.model.ts';
import * as sql from '../fulfilment.statements.ts';
import { receiptOf, type Receipt } from './receipt.ts';

/** Returns why a step is not possible for an order in that status. */
const refused = (why: keyof typeof FULFILMENT_MESSAGES, status: OrderStatus): OrderMoveRefused =>
  new OrderMoveRefused(FULFILMENT_MESSAGES[why], status);

/** Steps of one order wait for each other: the time is that of the clock, not of the transaction's begin. */
const CLOCK = () => 'clock_timestamp()';

/** What a return needs before a step. */
interface LockedOrder {
  /** As it was before it was locked: its lines do not change after the delivery. */
  order: OrderModel;
  status: OrderStatus;
  customerId: string | null;
  returns: readonly OrderReturnModel[];
}

/** Returns of orders: who may ask for one, decide about it and receive the goods, and when. */
export class ReturnService {
  readonly #database: Database;
  readonly #services: Pick<Services, 'orders' | 'refunds' | 'events'>;

  constructor(database: Database, services: Pick<Services, 'orders' | 'refunds' | 'events'>) {
    this.#database = database;
    this.#services = services;
  }

  /**
   * Asks for the return of the viewer's own order, or of some of its pieces, within its days after the delivery; not
   * while another return is open, and not again for what was refused.
   * @throws InvalidInput, NotFound, OrderMoveRefused; Forbidden for an admin who is not its customer
   */
  async request(viewer: Viewer, { orderId, ...input }: ReturnRequestInput & { orderId: string }): Promise<OrderModel> {
    const { reason, lines } = checked(returnRequestInput, input);
    return this.#step(viewer, orderId, async (manager, { order, status, customerId, returns }) => {
      if (customerId !== viewer.id)
        throw may(viewer, 'ORDERS') ? new Forbidden() : new NotFound('There is no such order.');
      const deliveredAt = order.history.find((change) => change.status === 'DELIVERED')?.at;
      if (returns.some((one) => one.status === 'REQUESTED' || one.status === 'APPROVED'))
        throw refused('returnAskedBefore', status);
      if (status !== 'DELIVERED' || deliveredAt === undefined) throw refused('returnNotDelivered', status);
      if (!mayReturn(order.lines, returns)) throw refused('returnRefused', status);
      if (returnableUntil(new Date(deliveredAt), order.returnDays) <= new Date())
        throw refused('returnTooLate', status);
      const left = order.lines.map((line) => ({ ...line, left: piecesReturnable(line, returns) }));
      const pieces =
        lines ?? left.filter((line) => line.left > 0).map((line) => ({ orderLineId: line.id, quantity: line.left }));
      checkPieces(pieces, left, () => FULFILMENT_MESSAGES.leftToReturn);
      const returnId = await insertRow(manager, ReturnEntity, { orderId, reason });
      await manager.insert(
        ReturnLineEntity,
        pieces.map(({ orderLineId, quantity }) => ({ returnId, orderLineId, asked: quantity })),
      );
      await this.#record(manager, 'ReturnRequested', orderId, returnId);
    });
  }

  /**
   * Approves the last return of an order. Until the goods have arrived, an admin may change the decision.
   * @throws NotFound, OrderMoveRefused; Forbidden unless the viewer is an admin
   */
  async approve(viewer: Viewer, orderId: string): Promise<OrderModel> {
    checkMay(viewer, 'MONEY');
    return this.#decide(viewer, orderId, { status: 'APPROVED', refusal: null });
  }

  /** Rejects it, with a reason for the customer. @throws as `approve`, and InvalidInput */
  async reject(viewer: Viewer, orderId: string, input: { reason: string }): Promise<OrderModel> {
    checkMay(viewer, 'MONEY');
    const { reason } = checked(returnInput, input);
    return this.#decide(viewer, orderId, { status: 'REJECTED', refusal: reason });
  }

  /**
   * Receives goods of an approved return, also others than were asked for: each piece is on sale again or written off,
   * and what is given back is credited, never more than these pieces and the delivery cost. With its last pieces the
   * order is RETURNED.
   * @throws InvalidInput, NotFound, OrderMoveRefused; Forbidden unless the viewer is an admin
   */
  async receive(viewer: Viewer, orderId: string, input: ReturnReceiptInput = {}): Promise<OrderModel> {
    checkMay(viewer, 'MONEY');
    const request = checked(returnReceiptInput, input);
    const { orders, refunds } = this.#services;
    return this.#step(viewer, orderId, async (manager, locked) => {
      const { id, status: from, reason } = lastOf(locked);
      if (from === 'RECEIVED') throw refused('returnReceivedBefore', locked.status);
      if (from !== 'APPROVED') throw refused('returnNotApproved', locked.status);
      const { chargedCents, creditedCents: before } = await readLedger(manager, orderId);
      const receipt = receiptOf(locked, request, chargedCents - before);
      const { received, creditedCents, withDelivery } = receipt;
      await manager.upsert(
        ReturnLineEntity,
        received.map((line) => ({ returnId: id, ...line })),
        ['returnId', 'orderLineId'],
      );
      await manager.update(
        ReturnEntity,
        { id },
        { status: 'RECEIVED', receivedAt: CLOCK, receivedById: viewer.id, creditedCents, withDelivery },
      );
      await recordDecision(manager, viewer, orderId, from, {
        status: 'RECEIVED',
        backOnSale: received.reduce((sum, { backOnSale }) => sum + backOnSale, 0),
        writtenOff: received.reduce((sum, { writtenOff }) => sum + writtenOff, 0),
        amountCents: creditedCents,
        withDelivery,
      });
      if (receipt.isLast)
        await orders.move(manager, { orderId, to: 'RETURNED', viewer, reason: reason || null, data: {} });
      if (creditedCents > 0) {
        const entry = { amountCents: creditedCents, key: id, reason: null, actorId: viewer.id };
        await refunds.credit(manager, { ...locked.order, holdsStock: true }, entry, 'RETURNED');
      }
      // After the order and its customer, as all moves take the stock: otherwise they could deadlock.
      await takeBack(manager, locked.order, received);
      await this.#record(manager, 'ReturnReceived', orderId, id);
    });
  }

  /**
   * Returns the orders of which a return has a status, the oldest first.
   * @throws Forbidden unless the viewer is an admin
   */
  async list(viewer: Viewer, status: OrderReturnModel['status'], request: ListRequest): Promise<OrderConnectionModel> {
    checkMay(viewer, 'MONEY');
    const rows = await this.#database.query(sql.orderIdsByReturn({ status, ...placeOf(request) }));
    const orderIds = rows.map(({ id }) => id);
    const orders = await this.#services.orders.findEach(viewer, orderIds);
    const count = async () => (await this.#database.query(sql.ordersByReturnCounted({ status })))[0]?.count ?? 0;
    return {
      ...toPageById(
        orders.filter((order) => order !== null),
        request,
      ),
      count,
    };
  }

  /** Returns the returns of orders, oldest first: one statement. The caller has read the orders before. */
  async returnsOf(orderIds: readonly string[]): Promise<OrderReturnModel[][]> {
    const rows = await this.#database.query(sql.returnsOfOrders({ orderIds }));
    const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
    return orderIds.map((id) => byOrder.get(id) ?? []);
  }

  /** Approves or rejects the last return. */
  #decide(
    viewer: Viewer,
    orderId: string,
    { status, refusal }: { status: 'APPROVED' | 'REJECTED'; refusal: string | null },
  ): Promise<OrderModel> {
    return this.#step(viewer, orderId, async (manager, locked) => {
      const { id, status: from } = lastOf(locked);
      if (from === 'RECEIVED') throw refused('returnReceivedBefore', locked.status);
      if (from === status)
        throw refused(status === 'APPROVED' ? 'returnApprovedBefore' : 'returnRejectedBefore', locked.status);
      await manager.update(ReturnEntity, { id }, { status, refusal, decidedAt: CLOCK, decidedById: viewer.id });
      await this.#record(manager, status === 'APPROVED' ? 'ReturnApproved' : 'ReturnRejected', orderId, id);
      await recordDecision(manager, viewer, orderId, from, {
        status,
        ...(refusal !== null && { reason: refusal }),
      });
    });
  }

  /** Runs one step with the order locked; returns the order after it. */
  async #step(
    viewer: Viewer,
    orderId: string,
    work: (manager: EntityManager, locked: LockedOrder) => Promise<void>,
  ): Promise<OrderModel> {
    const { orders, events } = this.#services;
    const order = await orders.get(viewer, orderId);
    await this.#database.transaction(async (manager) => {
      const { status, customerId } = await orders.lock(manager, orderId);
      const returns = await query(manager, sql.returnsOfOrders({ orderIds: [orderId] }));
      await work(manager, { order, status, customerId, returns });
    });
    events.wake();
    return orders.get(viewer, orderId);
  }

  #record(
    manager: EntityManager,
    name: 'ReturnRequested' | 'ReturnApproved' | 'ReturnRejected' | 'ReturnReceived',
    subjectId: string,
    returnId: string,
  ): Promise<void> {
    return this.#services.events.record(manager, { name, subjectId, data: { returnId } });
  }
}

/** Returns the last return of an order. @throws OrderMoveRefused when nobody asked for one */
const lastOf = ({ returns, status }: LockedOrder): OrderReturnModel => {
  const last = returns.at(-1);
  if (!last) throw refused('returnNotAsked', status);
  return last;
};

/**
 * Takes back into the stock what has arrived of a return: pieces that are on sale again, and pieces that are written
 * off.
 */
const takeBack = async (
  manager: EntityManager,
  { id: orderId, lines }: OrderModel,
  received: Receipt['received'],
): Promise<void> => {
  const piecesOf = (count: (line: Receipt['received'][number]) => number) =>
    received.flatMap((piece) => {
      const quantity = count(piece);
      return quantity > 0
        ? lines.filter(({ id }) => id === piece.orderLineId).map((line) => ({ ...line, quantity }))
        : [];
    });
  // A product that gets its first variants holds its open orders, but not the delivered ones: the next statement must
  // see these variants.
  await lockStock(
    manager,
    lines.map(({ productId }) => productId),
  );
  const moves = [
    { kind: 'RETURNED', to: 'available', pieces: piecesOf((line) => line.backOnSale) },
    { kind: 'WRITTEN_OFF', to: null, pieces: piecesOf((line) => line.writtenOff) },
  ] as const;
  for (const move of moves) if (move.pieces.length > 0) await movePieces(manager, { orderId, from: 'sold', ...move });
};

/** Records in the audit log what an admin decided about a return. */
const recordDecision = (
  manager: EntityManager,
  actor: Viewer,
  orderId: string,
  from: OrderReturnModel['status'],
  after: { status: OrderReturnModel['status'] } & Record<string, string | number | boolean>,
): Promise<void> =>
  recordChange(manager, {
    action: 'RETURN_DECIDED',
    actor,
    subject: { kind: 'RETURN', id: orderId },
    before: { status: from },
    after,
  });
