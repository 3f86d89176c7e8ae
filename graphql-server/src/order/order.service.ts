import { createHash, randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { MAX_LINE_QUANTITY } from '../../../schema/limits.ts';
import {
  billingErrors,
  MAX_ORDER_LINES,
  ORDER_MESSAGES,
  orderTotals,
  PAYMENT_METHODS,
} from '../../../schema/order.rules.ts';
import { mobileNumber } from '../../../schema/phone.ts';
import { checkOwn } from '../customer/check-own.ts';
import type { Viewer } from '../customer/customer.model.ts';
import type { Database } from '../db/database.ts';
import {
  AppError,
  Forbidden,
  InvalidInput,
  OutOfStock,
  PriceChanged,
  Unauthenticated,
  type FieldProblem,
} from '../errors.ts';
import { checkFirst, decodeCursor, encodeCursor, isId, toPage, UUID, type Page } from '../paging.ts';
import type { OrderModel, OrderStatus, PaymentMethod } from './order.model.ts';
import { ordersOfCustomersStatement, ordersStatement, storeOrderStatement } from './order.statements.ts';

/** One line of an order to be placed. */
export interface OrderLineRequest {
  productId: string;
  quantity: number;
  color: string | null;
  size: string | null;
  /** What the shopper saw; null compares nothing. */
  seenPriceCents: number | null;
}

/** An order to be placed. */
export interface PlaceOrderRequest {
  idempotencyKey: string;
  lines: OrderLineRequest[];
  paymentMethod: PaymentMethod;
  shippingAddress: { name: string; address: string; phone: string; email: string };
}

/** A page of orders as asked for. */
export interface OrderListRequest {
  first: number;
  after: string | null;
}

/** A page of one customer's orders as asked for. */
export interface OrdersOfRequest extends OrderListRequest {
  customerId: string;
}

/** What is true of a product while it is being bought. */
interface ProductOnSale {
  id: string;
  name: string;
  picture: string;
  priceCents: number;
  colors: string[];
  /** Key of the picture of a colour, by the colour. */
  colorPictures: Record<string, string>;
  sizes: string[];
  available: number;
}

/** PostgreSQL's integer, in which totals are kept. */
const LARGEST_TOTAL_CENTS = 2_147_483_647;

/** Orders: who may buy, what it costs, whose it is. */
export class OrderService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Buys, all or nothing, in one transaction. Prices and stock are the database's; the same key of the same customer
   * answers the order of the first time.
   * @throws InvalidInput, PriceChanged, OutOfStock
   */
  async placeOrder(viewer: Viewer, asked: PlaceOrderRequest): Promise<OrderModel> {
    // An id is the same in any case, as PostgreSQL has it; here it is looked up by its text.
    const lines = asked.lines.map((line) => ({ ...line, productId: line.productId.toLowerCase() }));
    const { phone } = asked.shippingAddress;
    const shippingAddress = { ...asked.shippingAddress, phone: mobileNumber(phone) ?? phone };
    const request = { ...asked, lines, shippingAddress };
    const problems = orderProblems(request);
    if (problems.length > 0) throw new InvalidInput(problems);
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
    const [order] = await this.#read('WHERE o.id = $1 AND ($2 OR o.customer_id = $3)', [
      id,
      viewer.role === 'ADMIN',
      viewer.id,
    ]);
    return order ?? null;
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
    const asked = requests.map(({ customerId, first, after }) => ({
      customerId,
      after: after === null ? null : (decodeCursor(after, [UUID])[0] ?? null),
      limit: checkFirst(first) + 1,
    }));
    const rows = await this.#database.query<{ place: number; orders: OrderModel[] }>(
      ordersOfCustomersStatement(asked),
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
    return status === null ? this.#list('true', [], request) : this.#list('o.status = $1', [status], request);
  }

  /** Numbers of the orders of customers: one statement. @throws Forbidden unless the viewer is each of them or an admin */
  async countsOf(viewer: Viewer, customerIds: readonly string[]): Promise<number[]> {
    checkOwn(viewer, customerIds);
    const rows = await this.#database.query<{ id: string; count: number }>({
      name: 'order-counts-of-customers',
      text: `SELECT customer_id AS id, count(*)::integer AS count FROM orders WHERE customer_id = ANY ($1::uuid[]) GROUP BY 1`,
      values: [customerIds],
    });
    const byId = new Map(rows.map(({ id, count }) => [id, count]));
    return customerIds.map((id) => byId.get(id) ?? 0);
  }

  /** Number of all orders. @throws Forbidden unless the viewer is an admin */
  async count(viewer: Viewer, status: OrderStatus | null): Promise<number> {
    if (viewer.role !== 'ADMIN') throw new Forbidden();
    return status === null ? this.#count('true', []) : this.#count('status = $1', [status]);
  }

  async #place(manager: EntityManager, viewer: Viewer, request: PlaceOrderRequest): Promise<OrderModel> {
    const products = await productsOnSale(
      manager,
      viewer,
      request.lines.map(({ productId }) => productId),
    );
    checkLines(request.lines, products);
    const lines = request.lines.map((line, position) => {
      // checkLines has refused unknown products.
      const { name, picture, colorPictures, priceCents } = products.get(line.productId) as ProductOnSale;
      const { productId, quantity, color, size } = line;
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
      };
    });
    const totals = orderTotals(lines);
    if (totals.totalCents > LARGEST_TOTAL_CENTS)
      throw new InvalidInput([{ field: 'lines', message: 'This order is too large to be placed at once.' }]);

    const { shippingAddress, paymentMethod } = request;
    const { text, values } = storeOrderStatement({
      ...request,
      ...totals,
      customerId: viewer.id,
      requestHash: hashOf(request),
      lines,
    });
    const [placed] = await manager.query<{ id: string; placedAt: Date }[]>(text, values);
    if (!placed) throw new InvalidInput([keyOfAnother]);
    const { id: orderId } = placed;
    const placedAt = placed.placedAt.toISOString();
    // Last, so that the rows that others wait for are held for the shortest time.
    await takeStock(manager, request.lines, products);
    return {
      id: orderId,
      customerId: viewer.id,
      paymentMethod,
      shippingAddress: {
        ...shippingAddress,
        name: shippingAddress.name.trim(),
        address: shippingAddress.address.trim(),
      },
      ...totals,
      placedAt,
      status: 'PENDING',
      lines,
      history: [{ status: 'PENDING', at: placedAt, actor: 'CUSTOMER' }],
    };
  }

  /** The order that was placed with this key, if any. @throws InvalidInput when it asked for something else */
  async #placedBefore(viewer: Viewer, request: PlaceOrderRequest): Promise<OrderModel | null> {
    const [row] = await this.#database.query<{ id: string; requestHash: string }>({
      name: 'order-by-key',
      text: 'SELECT id, request_hash AS "requestHash" FROM orders WHERE customer_id = $1 AND idempotency_key = $2',
      values: [viewer.id, request.idempotencyKey],
    });
    if (!row) return null;
    if (row.requestHash !== hashOf(request)) throw new InvalidInput([keyOfAnother]);
    return this.find(viewer, row.id);
  }

  async #list(condition: string, values: unknown[], request: OrderListRequest): Promise<Page<OrderModel>> {
    const first = checkFirst(request.first);
    const [after] = request.after === null ? [] : decodeCursor(request.after, [UUID]);
    const beyond = after === undefined ? [] : [after];
    const orders = await this.#read(
      `WHERE ${condition} ${after === undefined ? '' : `AND o.id < $${values.length + 1}`}
       ORDER BY o.id DESC LIMIT $${values.length + beyond.length + 1}`,
      [...values, ...beyond, first + 1],
    );
    return toOrderPage(orders, { first, after: request.after });
  }

  async #count(condition: string, values: unknown[]): Promise<number> {
    const [row] = await this.#database.query<{ count: number }>({
      text: `SELECT count(*)::integer AS count FROM orders WHERE ${condition}`,
      values,
    });
    return row?.count ?? 0;
  }

  async #read(selection: string, values: unknown[]): Promise<OrderModel[]> {
    const rows = await this.#database.query<{ order: OrderModel }>(ordersStatement(selection, values));
    return rows.map(({ order }) => order);
  }
}

