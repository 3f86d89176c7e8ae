import type * as v from 'valibot';
import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { cancelOrderInput } from '#schema/order.input.ts';
import { refusalOfMove, refusalOfStatus, startsOf, type NextStatus } from '#schema/order-moves.ts';
import { PAYMENT_MESSAGES, RESERVATION_MINUTES, UNPAID_HOURS, type OrderNeed } from '#schema/payment.ts';
import { may } from '#schema/staff.ts';
import { checked } from '#kernel/checked.ts';
import { recordChange } from '#people/audit/audit.service.ts';
import { checkOwn } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { query, type Database } from '#platform/db/database.ts';
import type { RowOf } from '#platform/db/sql.ts';
import { NotFound, OrderMoveRefused, type OutOfStock } from '#kernel/errors.ts';
import type { Events } from '#platform/events/events.ts';
import type { Services } from '#platform/module/services.ts';
import { isId, placeOf, toPageById, type CustomerListRequest, type ListRequest, type Page } from '#kernel/paging.ts';
import { movePieces } from '#catalogue/inventory/stock.service.ts';
import { OrderEntity, OrderLineEntity } from './order.entity.ts';
import type { InitialStatus, OrderConnectionModel, OrderModel, OrderStatus, PaymentMethod } from './order.model.ts';
import { outOfStock } from './out-of-stock.ts';
import * as sql from './order.statements.ts';
import { actorOf, TRANSITIONS } from './transitions.ts';

/** A move of an order to another status. */
export interface OrderMove<To extends NextStatus = NextStatus> {
  orderId: string;
  to: To;
  /** Who moves it; null for the software itself. Customers move their own orders only. */
  viewer: Viewer | null;
  reason?: string | null;
  /** What its event says. */
  data: Events[(typeof TRANSITIONS)[To]['event'] & keyof Events];
}

/** An order that the shop does not work on yet, as it waits for something. */
const WAITING = { awaits: Not(IsNull()), status: 'PENDING' } as const;

/** Until when pieces are reserved while their order waits. */
const reservationEnd = () => `now() + interval '${RESERVATION_MINUTES} minutes'`;

/** From where to where pieces go that are reserved. */
const RESERVING = { from: 'available', to: 'reserved' } as const;

/** Moves all pieces of a locked order in the stock. Returns the first one of which too few are available, if so. */
const moveStock = async (
  manager: EntityManager,
  move: Omit<Parameters<typeof movePieces>[1], 'pieces'>,
): ReturnType<typeof movePieces> =>
  movePieces(manager, { ...move, pieces: await manager.findBy(OrderLineEntity, { orderId: move.orderId }) });

/** Orders: who may move and see them. `CheckoutService` places them. */
export class OrderService {
  readonly #database: Database;
  readonly #services: Pick<Services, 'events' | 'orderList' | 'promotions' | 'refunds'>;

  constructor(database: Database, services: Pick<Services, 'events' | 'orderList' | 'promotions' | 'refunds'>) {
    this.#database = database;
    this.#services = services;
  }

  /**
   * Moves an order to another status: the only writer of it. Records who, when and why and the event, and moves the
   * pieces in the stock. Call `events.wake` after the commit.
   * @throws NotFound, OrderMoveRefused
   */
  async move(manager: EntityManager, { orderId, to, viewer, reason = null, data }: OrderMove): Promise<void> {
    const actor = actorOf(viewer, to);
    const [found] = isId(orderId)
      ? await query(
          manager,
          sql.orderMoved({
            id: orderId,
            ownerId: actor === 'CUSTOMER' ? (viewer?.id ?? null) : null,
            to,
            starts: startsOf(to, actor),
            actor,
            actorId: viewer?.id ?? null,
            reason,
          }),
        )
      : [];
    if (!found) throw new NotFound('There is no such order.');
    if (!found.moved) {
      const { before, awaits } = found;
      const refusal = refusalOfMove({ status: before, awaits }, to, actor);
      throw new OrderMoveRefused(refusal ?? refusalOfStatus(before, to, actor), before);
    }
    const { event, stock } = TRANSITIONS[to];
    await this.#services.events.record(manager, { name: event, subjectId: orderId, data });
    if (viewer !== null && actor === 'ADMIN')
      await recordChange(manager, {
        action: 'ORDER_MOVED',
        actor: viewer,
        subject: { kind: 'ORDER', id: orderId },
        before: { status: found.before },
        after: { status: to, reason },
      });
    // Before the stock, as orders take the two: otherwise they could deadlock.
    if (to === 'CANCELLED') await this.#services.promotions.release(manager, orderId);
    if (stock && found.holdsStock) await moveStock(manager, { orderId, ...stock });
    // What providers pay back is under way with the same commit: nobody is asked to pay it by hand meanwhile.
    if (to === 'CANCELLED') await this.#services.refunds.planIn(manager, { id: orderId, status: to });
  }

