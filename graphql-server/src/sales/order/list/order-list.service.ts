import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import type { Database } from '#platform/db/database.ts';
import { once } from '#kernel/lazily.ts';
import { inBatches } from '#kernel/in-batches.ts';
import { checkFirst, decodeCursor, encodeCursor, INTEGER, toPage, toTotal, UUID, type Total } from '#kernel/paging.ts';
import type { OrderSort } from '#schema/order-list.ts';
import type { Services } from '#platform/module/services.ts';
import { paymentStateOf } from '#sales/payment/amounts.ts';
import { NO_ENTRIES, paymentOf } from '#sales/payment/payment.service.ts';
import type { OrderModel } from '../order.model.ts';
import { orderConditions } from './order-conditions.ts';
import type {
  OrderConditions,
  OrderFilter,
  OrderInFile,
  OrderListModel,
  OrderListRequest,
} from './order-list.model.ts';
import { mostOf, ordersCounted, ordersListed } from './order-list.statements.ts';

/** How many orders of a file are read at once. */
const BATCH = 100;

/** The dashboard's list of orders: finds them, by indexes for a million of them. Decision 32 says which. */
export class OrderListService {
  readonly #database: Database;
  readonly #services: Pick<Services, 'payments' | 'calendar'>;

  constructor(database: Database, services: Pick<Services, 'payments' | 'calendar'>) {
    this.#database = database;
    this.#services = services;
  }

  /** Returns a page of orders: one statement. @throws Forbidden unless the viewer is an admin; BadRequest */
  async list(viewer: Viewer, filter: OrderFilter, { sort, first, after }: OrderListRequest): Promise<OrderListModel> {
    checkMay(viewer, 'ORDERS');
    const conditions = orderConditions(filter, await this.#services.calendar.lateBefore());
    const hasTotal = sort === 'LARGEST' || sort === 'SMALLEST';
    const [id, total = '0'] = after === null ? [] : decodeCursor(after, hasTotal ? [UUID, INTEGER] : [UUID]);
    const page = {
      sort,
      after: id === undefined ? null : { id, totalCents: Number(total) },
      limit: checkFirst(first) + 1,
    };
    const rows = conditions === null ? [] : await this.#database.query(ordersListed({ conditions, ...page }));
    const orders = rows.map(({ order }) => order);
    const cursorOf = (order: OrderModel) => encodeCursor(hasTotal ? [order.id, String(order.totalCents)] : [order.id]);
    return { ...toPage(orders, { first, after, cursorOf }), count: once(() => this.#count(conditions)) };
  }

  /** Returns all orders of the list, read in batches while they are taken. @throws as `list` */
  async *all(viewer: Viewer, filter: OrderFilter, sort: OrderSort): AsyncGenerator<OrderInFile, void> {
    checkMay(viewer, 'ORDERS');
    const conditions = orderConditions(filter, await this.#services.calendar.lateBefore());
    if (conditions === null) return;
    yield* inBatches<OrderInFile>(BATCH, async (after, limit) => {
      const rows = await this.#database.query(ordersListed({ conditions, sort, after, limit }));
      const paid = await this.#services.payments.paidFor(rows.map(({ order }) => order.id));
      return rows.map(({ order }, place) => {
        const payment = paymentOf(order, paid[place] ?? NO_ENTRIES);
        return { ...order, ...payment, paymentState: paymentStateOf(payment) };
      });
    });
  }

  async #count(conditions: OrderConditions | null): Promise<Total> {
    if (conditions === null) return toTotal(0);
    const [row] = await this.#database.query(ordersCounted(conditions));
    return toTotal(row?.count ?? 0, mostOf(conditions));
  }
}