const keyOfAnother = { field: 'idempotencyKey', message: 'This idempotency key was used for another order.' };

const toOrderPage = (orders: OrderModel[], request: OrderListRequest): Page<OrderModel> =>
  toPage(orders, { ...request, cursorOf: ({ id }) => encodeCursor([id]) });

/** What a key stands for: everything that was asked for but the key itself. */
const hashOf = ({ lines, paymentMethod, shippingAddress: to }: PlaceOrderRequest): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        lines.map(({ productId, quantity, color, size }) => [productId, quantity, color, size]),
        paymentMethod,
        [to.name, to.address, to.phone, to.email],
      ]),
    )
    .digest('base64url');

/** What can be said to be wrong with an order without looking at products: every field that breaks a rule. */
export const orderProblems = (request: PlaceOrderRequest): FieldProblem[] => {
  const method = PAYMENT_METHODS.find(({ method: name }) => name === request.paymentMethod);
  const { lines } = request;
  return [
    ...billingErrors(request.shippingAddress).map(({ field, message }) => ({
      field: `shippingAddress.${field}`,
      message,
    })),
    ...(method?.enabled ? [] : [{ field: 'paymentMethod', message: ORDER_MESSAGES.paymentNotOffered }]),
    ...(/^[\x21-\x7e]{8,100}$/.test(request.idempotencyKey)
      ? []
      : [{ field: 'idempotencyKey', message: 'An idempotency key has 8 to 100 visible characters.' }]),
    ...(lines.length >= 1 && lines.length <= MAX_ORDER_LINES
      ? []
      : [{ field: 'lines', message: `An order has 1 to ${MAX_ORDER_LINES} lines.` }]),
    ...lines.flatMap(({ quantity }, index) =>
      Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_LINE_QUANTITY
        ? []
        : [
            {
              field: `lines.${index}.quantity`,
              message: `Quantity must be a whole number from 1 to ${MAX_LINE_QUANTITY}.`,
            },
          ],
    ),
  ];
};

