import type { EntityManager } from 'typeorm';
import {
  checkoutInput,
  orderInput,
  type CheckoutInput,
  type OrderInput,
  type OrderRequest,
} from '#schema/order.input.ts';
import { ORDER_ADMIN_MESSAGES } from '#schema/order-admin.ts';
import { MAX_ORDER_LINES, ORDER_MESSAGES } from '#schema/order.ts';
import { mobileNumber } from '#schema/phone.ts';
import { paisaOf } from '#schema/payment.ts';
import type { Config } from '#platform/config/config.ts';
import { checked } from '#kernel/checked.ts';
import type { ReadViewer } from '#people/auth/auth.context.ts';
import { checkAdmin } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { readCustomer } from '#people/customer/customer.service.ts';
import { query, type Database } from '#platform/db/database.ts';
import { AppError, Busy, InvalidInput, NotFound, PromotionRefused, TotalChanged } from '#kernel/errors.ts';
import type { EventLog } from '#platform/events/event-log.ts';
import { isId } from '#kernel/paging.ts';
import type { OrderModel } from '../order/order.model.ts';
import { offeredMethods, type PaymentProviders } from '../payment/providers/provider.ts';
import type { OrderService } from '../order/order.service.ts';
import type { PromotionService } from '../promotion/promotion.service.ts';
import type { TrustService } from './trust/trust.service.ts';
import type { CheckoutModel } from './checkout.model.ts';
import { draftOf, type OrderDraft } from './draft.ts';
import { shownOf } from './chosen.ts';
import { CachedProducts } from './cached-products.ts';
import { checkLines, lockBuyer, productsAsSeen, productsOnSale } from './on-sale.ts';
import type { ProductOnSale } from './chosen.ts';
import { buyerSignedIn, historyOfBuyer, orderByKey } from './checkout.statements.ts';
import { hashOf, keyOfAnother, insertOrder, type History, type PricedOrder } from './insert-order.ts';

/** Other services that the checkout needs. */
interface Needed {
  orders: OrderService;
  promotions: PromotionService;
  events: EventLog;
  providers: PaymentProviders;
  trust: TrustService;
}

/** Who orders, and what. */
type Wish = Pick<PricedOrder, 'viewer' | 'placedBy' | 'request'>;

/** What is known of a buyer and of a phone number, read when the session was looked up. */
export interface PrefetchedOrder {
  customerId: string;
  phone: string;
  history: History;
}

/** How often an order is judged again while its buyer is locked. Each time a product of it must have been changed within a moment. */
const MOST_ATTEMPTS = 3;

/** After how many seconds to try again when products change so fast. */
const BUSY_SECONDS = 1;

/** The checkout: who may order, what an order costs, and what it takes. */
export class CheckoutService {
  readonly #database: Database;
  readonly #orders: OrderService;
  readonly #promotions: PromotionService;
  readonly #events: EventLog;
  readonly #providers: PaymentProviders;
  readonly #trust: TrustService;
  readonly #limits: Config['orderLimits'];
  readonly #bdtPerUsd: number;
  readonly #kept = new CachedProducts();

  constructor(
    database: Database,
    { orders, promotions, events, providers, trust }: Needed,
    { orderLimits, payments }: Pick<Config, 'orderLimits' | 'payments'>,
  ) {
    this.#database = database;
    this.#orders = orders;
    this.#promotions = promotions;
    this.#events = events;
    this.#providers = providers;
    this.#trust = trust;
    this.#limits = orderLimits;
    this.#bdtPerUsd = payments.bdtPerUsd;
  }

