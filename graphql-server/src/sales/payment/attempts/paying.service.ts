import type * as v from 'valibot';
import {
  DEPOSIT_METHODS,
  isOnline,
  MAX_AMOUNT_PAISA,
  PAYMENT_FAILURES,
  PAYMENT_MESSAGES,
  paisaOf,
  UNPAID_HOURS,
  type OnlineMethod,
} from '#schema/payment.ts';
import { ORDER_MESSAGES } from '#schema/order.ts';
import { startPaymentInput } from '#schema/payment.input.ts';
import { checked } from '#kernel/checked.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import type { Database } from '#platform/db/database.ts';
import { InvalidInput, NotFound, PaymentNotPossible } from '#kernel/errors.ts';
import type { Services } from '#platform/module/services.ts';
import { lockBuyer } from '#sales/checkout/buyer-lock.ts';
import type { OrderModel, PaymentMethod } from '#sales/order/order.model.ts';
import { HOUR, type Limit } from '#platform/rate-limits/rate-limits.ts';
import type { OrderPaymentModel } from '../payment.model.ts';
import { readPayment } from '../payment.service.ts';
import { offeredMethods } from '../providers/provider.ts';
import { findOpenAttempt } from './attempt-rows.ts';

/** How often one customer may begin to pay, or ask what has become of it. */
const STARTS: Limit = { name: 'payments-started', points: 30, seconds: HOUR };
const CHECKS: Limit = { name: 'payments-checked', points: 600, seconds: HOUR };

/** What paying needs. */
type Needed = Pick<
  Services,
  'attempts' | 'cachedSettings' | 'orders' | 'events' | 'providers' | 'limits' | 'trust' | 'orderCodes'
>;

/** Where a payment goes on. */
export interface PaymentStart {
  order: OrderModel;
  /** Where the customer pays; null for Cash on Delivery. */
  redirectUrl: string | null;
}

/** What a customer does to pay an order. */
export class PayingService {
  readonly #database: Database;
  readonly #services: Needed;

  constructor(database: Database, services: Needed) {
    this.#database = database;
    this.#services = services;
  }

  /**
   * Begins to pay one's own order, or its deposit, or chooses Cash on Delivery for it; its pieces are reserved for 15
   * minutes. An attempt that is open with the same method goes on, one with another method is given up.
   * @throws InvalidInput, NotFound, OutOfStock, PaymentNotPossible, TooMany
   */
  async start(
    viewer: Viewer,
    input: v.InferInput<typeof startPaymentInput>,
    { ip }: { ip: string | null },
  ): Promise<PaymentStart> {
    const { orderId, method } = checked(startPaymentInput, input);
    const { attempts, limits, orders, providers } = this.#services;
    if (isOnline(method) && providers[method] === undefined)
      throw new InvalidInput([{ field: 'method', message: ORDER_MESSAGES.paymentNotOffered }]);
    const before = await orders.get(viewer, orderId);
    if (before.customerId !== viewer.id) throw new NotFound('There is no such order.');
    await limits.take(STARTS, viewer.id);
    // What is already paid must be known before anything more is.
    await attempts.check(orderId);

    const begun = isOnline(method)
      ? await this.#begin(viewer, orderId, method)
      : await this.#payOnDelivery(viewer, orderId);
    this.#services.events.wake();
    if (begun === null) return { order: await orders.get(viewer, orderId), redirectUrl: null };
    if ('redirectUrl' in begun) return { order: await orders.get(viewer, orderId), ...begun };
    const announced = await attempts.announce(begun.attemptId, ip ?? undefined);
    if ('failure' in announced) throw new PaymentNotPossible(PAYMENT_FAILURES[announced.failure]);
    return { order: await orders.get(viewer, orderId), ...announced };
  }

  /** Returns how many taka a dollar is now. */
  async takaPerDollar(): Promise<number> {
    return (await this.#services.cachedSettings()).taka.perDollar;
  }

  /**
   * Returns the payment methods with which `start` would take what an order waits for now, in the order of the payment
   * step.
   */
  async methodsFor({ awaits, dueCents }: Pick<OrderPaymentModel, 'awaits' | 'dueCents'>): Promise<PaymentMethod[]> {
    if (dueCents === 0) return [];
    const paisa = paisaOf(dueCents, await this.takaPerDollar());
    return offeredMethods(this.#services.providers).filter((method) => {
      if (!isOnline(method)) return awaits === 'PAYMENT';
      return paisa <= MAX_AMOUNT_PAISA[method] && (awaits !== 'DEPOSIT' || DEPOSIT_METHODS.includes(method));
    });
  }

