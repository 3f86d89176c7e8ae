import {
  checkoutInput,
  orderInput,
  type CheckoutInput,
  type OrderInput,
  type OrderRequest,
} from '#schema/order.input.ts';
import { addToCartError } from '#schema/add-to-cart.ts';
import type { CartLine } from '#schema/cart.ts';
import type { ShownLine } from '#schema/rendering.ts';
import { ORDER_ADMIN_MESSAGES } from '#schema/order-admin.ts';
import { ORDER_MESSAGES } from '#schema/order.ts';
import { paisaOf } from '#schema/payment.ts';
import { checked } from '#kernel/checked.ts';
import type { Language } from '#kernel/language.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { readCustomer } from '#people/customer/customer-row.ts';
import type { Database } from '#platform/db/database.ts';
import { AppError, Busy, InvalidInput, NotFound, PromotionRefused } from '#kernel/errors.ts';
import type { Services } from '#platform/module/services.ts';
import { isId } from '#kernel/paging.ts';
import { insertOrder, orderWithKey } from '../order/new-order/insert-order.ts';
import { checkOrderLimits } from '../order/new-order/order-limits.ts';
import type { OrderModel } from '../order/order.model.ts';
import { offeredMethods } from '../payment/providers/provider.ts';
import { lockBuyer } from './buyer-lock.ts';
import type { CheckoutModel } from './checkout.model.ts';
import { shownChoiceOf, shownLine, type ProductOnSale } from './choice.ts';
import { checkLines, productsAsSeen, productsOnSale } from './on-sale.ts';
import { priceLines, priceOrder, type PricedLines } from './price-order.ts';

/** Other services that the checkout needs. */
type Needed = Pick<Services, 'cachedSettings' | 'orders' | 'promotions' | 'events' | 'providers' | 'trust'>;

/** How often an order is priced whose promotion changes at that moment. */
const MOST_ATTEMPTS = 3;

/** The promotion of an order was changed or used up after it was priced: it is to be priced again. */
class PromotionOutdated extends Busy {
  constructor() {
    super(ORDER_MESSAGES.changingNow, 1);
  }
}

/** What is ordered, and by whom. */
interface Placement {
  viewer: Viewer;
  /** The admin who places it for the customer; null for the customer. */
  placedBy: Viewer | null;
  request: OrderRequest;
}

/** The checkout: who may order, what an order costs, and what it takes. */
export class CheckoutService {
  readonly #database: Database;
  readonly #services: Needed;

  constructor(database: Database, services: Needed) {
    this.#database = database;
    this.#services = services;
  }