  /**
   * Locks an order until the end of the transaction, and returns what it is now: shipments, returns, payments and moves
   * of one order wait for each other here.
   * @throws NotFound
   */
  async lock(manager: EntityManager, id: string): Promise<RowOf<'orderLocked'>> {
    const [locked] = isId(id) ? await query(manager, sql.orderLocked({ id })) : [];
    if (!locked) throw new NotFound('There is no such order.');
    return locked;
  }

  /** Gives the pieces of a locked order that waits back into stock; nothing when it is without them. */
  async release(manager: EntityManager, orderId: string): Promise<void> {
    const { affected } = await manager.update(
      OrderEntity,
      { id: orderId, holdsStock: true, ...WAITING },
      { holdsStock: false, reservedUntil: null },
    );
    if (affected === 1) await moveStock(manager, { orderId, kind: 'RELEASED', from: 'reserved', to: 'available' });
  }

  /** Takes lines off a locked order that is PENDING; their pieces are in stock again. */
  async removeLines(
    manager: EntityManager,
    { id: orderId, holdsStock }: { id: string; holdsStock: boolean },
    lines: OrderModel['lines'],
  ): Promise<void> {
    if (holdsStock)
      await movePieces(manager, { orderId, kind: 'CANCELLED', pieces: lines, from: 'reserved', to: 'available' });
    await manager.delete(OrderLineEntity, { orderId, id: In(lines.map(({ id }) => id)) });
  }

  /** Reserves the pieces of a new order, all or none. @throws OutOfStock */
  async reserveNew(manager: EntityManager, { id: orderId, lines }: Pick<OrderModel, 'id' | 'lines'>): Promise<void> {
    const short = await movePieces(manager, { orderId, kind: 'ORDERED', pieces: lines, ...RESERVING });
    if (short) throw outOfStock(short);
  }

  /**
   * Reserves for 15 minutes the pieces of a locked order that waits without them, all or none. Returns why it cannot, if
   * so.
   */
  async reserve(manager: EntityManager, orderId: string): Promise<OutOfStock | null> {
    const short = await moveStock(manager, { orderId, kind: 'RESERVED_AGAIN', ...RESERVING });
    if (short) return outOfStock(short);
    await manager.update(OrderEntity, { id: orderId }, { holdsStock: true, reservedUntil: reservationEnd });
    return null;
  }

  /** Reserves the pieces of a locked paid order, or cancels it if they are sold out. Returns whether it has them. */
  async reserveOrCancel(manager: EntityManager, orderId: string): Promise<boolean> {
    // The promotion before the stock, as orders take the two: otherwise they could deadlock.
    await this.#services.promotions.lock(manager, orderId);
    if ((await this.reserve(manager, orderId)) === null) return true;
    await this.cancelUnpaid(manager, orderId, 'soldOutMeanwhile');
    return false;
  }

  /**
   * Reserves the pieces of a locked order that waits for 15 minutes more, and sets how it is to be paid. Who pays online
   * needs no code.
   */
  async keepReserved(manager: EntityManager, orderId: string, method: PaymentMethod): Promise<void> {
    const awaits = () => `CASE awaits WHEN 'CODE' THEN 'PAYMENT' ELSE awaits END`;
    const kept = { paymentMethod: method, reservedUntil: reservationEnd, awaits };
    await manager.update(OrderEntity, { id: orderId, ...WAITING }, kept);
  }

  /** Makes a locked order that waits wait for something else, and be paid on delivery. */
  async wait(manager: EntityManager, orderId: string, status: InitialStatus & { awaits: OrderNeed }): Promise<void> {
    const { reservedMinutes, ...rest } = status;
    const reservedUntil = reservedMinutes === null ? null : () => `now() + interval '${reservedMinutes} minutes'`;
    const waits = { ...rest, reservedUntil, paymentMethod: 'CASH_ON_DELIVERY' as const };
    await manager.update(OrderEntity, { id: orderId, ...WAITING }, waits);
  }

  /** Ends what a locked order with its pieces waits for. Call `events.wake` after the commit. */
  async ready(manager: EntityManager, orderId: string, method: PaymentMethod): Promise<void> {
    const { affected } = await manager.update(
      OrderEntity,
      { id: orderId, holdsStock: true, ...WAITING },
      { awaits: null, reservedUntil: null, paymentMethod: method },
    );
    if (affected === 0) return;
    await this.#services.events.record(manager, { name: 'OrderConfirmed', subjectId: orderId, data: {} });
  }

