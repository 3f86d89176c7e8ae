import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { chosenOption, orderTotals } from '../../../schema/order.ts';
import { orderInput, type OrderInput, type OrderRequest } from '../../../schema/order.input.ts';
import { checked } from '../checked.ts';
import { checkOwn } from '../customer/check-own.ts';
import type { Viewer } from '../customer/customer.model.ts';
import { query, type Database } from '../db/database.ts';
import type { RowOf } from '../db/sql.ts';
import { AppError, Forbidden, InvalidInput, OrderLimitReached } from '../errors.ts';
import { checkFirst, decodeCursor, encodeCursor, isId, toPage, UUID, type Page } from '../paging.ts';
import { checkLines, productsOnSale, takeStock, type ProductOnSale } from './on-sale.ts';
import { hashOf, keyOfAnother } from './order-request.ts';
import { OrderEntity } from './order.entity.ts';
import type { OrderLimits, OrderModel, OrderStatus } from './order.model.ts';
import {
  orderById,
  orderByKey,
  orderCounts,
  ordersOfAll,
  ordersOfCustomers,
  storeOrder,
} from './order.statements.ts';

/** A page of orders as asked for. */
export interface OrderListRequest {
  first: number;
  after: string | null;
}

/** A page of one customer's orders as asked for. */
export interface OrdersOfRequest extends OrderListRequest {
  customerId: string;
}

/** PostgreSQL's integer, in which totals are kept. */
const LARGEST_TOTAL_CENTS = 2_147_483_647;

/** Orders: who may buy, what it costs, whose it is. */
export class OrderService {
  readonly #database: Database;
  readonly #limits: OrderLimits;

  /** One customer may order so much. */
  constructor(database: Database, limits: OrderLimits) {
    this.#database = database;
    this.#limits = limits;
  }

  /**
   * Buys, all or nothing, in one transaction. Prices and stock are the database's; the same key of the same customer
   * answers the order of the first time.
   * @throws InvalidInput, PriceChanged, OutOfStock, OrderLimitReached
   */
  async placeOrder(viewer: Viewer, asked: OrderInput): Promise<OrderModel> {
    const request = checked(orderInput(viewer.email), asked);
    try {
      return await this.#database.transaction((manager) => this.#place(manager, viewer, request));
    } catch (error) {
      const first = error instanceof AppError ? await this.#placedBefore(viewer, request) : null;
      if (first) return first;
      throw error;
    }
  }

  /** One order; null when there is none or it is somebody else's and the viewer is no admin. */
  async find(viewer: Viewer, id: string): Promise<OrderModel | null> {
    if (!isId(id)) return null;
    const [row] = await this.#database.query(
      orderById({ id, isAdmin: viewer.role === 'ADMIN', viewerId: viewer.id }),
    );
    return row?.order ?? null;
  }

  /** A customer's orders, newest first. @throws Forbidden unless the viewer is that customer or an admin */
  async listOf(viewer: Viewer, customerId: string, request: OrderListRequest): Promise<Page<OrderModel>> {
    const [page] = await this.listsOf(viewer, [{ customerId, ...request }]);
    if (!page) throw new Error('A list was asked for and is not there.');
    return page;
  }

  /** The same for many customers at once: one statement. @throws Forbidden unless the viewer is each of them or an admin */
  async listsOf(viewer: Viewer, requests: readonly OrdersOfRequest[]): Promise<Page<OrderModel>[]> {
    checkOwn(
      viewer,
      requests.map(({ customerId }) => customerId),
    );
    const rows = await this.#database.query(
      ordersOfCustomers({
        customerIds: requests.map(({ customerId }) => customerId),
        afters: requests.map(({ after }) => idBefore(after)),
        limits: requests.map(({ first }) => checkFirst(first) + 1),
      }),
    );
    const byPlace = new Map(rows.map(({ place, orders }) => [place, orders]));
    return requests.map(({ first, after }, index) =>
      toOrderPage(byPlace.get(index + 1) ?? [], { first, after }),
    );
  }

  /** All orders, newest first. @throws Forbidden unless the viewer is an admin */
  async list(
    viewer: Viewer,
    status: OrderStatus | null,
    request: OrderListRequest,
  ): Promise<Page<OrderModel>> {
    if (viewer.role !== 'ADMIN') throw new Forbidden();
    const limit = checkFirst(request.first) + 1;
    const after = idBefore(request.after);
    const rows = await this.#database.query(ordersOfAll({ status, after, limit }));
    return toOrderPage(
      rows.map(({ order }) => order),
      request,
    );
  }

  /** Numbers of the orders of customers: one statement. @throws Forbidden unless the viewer is each of them or an admin */
  async countsOf(viewer: Viewer, customerIds: readonly string[]): Promise<number[]> {
    checkOwn(viewer, customerIds);
    const rows = await this.#database.query(orderCounts({ customerIds }));
    const byId = new Map(rows.map(({ id, count }) => [id, count]));
    return customerIds.map((id) => byId.get(id) ?? 0);
  }

  /** Number of all orders. @throws Forbidden unless the viewer is an admin */
  async count(viewer: Viewer, status: OrderStatus | null): Promise<number> {
    if (viewer.role !== 'ADMIN') throw new Forbidden();
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
      storeOrder({
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
    const { id: orderId, placedAt } = this.#checkStored(stored, lines);
    // Last, so that the rows that others wait for are held for the shortest time.
    await takeStock(manager, request.lines, products);
    return {
      id: orderId,
      customerId: viewer.id,
      paymentMethod,
      shippingAddress: address,
      ...totals,
      placedAt,
      status: 'PENDING',
      lines,
      history: [{ status: 'PENDING', at: placedAt, actor: 'CUSTOMER' }],
    };
  }

  /** What was stored. @throws OrderLimitReached; InvalidInput when the key was used before */
  #checkStored(
    stored: RowOf<'storeOrder'> | undefined,
    lines: readonly { quantity: number }[],
  ): { id: string; placedAt: string } {
    if (!stored) throw new Error('An order was stored without an answer.');
    const { id, placedAt, ordersToday, unpaidPieces } = stored;
    if (id !== null && placedAt !== null) return { id, placedAt: placedAt.toISOString() };
    const { ordersADay, unpaidPieces: mostPieces } = this.#limits;
    if (ordersToday >= ordersADay) throw new OrderLimitReached('ORDERS_A_DAY', ordersADay);
    if (unpaidPieces + piecesOf(lines) > mostPieces) throw new OrderLimitReached('UNPAID_PIECES', mostPieces);
    throw new InvalidInput([keyOfAnother]);
  }

  /** The order that was placed with this key, if any. @throws InvalidInput when it asked for something else */
  async #placedBefore(viewer: Viewer, request: OrderRequest): Promise<OrderModel | null> {
    const [row] = await this.#database.query(
      orderByKey({ customerId: viewer.id, idempotencyKey: request.idempotencyKey }),
    );
    if (!row) return null;
    if (row.requestHash !== hashOf(request)) throw new InvalidInput([keyOfAnother]);
    return this.find(viewer, row.id);
  }
}

/** The id that a page begins behind. @throws BadRequest */
const idBefore = (after: string | null): string | null =>
  after === null ? null : (decodeCursor(after, [UUID])[0] ?? null);

/** How many pieces an order is of. */
const piecesOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

const toOrderPage = (orders: OrderModel[], request: OrderListRequest): Page<OrderModel> =>
  toPage(orders, { ...request, cursorOf: ({ id }) => encodeCursor([id]) });
