import { createHash, randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import type { EntityManager } from 'typeorm';
import { chosenOption, ORDER_MESSAGES, ORDER_STATUSES, orderTotals } from '../../../schema/order.ts';
import {
  cancelOrderInput,
  orderInput,
  type OrderInput,
  type OrderRequest,
} from '../../../schema/order.input.ts';
import type { Config } from '../config.ts';
import { checked } from '../checked.ts';
import { checkAdmin, checkOwn } from '../customer/check-own.ts';
import type { Viewer } from '../customer/customer.model.ts';
import { query, type Database } from '../db/database.ts';
import type { RowOf } from '../db/sql.ts';
import { AppError, InvalidInput, NotFound, OrderLimitReached, OrderMoveRefused } from '../errors.ts';
import type { EventLog } from '../events/event-log.ts';
import type { Events } from '../events/events.ts';
import {
  isId,
  placeOf,
  toPageById,
  type CustomerListRequest,
  type ListRequest,
  type Page,
} from '../paging.ts';
import { checkLines, productsOnSale, takeStock, type ProductOnSale } from './on-sale.ts';
import { OrderEntity } from './order.entity.ts';
import type { OrderActor, OrderModel, OrderStatus } from './order.model.ts';
import * as sql from './order.statements.ts';
import { startsOf, TRANSITIONS, type NextStatus } from './transitions.ts';

/** The largest total that PostgreSQL's integer can store. */
const LARGEST_TOTAL_CENTS = 2_147_483_647;

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

/** Returns as what somebody changes orders. */
export const actorOf = (viewer: Viewer | null): OrderActor => {
  if (viewer === null) return 'SYSTEM';
  return viewer.role === 'ADMIN' ? 'ADMIN' : 'CUSTOMER';
};

/** Orders: who may place, move and see them, and what they cost. */
export class OrderService {
  readonly #database: Database;
  readonly #events: EventLog;
  readonly #limits: Config['orderLimits'];

  /** `limits` is how much one customer may order. */
  constructor(database: Database, events: EventLog, limits: Config['orderLimits']) {
    this.#database = database;
    this.#events = events;
    this.#limits = limits;
  }

  /**
   * Places an order as a whole or not at all, in one transaction. Prices and stock are the database's; the same key of the same
   * customer returns the order that was placed before. @throws InvalidInput, PriceChanged, OutOfStock, OrderLimitReached
   */
  async placeOrder(viewer: Viewer, asked: OrderInput): Promise<OrderModel> {
    const request = checked(orderInput(viewer.email), asked);
    try {
      const placed = await this.#database.transaction((manager) => this.#place(manager, viewer, request));
      this.#events.wake();
      return placed;
    } catch (error) {
      const first = error instanceof AppError ? await this.#placedBefore(viewer, request) : null;
      if (first) return first;
      throw error;
    }
  }

  /**
   * Moves an order to another status: the only writer of it. Records who, when and why and the event, and moves the pieces in the stock.
   * Call `events.wake` after the commit. @throws NotFound, OrderMoveRefused
   */
  async move(manager: EntityManager, { orderId, to, viewer, reason = null, data }: OrderMove): Promise<void> {
    const actor = actorOf(viewer);
    const { event, stock } = TRANSITIONS[to];
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
            event,
            data: JSON.stringify(data),
          }),
        )
      : [];
    if (!found) throw new NotFound('There is no such order.');
    if (!found.moved) throw moveRefused(found.before, to, actor);
    if (!stock) return;
    const [from, into] = stock;
    const change = { available: 0, reserved: 0, sold: 0, [from]: -1, [into]: 1 };
    await query(
      manager,
      sql.piecesMoved({
        orderId,
        toAvailable: change.available,
        toReserved: change.reserved,
        toSold: change.sold,
      }),
    );
  }

  /**
   * Cancels an order; its pieces go back into stock. For its customer while it is Pending, for admins until it is delivered.
   * @throws InvalidInput, NotFound, OrderMoveRefused
   */
  async cancel(viewer: Viewer, asked: v.InferInput<typeof cancelOrderInput>): Promise<OrderModel> {
    const { orderId, reason } = checked(cancelOrderInput, asked);
    const data = { by: actorOf(viewer) };
    await this.#database.transaction((manager) =>
      this.move(manager, { orderId, to: 'CANCELLED', viewer, reason, data }),
    );
    this.#events.wake();
    return this.get(viewer, orderId);
  }

  /** Returns an order. @throws NotFound when there is none, or when it is another customer's and the viewer is no admin */
  async get(viewer: Viewer, id: string): Promise<OrderModel> {
    const order = await this.find(viewer, id);
    if (!order) throw new NotFound('There is no such order.');
    return order;
  }

  /** Returns an order; null when there is none, or when it is another customer's and the viewer is no admin. */
  async find(viewer: Viewer, id: string): Promise<OrderModel | null> {
    if (!isId(id)) return null;
    const [row] = await this.#database.query(
      sql.orderById({ id, isAdmin: viewer.role === 'ADMIN', viewerId: viewer.id }),
    );
    return row?.order ?? null;
  }

  /** Returns orders by id, in the same way: one statement. */
  async findEach(viewer: Viewer, ids: readonly string[]): Promise<(OrderModel | null)[]> {
    const rows = await this.#database.query(
      sql.ordersByIds({ ids, isAdmin: viewer.role === 'ADMIN', viewerId: viewer.id }),
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

  /** The same for many customers at once: one statement. @throws Forbidden unless the viewer is each of them or an admin */
  async listsOf(viewer: Viewer, requests: readonly CustomerListRequest[]): Promise<Page<OrderModel>[]> {
    checkOwn(
      viewer,
      requests.map(({ customerId }) => customerId),
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
  async list(viewer: Viewer, status: OrderStatus | null, request: ListRequest): Promise<Page<OrderModel>> {
    checkAdmin(viewer);
    const rows = await this.#database.query(sql.ordersOfAll({ status, ...placeOf(request) }));
    return toPageById(
      rows.map(({ order }) => order),
      request,
    );
  }

  /** Returns the numbers of customers' orders: one statement. @throws Forbidden unless the viewer is each of them or an admin */
  async countsOf(viewer: Viewer, customerIds: readonly string[]): Promise<number[]> {
    checkOwn(viewer, customerIds);
    const rows = await this.#database.query(sql.orderCounts({ customerIds }));
    const byId = new Map(rows.map(({ id, count }) => [id, count]));
    return customerIds.map((id) => byId.get(id) ?? 0);
  }

  /** Returns the number of all orders. @throws Forbidden unless the viewer is an admin */
  async count(viewer: Viewer, status: OrderStatus | null): Promise<number> {
    checkAdmin(viewer);
    return this.#database.manager.countBy(OrderEntity, status === null ? {} : { status });
  }

  async #place(manager: EntityManager, viewer: Viewer, request: OrderRequest): Promise<OrderModel> {
    const products = await productsOnSale(
      manager,
      viewer,
      request.lines.map(({ productId }) => productId),
    );
    checkLines(request.lines, products);
    const lines = request.lines.map((line, position) => {
      // checkLines has refused unknown products.
      const product = products.get(line.productId) as ProductOnSale;
      const { name, picture, colors, colorPictures, priceCents, bangla } = product;
      const { productId, quantity } = line;
      const color = chosenOption(line.color, product.colors);
      const size = chosenOption(line.size, product.sizes);
      return {
        id: randomUUID(),
        position,
        productId,
        quantity,
        color,
        size,
        name,
        picture: (color === null ? undefined : colorPictures[color]) ?? picture,
        unitPriceCents: priceCents,
        bangla: bangla && {
          name: bangla.name,
          color: color === null ? null : (bangla.colors[colors.indexOf(color)] ?? null),
        },
      };
    });
    const totals = orderTotals(lines);
    if (totals.totalCents > LARGEST_TOTAL_CENTS)
      throw new InvalidInput([{ field: 'lines', message: 'This order is too large to be placed at once.' }]);

    const { shippingAddress, paymentMethod } = request;
    const address = {
      ...shippingAddress,
      name: shippingAddress.name.trim(),
      address: shippingAddress.address.trim(),
    };
    const [stored] = await query(
      manager,
      sql.storeOrder({
        customerId: viewer.id,
        idempotencyKey: request.idempotencyKey,
        requestHash: hashOf(request),
        paymentMethod,
        ...address,
        ...totals,
        lineIds: lines.map(({ id }) => id),
        productIds: lines.map(({ productId }) => productId),
        names: lines.map(({ name }) => name),
        pictures: lines.map(({ picture }) => picture),
        colors: lines.map(({ color }) => color),
        sizes: lines.map(({ size }) => size),
        quantities: lines.map(({ quantity }) => quantity),
        prices: lines.map(({ unitPriceCents }) => unitPriceCents),
        pieces: piecesOf(lines),
        mostOrders: this.#limits.ordersADay,
        mostPieces: this.#limits.unpaidPieces,
      }),
    );
    const { id: orderId, number, placedAt } = this.#checkStored(stored, lines);
    // As the last step, so that the rows that others wait for are locked for the shortest time.
    await takeStock(manager, request.lines, products);
    return {
      id: orderId,
      number,
      customerId: viewer.id,
      paymentMethod,
      shippingAddress: address,
      ...totals,
      adjustments: [],
      discountCents: 0,
      placedAt,
      status: 'PENDING',
      lines,
      history: [{ status: 'PENDING', at: placedAt, actor: 'CUSTOMER', reason: null }],
    };
  }

  /** Returns the stored order. @throws OrderLimitReached; InvalidInput when the key was used for another order */
  #checkStored(
    stored: RowOf<'storeOrder'> | undefined,
    lines: readonly { quantity: number }[],
  ): { id: string; number: number; placedAt: string } {
    if (!stored) throw new Error('An order was stored without an answer.');
    const { id, number, placedAt, ordersToday, unpaidPieces } = stored;
    if (id !== null && number !== null && placedAt !== null)
      return { id, number, placedAt: placedAt.toISOString() };
    const { ordersADay, unpaidPieces: mostPieces } = this.#limits;
    if (ordersToday >= ordersADay) throw new OrderLimitReached('ORDERS_A_DAY', ordersADay);
    if (unpaidPieces + piecesOf(lines) > mostPieces) throw new OrderLimitReached('UNPAID_PIECES', mostPieces);
    throw new InvalidInput([keyOfAnother]);
  }

  /** Returns the order that was placed with this key, if any. @throws InvalidInput when it was another order, or somebody else's */
  async #placedBefore(viewer: Viewer, request: OrderRequest): Promise<OrderModel | null> {
    const [row] = await this.#database.query(sql.orderByKey({ idempotencyKey: request.idempotencyKey }));
    if (!row) return null;
    if (row.customerId !== viewer.id || row.requestHash !== hashOf(request))
      throw new InvalidInput([keyOfAnother]);
    return this.find(viewer, row.id);
  }
}

/** Returns why an order cannot be moved. */
const moveRefused = (status: OrderStatus, to: NextStatus, actor: OrderActor): OrderMoveRefused => {
  const label = (of: OrderStatus) => ORDER_STATUSES.find((known) => known.status === of)?.label ?? of;
  const isTooLate = actor === 'CUSTOMER' && to === 'CANCELLED' && startsOf(to, 'ADMIN').includes(status);
  return new OrderMoveRefused(
    {
      template: isTooLate ? ORDER_MESSAGES.onlyPendingCancelled : ORDER_MESSAGES.moveRefused,
      params: { status: label(status), to: label(to) },
    },
    status,
  );
};

/** The problem of an idempotency key that was used for another order. */
const keyOfAnother = {
  field: 'idempotencyKey',
  message: 'This idempotency key was used for another order.',
};

/** Returns the hash of an order's content, without its key. */
const hashOf = ({ lines, paymentMethod, shippingAddress: to }: OrderRequest): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        lines.map(({ productId, quantity, color, size }) => [productId, quantity, color, size]),
        paymentMethod,
        [to.name, to.address, to.phone, to.email],
      ]),
    )
    .digest('base64url');

/** Returns the number of pieces. */
const piecesOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