  /** Cancels a locked order that nobody pays or confirms. Call `events.wake` after the commit. */
  async cancelUnpaid(
    manager: EntityManager,
    orderId: string,
    why: 'soldOutMeanwhile' | 'notPaidInTime' | 'notConfirmedInTime',
  ): Promise<void> {
    const reason = PAYMENT_MESSAGES[why];
    await this.move(manager, { orderId, to: 'CANCELLED', viewer: null, reason, data: { by: 'SYSTEM' } });
  }

  /** Returns the ids of orders that wait and whose reservation has ended. */
  async lapsed(most: number): Promise<string[]> {
    return (await this.#database.query(sql.ordersLapsed({ most }))).map(({ id }) => id);
  }

  /** Returns the ids of orders that have waited too long, and are not being paid. */
  async abandoned(most: number): Promise<string[]> {
    return (await this.#database.query(sql.ordersAbandoned({ hours: UNPAID_HOURS, most }))).map(({ id }) => id);
  }

  /**
   * Cancels an order; its pieces go back into stock. For its customer while it is Pending, for admins until it is
   * delivered.
   * @throws InvalidInput, NotFound, OrderMoveRefused
   */
  async cancel(viewer: Viewer, input: v.InferInput<typeof cancelOrderInput>): Promise<OrderModel> {
    const { orderId, reason } = checked(cancelOrderInput, input);
    const data = { by: actorOf(viewer, 'CANCELLED') };
    await this.#database.transaction((manager) =>
      this.move(manager, { orderId, to: 'CANCELLED', viewer, reason, data }),
    );
    this.#services.events.wake();
    return this.get(viewer, orderId);
  }

  /** Returns an order. @throws NotFound also when it is another customer's and the viewer is no admin */
  async get(viewer: Viewer, id: string): Promise<OrderModel> {
    const order = await this.find(viewer, id);
    if (!order) throw new NotFound('There is no such order.');
    return order;
  }

  /** Returns an order; null when there is none, or when it is another customer's and the viewer is no admin. */
  async find(viewer: Viewer, id: string): Promise<OrderModel | null> {
    if (!isId(id)) return null;
    const [row] = await this.#database.query(
      sql.orderById({ id, isAdmin: may(viewer, 'ORDERS'), viewerId: viewer.id }),
    );
    return row?.order ?? null;
  }

  /** Returns orders by id, in the same way: one statement. */
  async findEach(viewer: Viewer, ids: readonly string[]): Promise<(OrderModel | null)[]> {
    const rows = await this.#database.query(
      sql.ordersByIds({ ids, isAdmin: may(viewer, 'ORDERS'), viewerId: viewer.id }),
    );
    const byId = new Map(rows.map(({ order }) => [order.id, order]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /** Returns a customer's orders, newest first. @throws Forbidden unless the viewer is that customer or an admin */
  async listOf(viewer: Viewer, customerId: string, request: ListRequest): Promise<Page<OrderModel>> {
    const [page] = await this.listsOf(viewer, [{ customerId, ...request }]);
    if (!page) throw new Error('A list was asked for and is not there.');
    return page;
  }

  /** The same for many customers: one statement. @throws Forbidden unless the viewer is each of them or an admin */
  async listsOf(viewer: Viewer, requests: readonly CustomerListRequest[]): Promise<Page<OrderModel>[]> {
    checkOwn(
      viewer,
      requests.map(({ customerId }) => customerId),
      'ORDERS',
    );
    const places = requests.map(placeOf);
    const rows = await this.#database.query(
      sql.ordersOfCustomers({
        customerIds: requests.map(({ customerId }) => customerId),
        afters: places.map(({ after }) => after),
        limits: places.map(({ limit }) => limit),
      }),
    );
    const byPlace = new Map(rows.map(({ place, orders }) => [place, orders]));
    return requests.map((request, index) => toPageById(byPlace.get(index + 1) ?? [], request));
  }

  /** Returns all orders, newest first. @throws Forbidden unless the viewer is an admin */
  async list(viewer: Viewer, status: OrderStatus | null, request: ListRequest): Promise<OrderConnectionModel> {
    const filter = { statuses: status && [status] };
    const page = await this.#services.orderList.list(viewer, filter, { sort: 'NEWEST', ...request });
    return { ...page, count: () => this.#database.manager.countBy(OrderEntity, status === null ? {} : { status }) };
  }

  /**
   * Returns the numbers of customers' orders: one statement.
   * @throws Forbidden unless the viewer is each of them or an admin
   */
  async countsOf(viewer: Viewer, customerIds: readonly string[]): Promise<number[]> {
    checkOwn(viewer, customerIds, 'ORDERS');
    const rows = await this.#database.query(sql.orderCounts({ customerIds }));
    const byId = new Map(rows.map(({ id, count }) => [id, count]));
    return customerIds.map((id) => byId.get(id) ?? 0);
  }
}