  /**
   * Returns what an order would cost the viewer now, and why its promotion code is refused, if it is: without a code
   * two statements fewer, however many lines there are. Nothing is locked. @throws InvalidInput
   */
  async checkout(viewer: Viewer, input: CheckoutInput): Promise<CheckoutModel> {
    const { lines, promotionCode, district } = checked(checkoutInput, input);
    const products = await productsAsSeen(this.#database, lines);
    const { delivery, taka } = await this.#services.cachedSettings();
    const draft = (code: string | null): Promise<PricedLines> =>
      priceLines(
        this.#services.promotions,
        { manager: this.#database.manager, viewer, delivery },
        { lines, promotionCode: code, district },
        products,
      );
    const shown = ({ lines: priced, adjustments, totals }: PricedLines) => ({
      lines: priced.map((line) => ({
        ...line,
        availableStock: availableOf(products, line),
      })),
      adjustments,
      ...totals,
      paymentMethods: offeredMethods(this.#services.providers),
      bdtPerUsd: taka.perDollar,
      totalPaisa: paisaOf(totals.totalCents, taka.perDollar),
    });
    try {
      const priced = await this.#services.promotions.guarded(viewer, promotionCode, () => draft(promotionCode));
      return { ...shown(priced), refusal: null };
    } catch (refusal) {
      if (!(refusal instanceof PromotionRefused)) throw refusal;
      return { ...shown(await draft(null)), refusal };
    }
  }

  /** Returns lines with their products as they are now, without those that the shop does not sell. */
  async linesAsSeen(lines: readonly CartLine[], language: Language): Promise<ShownLine[]> {
    const products = await productsOnSale(this.#database.manager, lines);
    return lines.flatMap((line) => {
      const product = products.get(line.productId);
      return product ? [shownLine(line, product, language)] : [];
    });
  }

  /** Returns a line with the present price, if it can be bought as it is. @throws InvalidInput, OutOfStock */
  async lineToBuy(line: Omit<CartLine, 'seenPriceCents'>, isForCart = false): Promise<CartLine> {
    const products = await productsOnSale(this.#database.manager, [line]);
    const product = products.get(line.productId);
    // The cart has sentences of its own for what is not chosen (spec §5).
    const missing = isForCart && product && addToCartError(product, line);
    if (missing) throw new InvalidInput([{ field: 'choice', message: missing }]);
    checkLines([{ ...line, seenPriceCents: null }], products);
    return { ...line, seenPriceCents: product ? shownChoiceOf(product, line).priceCents : 0 };
  }

  /**
   * Places an order as a whole or not at all: prices it by what is known now, then writes it. The same key of the same
   * customer returns the order that was placed before. @throws InvalidInput, PriceChanged, OutOfStock,
   * PromotionRefused, TotalChanged, OrderLimitReached, Busy
   */
  async placeOrder(viewer: Viewer, input: OrderInput, placedBy: Viewer | null = null): Promise<OrderModel> {
    const request = checked(orderInput(viewer.email), input);
    if (!offeredMethods(this.#services.providers).includes(request.paymentMethod))
      throw new InvalidInput([{ field: 'paymentMethod', message: ORDER_MESSAGES.paymentNotOffered }]);
    const { promotions, events } = this.#services;
    try {
      const order = await promotions.guarded(viewer, request.promotionCode, () =>
        this.#place({ viewer, placedBy, request }),
      );
      events.wake();
      return order;
    } catch (error) {
      // Its key is looked for only now: two requests at one moment would both find none before.
      const id = error instanceof AppError ? await orderWithKey(this.#database.manager, viewer, request) : null;
      const first = id === null ? null : await this.#services.orders.find(viewer, id);
      if (first) return first;
      throw error;
    }
  }

  /**
   * Rows are locked in the order in which everybody locks them: customer, order, figures of the customer, promotion,
   * stock. Stock comes last, so that the rows that others wait for are locked for the shortest time.
   */
  async #place(placement: Placement, attempt = 1): Promise<OrderModel> {
    const { viewer, placedBy, request } = placement;
    const { orders, promotions, cachedSettings } = this.#services;
    // Before, since a transaction that waits for another connection could wait for ever.
    const settings = await cachedSettings();
    const { returnDays, orderLimits } = settings;
    try {
      return await this.#database.transaction(async (manager) => {
        await lockBuyer(manager, viewer);
        const { promotion, ...priced } = await priceOrder(manager, this.#services, { viewer, settings }, request);
        await checkOrderLimits(manager, viewer, request, orderLimits);
        const order = await insertOrder(manager, { customer: viewer, placedBy, request, returnDays, ...priced });
        if (promotion && !(await promotions.use(manager, promotion, { id: order.id, customerId: viewer.id })))
          throw new PromotionOutdated();
        await orders.reserveNew(manager, order);
        return order;
      });
    } catch (error) {
      if (error instanceof PromotionOutdated && attempt < MOST_ATTEMPTS) return this.#place(placement, attempt + 1);
      throw error;
    }
  }

  /**
   * Places an order for a customer who has called, as theirs and by the same rules. @throws what `placeOrder` throws;
   * NotFound; Forbidden unless the viewer is an admin
   */
  async placeOrderFor(viewer: Viewer, customerId: string, input: OrderInput): Promise<OrderModel> {
    checkMay(viewer, 'CUSTOMERS');
    const customer = isId(customerId) ? await readCustomer(this.#database.manager, { id: customerId }) : null;
    if (!customer) throw new NotFound('There is no such customer.');
    if (customer.status !== 'CONFIRMED')
      throw new InvalidInput([{ field: 'customerId', message: ORDER_ADMIN_MESSAGES.buyerNotConfirmed }]);
    if (input.paymentMethod !== 'CASH_ON_DELIVERY')
      throw new InvalidInput([{ field: 'paymentMethod', message: ORDER_MESSAGES.paymentNotOffered }]);
    return this.placeOrder({ ...customer, sessionId: viewer.sessionId, needsSecondFactor: false }, input, viewer);
  }
}

/** Returns how many pieces are left of what a line chooses. */
const availableOf = (products: ReadonlyMap<string, ProductOnSale>, line: PricedLines['lines'][number]): number => {
  const product = products.get(line.productId);
  return product ? shownChoiceOf(product, line).available : 0;
};