  /** Asks the provider what has become of the open attempt of one's own order. @throws NotFound, TooMany */
  async check(viewer: Viewer, orderId: string): Promise<OrderModel> {
    await this.#services.orders.get(viewer, orderId);
    await this.#services.limits.take(CHECKS, viewer.id);
    await this.#services.attempts.check(orderId);
    return this.#services.orders.get(viewer, orderId);
  }

  /** Stores a new attempt, or returns where the open one goes on. */
  async #begin(
    viewer: Viewer,
    orderId: string,
    method: OnlineMethod,
  ): Promise<{ attemptId: string } | { redirectUrl: string }> {
    const { attempts, orders } = this.#services;
    const rate = await this.takaPerDollar();
    return this.#database.transaction(async (manager) => {
      const order = await orders.lock(manager, orderId);
      if (order.customerId !== viewer.id) throw new NotFound('There is no such order.');
      const { dueCents } = await readPayment(manager, { ...order, id: orderId });
      if (order.status !== 'PENDING' || dueCents === 0) throw refused('nothingToPay');
      checkAge(order);
      if (order.awaits === 'DEPOSIT' && !DEPOSIT_METHODS.includes(method)) throw refused('notForDeposit');
      if (paisaOf(dueCents, rate) > MAX_AMOUNT_PAISA[method]) throw refused('tooLargeForMethod');
      const open = await findOpenAttempt(manager, orderId);
      if (open?.status === 'CONFIRMING') throw refused('beingConfirmed');
      const missing = order.holdsStock ? null : await orders.reserve(manager, orderId);
      if (missing) throw missing;
      await orders.keepReserved(manager, orderId, order.awaits === 'DEPOSIT' ? order.paymentMethod : method);
      if (open && open.redirectUrl !== null && open.method === method && open.amountCents === dueCents)
        return { redirectUrl: open.redirectUrl };
      if (open) await attempts.leave(manager, open);
      const attemptId = await attempts.open(manager, {
        orderId,
        method,
        cents: dueCents,
        rate,
      });
      return { attemptId };
    });
  }

  /** Pays an order on delivery that was to be paid online; it may have to wait for a code or a deposit then. */
  async #payOnDelivery(viewer: Viewer, orderId: string): Promise<null> {
    const { attempts, orders, orderCodes, trust, cachedSettings } = this.#services;
    const settings = await cachedSettings();
    await this.#database.transaction(async (manager) => {
      await lockBuyer(manager, viewer);
      const order = await orders.lock(manager, orderId);
      if (order.customerId !== viewer.id) throw new NotFound('There is no such order.');
      if (order.status !== 'PENDING' || order.awaits !== 'PAYMENT') throw refused('nothingToPay');
      checkAge(order);
      const open = await findOpenAttempt(manager, orderId);
      if (open?.status === 'CONFIRMING') throw refused('beingConfirmed');
      const missing = order.holdsStock ? null : await orders.reserve(manager, orderId);
      if (missing) throw missing;
      if (open) await attempts.leave(manager, open);
      const { awaits, ...need } = await trust.needOnDelivery(manager, orderId, settings);
      if (awaits === null) return orders.ready(manager, orderId, 'CASH_ON_DELIVERY');
      await orders.wait(manager, orderId, { awaits, ...need });
      if (awaits === 'CODE') await orderCodes.sendFirst(manager, orderId);
    });
    return null;
  }
}

/** Nobody keeps pieces for ever by beginning to pay again and again. @throws PaymentNotPossible */
const checkAge = ({ placedAt }: { placedAt: Date }): void => {
  if (placedAt.getTime() < Date.now() - UNPAID_HOURS * HOUR * 1000) throw refused('notPaidInTime');
};

/** Returns why an order cannot be paid in this way now. */
const refused = (why: keyof typeof PAYMENT_MESSAGES): PaymentNotPossible =>
  new PaymentNotPossible(PAYMENT_MESSAGES[why]);