/** Any constant of our own, beside a number of the customer. */
const BUYER_LOCK = 4_822_021;

/**
 * Reads the asked products as they are now, and holds the buyer: orders of one customer are placed one after the other, and the
 * account cannot go meanwhile; nothing else that they do waits for it. @throws Unauthenticated when the account is gone
 */
const productsOnSale = async (
  manager: EntityManager,
  buyer: Viewer,
  ids: readonly string[],
): Promise<Map<string, ProductOnSale>> => {
  const rows: (ProductOnSale | { id: null })[] = await manager.query(
    `WITH account AS MATERIALIZED (SELECT id FROM customers WHERE id = $2 FOR KEY SHARE),
       buyer AS MATERIALIZED (SELECT pg_advisory_xact_lock($3, hashtext(id::text)) FROM account)
     SELECT p.id, p.name, p.pictures[1] AS picture, p.price_cents AS "priceCents", p.colors,
         p.color_pictures AS "colorPictures", p.sizes, s.available
     FROM buyer LEFT JOIN (products p JOIN product_stock s ON s.product_id = p.id) ON p.id = ANY ($1::uuid[])`,
    [ids.filter(isId), buyer.id, BUYER_LOCK],
  );
  if (rows.length === 0) throw new Unauthenticated();
  return new Map(rows.flatMap((row) => (row.id === null ? [] : [[row.id, row]])));
};

/** Compares what was asked for with what is true. @throws InvalidInput, PriceChanged, OutOfStock */
const checkLines = (
  lines: readonly OrderLineRequest[],
  products: ReadonlyMap<string, ProductOnSale>,
): void => {
  const problems = lines.flatMap((line, index): FieldProblem[] => {
    const product = products.get(line.productId);
    if (!product) return [{ field: `lines.${index}.productId`, message: 'This product is not in the shop.' }];
    return [
      ...(line.color === null || product.colors.includes(line.color)
        ? []
        : [{ field: `lines.${index}.color`, message: `${product.name} does not come in this color.` }]),
      ...(line.size === null || product.sizes.includes(line.size)
        ? []
        : [{ field: `lines.${index}.size`, message: `${product.name} does not come in this size.` }]),
    ];
  });
  if (problems.length > 0) throw new InvalidInput(problems);

  for (const line of lines) {
    const product = products.get(line.productId) as ProductOnSale;
    if (line.seenPriceCents !== null && line.seenPriceCents !== product.priceCents)
      throw new PriceChanged(`The price of ${product.name} has changed.`, figuresOf(product));
  }
  for (const [productId, quantity] of quantities(lines)) {
    const product = products.get(productId) as ProductOnSale;
    if (quantity > product.available) throw outOfStock(product, product.available);
  }
};

const figuresOf = (product: ProductOnSale, available = product.available) => ({
  productId: product.id,
  currentPriceCents: product.priceCents,
  availableStock: available,
});

const outOfStock = (product: ProductOnSale, available: number) =>
  new OutOfStock(
    available === 0
      ? `${product.name} is sold out.`
      : `Only ${available} of ${product.name} ${available === 1 ? 'is' : 'are'} left.`,
    figuresOf(product, available),
  );

/** Pieces by product: two lines may ask for the same one. */
const quantities = (lines: readonly OrderLineRequest[]): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of lines) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return sums;
};

/**
 * Takes the pieces out of stock: one statement, which locks in the order of ids, so that buyers never wait for each other in
 * a circle. @throws OutOfStock when another buyer was faster
 */
const takeStock = async (
  manager: EntityManager,
  lines: readonly OrderLineRequest[],
  products: ReadonlyMap<string, ProductOnSale>,
): Promise<void> => {
  const asked = quantities(lines);
  const rows: { productId: string; before: number; taken: boolean }[] = await manager.query(
    `WITH locked AS (
       SELECT s.product_id, s.available, asked.quantity
       FROM product_stock s JOIN unnest($1::uuid[], $2::integer[]) AS asked (product_id, quantity) USING (product_id)
       ORDER BY s.product_id FOR UPDATE OF s
     ), taken AS (
       UPDATE product_stock s SET available = s.available - locked.quantity, sold = s.sold + locked.quantity
       FROM locked WHERE s.product_id = locked.product_id AND locked.available >= locked.quantity
       RETURNING s.product_id
     )
     SELECT locked.product_id AS "productId", locked.available AS before, taken.product_id IS NOT NULL AS taken
     FROM locked LEFT JOIN taken USING (product_id)`,
    [[...asked.keys()], [...asked.values()]],
  );
  const missed = rows.find(({ taken }) => !taken);
  if (missed) throw outOfStock(products.get(missed.productId) as ProductOnSale, missed.before);
};