  /**
   * Returns what an order would cost the viewer now, and why its promotion code is refused, if it is: without a code two
   * statements fewer, however many lines there are. Nothing is locked. @throws InvalidInput
   */
  async checkout(viewer: Viewer, asked: CheckoutInput): Promise<CheckoutModel> {
    const { lines, promotionCode } = checked(checkoutInput, asked);
    const products = await productsAsSeen(this.#database, lines);
    const draft = (code: string | null): Promise<OrderDraft> =>
      draftOf(
        this.#promotions,
        { manager: this.#database.manager, viewer },
        { lines, promotionCode: code },
        products,
      );
    const shown = ({ lines: priced, adjustments, totals }: OrderDraft) => ({
      lines: priced.map((line) => ({
        ...line,
        availableStock: availableOf(products, line),
      })),
      adjustments,
      ...totals,
      paymentMethods: offeredMethods(this.#providers),
      bdtPerUsd: this.#bdtPerUsd,
      totalPaisa: paisaOf(totals.totalCents, this.#bdtPerUsd),
    });
    try {
      const priced = await this.#promotions.guarded(viewer, promotionCode, () => draft(promotionCode));
      return { ...shown(priced), refusal: null };
    } catch (refusal) {
      if (!(refusal instanceof PromotionRefused)) throw refusal;
      return { ...shown(await draft(null)), refusal };
    }
  }

  /**
   * Finds out who orders, and reads in the same statement what is known of them, and beside it the products that are not kept: what the
   * order will be judged by. Nothing of it is told to anybody. @throws Unauthenticated
   */
  async prefetch(
    signedIn: (read?: ReadViewer) => Promise<Viewer>,
    asked: OrderInput,
  ): Promise<{ viewer: Viewer; prefetched: PrefetchedOrder | null }> {
    const phone = this.#trust.isJudged(asked.paymentMethod)
      ? mobileNumber(asked.shippingAddress.phone)
      : null;
    const read: { prefetched: PrefetchedOrder | null } = { prefetched: null };
    const readBuyer: ReadViewer = async (customerId, sessionId) => {
      if (phone === null || !isId(customerId) || !isId(sessionId)) return null;
      const [row] = await this.#database.query(buyerSignedIn({ customerId, sessionId, phone }));
      if (!row) return null;
      const { history, ...viewer } = row;
      read.prefetched = { customerId, phone, history };
      return viewer;
    };
    const [viewer] = await Promise.all([
      signedIn(phone === null ? undefined : readBuyer),
      this.#keepMissing(asked.lines),
    ]);
    return { viewer, ...read };
  }

  /** Keeps the products of lines that nobody has checked yet. */
  async #keepMissing(lines: OrderInput['lines']): Promise<void> {
    const missing = lines
      .slice(0, MAX_ORDER_LINES)
      .map(({ productId }) => ({ productId: productId.toLowerCase() }))
      .filter((line) => this.#kept.of([line]) === null);
    if (missing.length > 0) this.#kept.keep((await productsOnSale(this.#database.manager, missing)).values());
  }

  /**
   * Places an order as a whole or not at all, by one statement. Prices and stock are the database's; the same key of the same customer
   * returns the order that was placed before. @throws InvalidInput, PriceChanged, OutOfStock, PromotionRefused, TotalChanged,
   * OrderLimitReached
   */
  async placeOrder(
    viewer: Viewer,
    asked: OrderInput,
    prefetched: PrefetchedOrder | null = null,
    placedBy: Viewer | null = null,
  ): Promise<OrderModel> {
    const request = checked(orderInput(viewer.email), asked);
    if (!offeredMethods(this.#providers).includes(request.paymentMethod))
      throw new InvalidInput([{ field: 'paymentMethod', message: ORDER_MESSAGES.paymentNotOffered }]);
    try {
      const placed = await this.#promotions.guarded(viewer, request.promotionCode, (isKnown) =>
        this.#place({ viewer, placedBy, request }, prefetched, isKnown),
      );
      this.#events.wake();
      return placed;
    } catch (error) {
      const first = error instanceof AppError ? await this.#placedBefore(viewer, request) : null;
      if (first) return first;
      throw error;
    }
  }

  /**
   * Places an order for a customer who has called, as theirs and by the same rules. @throws what `placeOrder` throws; NotFound; Forbidden
   * unless the viewer is an admin
   */
  async placeOrderFor(viewer: Viewer, customerId: string, asked: OrderInput): Promise<OrderModel> {
    checkAdmin(viewer);
    const customer = isId(customerId) ? await readCustomer(this.#database.manager, { id: customerId }) : null;
    if (!customer) throw new NotFound('There is no such customer.');
    if (customer.status !== 'CONFIRMED')
      throw new InvalidInput([{ field: 'customerId', message: ORDER_ADMIN_MESSAGES.buyerNotConfirmed }]);
    if (asked.paymentMethod !== 'CASH_ON_DELIVERY')
      throw new InvalidInput([{ field: 'paymentMethod', message: ORDER_MESSAGES.paymentNotOffered }]);
    return this.placeOrder({ ...customer, sessionId: viewer.sessionId }, asked, null, viewer);
  }

  /** Judges an order and stores it; again, while its buyer is locked, if what it was judged by has changed meanwhile. */
  async #place(wish: Wish, prefetched: PrefetchedOrder | null, isKnown: () => void): Promise<OrderModel> {
    const { manager } = this.#database;
    const priced =
      (await this.#pricedFromCache(wish, prefetched)) ?? (await this.#pricedNow(manager, wish, prefetched));
    isKnown();
    const store = (by: EntityManager) => insertOrder(by, this.#limits, priced);
    const stored = await (wish.placedBy ? this.#database.transaction(store) : store(manager));
    if (stored) return stored;
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const again = await this.#database.transaction(async (held) => {
        await lockBuyer(held, wish.viewer);
        return insertOrder(held, this.#limits, await this.#pricedNow(held, wish, null));
      });
      if (again) return again;
    }
    throw new Busy(ORDER_MESSAGES.changingNow, BUSY_SECONDS);
  }

  /** Judges an order by the products that are kept; null when some are not, or they refuse it: only what is read now may refuse. */
  async #pricedFromCache(wish: Wish, prefetched: PrefetchedOrder | null): Promise<PricedOrder | null> {
    const products = this.#kept.of(wish.request.lines);
    if (!products) return null;
    try {
      return await this.#judge(this.#database.manager, wish, products, prefetched);
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  }

  /** Judges an order by the products as they are now. @throws why it is refused */
  async #pricedNow(
    manager: EntityManager,
    wish: Wish,
    prefetched: PrefetchedOrder | null,
  ): Promise<PricedOrder> {
    const products = await productsOnSale(manager, wish.request.lines);
    this.#kept.keep(products.values());
    return this.#judge(manager, wish, products, prefetched);
  }

  /** Prices an order, and says what it waits for. @throws InvalidInput, PriceChanged, OutOfStock, PromotionRefused, TotalChanged */
  async #judge(
    manager: EntityManager,
    { viewer, placedBy, request }: Wish,
    products: ReadonlyMap<string, ProductOnSale>,
    prefetched: PrefetchedOrder | null,
  ): Promise<PricedOrder> {
    const { lines, paymentMethod, seenTotalCents, seenDeliveryFeeCents } = request;
    checkLines(lines, products);
    const draft = await draftOf(this.#promotions, { manager, viewer }, request, products);
    const { totals } = draft;
    const isOtherDelivery = seenDeliveryFeeCents !== null && seenDeliveryFeeCents !== totals.deliveryFeeCents;
    if (isOtherDelivery || (seenTotalCents !== null && seenTotalCents !== totals.totalCents))
      throw new TotalChanged(isOtherDelivery, totals);
    const { phone } = request.shippingAddress;
    const isPrefetched = prefetched?.customerId === viewer.id && prefetched.phone === phone;
    let history: History | null = null;
    if (this.#trust.isJudged(paymentMethod))
      history = isPrefetched ? prefetched.history : await this.#historyOf(manager, viewer.id, phone);
    const need = this.#trust.needOf(paymentMethod, viewer.createdAt, history, totals);
    return { viewer, placedBy, request, products, history, draft, need };
  }

  /** Reads what is known of a buyer and of a phone number. */
  async #historyOf(manager: EntityManager, buyerId: string, phone: string): Promise<History> {
    const [known] = await query(manager, historyOfBuyer({ buyerId, phone }));
    if (!known) throw new Error('What is known of a buyer was read without an answer.');
    return known.history;
  }

  /** Returns the order that was placed with this key, if any. @throws InvalidInput when it was another order, or somebody else's */
  async #placedBefore(viewer: Viewer, request: OrderRequest): Promise<OrderModel | null> {
    const [row] = await this.#database.query(orderByKey({ idempotencyKey: request.idempotencyKey }));
    if (!row) return null;
    if (row.customerId !== viewer.id || row.requestHash !== hashOf(request))
      throw new InvalidInput([keyOfAnother]);
    return this.#orders.find(viewer, row.id);
  }
}

/** Returns how many pieces are left of what a line chooses. */
const availableOf = (
  products: ReadonlyMap<string, ProductOnSale>,
  line: OrderDraft['lines'][number],
): number => {
  const product = products.get(line.productId);
  return product ? shownOf(product, line).available : 0;
};
