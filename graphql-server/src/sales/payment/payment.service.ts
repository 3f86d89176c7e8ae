import { LessThan, type EntityManager } from 'typeorm';
import { MAX_ORDERS_AT_ONCE } from '#schema/order-list.ts';
import { PAYMENT_MESSAGES } from '#schema/payment.ts';
import { courierPayoutInput, refundInput, type CourierPayoutInput } from '#schema/payment.input.ts';
import type { SentenceParams } from '#schema/sentence.ts';
import { recordChange } from '#people/audit/audit.service.ts';
import { checked } from '#kernel/checked.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { insertRow, query, type Database } from '#platform/db/database.ts';
import { InvalidInput, problemWith } from '#kernel/errors.ts';
import type { Services } from '#platform/module/services.ts';
import type { OrderModel } from '../order/order.model.ts';
import { placeOf, toPageById, type ListRequest } from '#kernel/paging.ts';
import { amountsDue, type LedgerSums } from './amounts.ts';
import { CourierPayoutEntity, PaymentEntryEntity } from './payment.entity.ts';
import type {
  CollectedOrderModel,
  CourierBalanceModel,
  CourierPayoutConnectionModel,
  LedgerEntryModel,
  OrderPaymentModel,
} from './payment.model.ts';
import * as sql from './payment.statements.ts';

/** An arbitrary constant, combined with a number of the courier. */
const COURIER_LOCK = 4_822_041;

/** The most entries of an order that are shown. */
const MAX_ENTRIES = 200;

/** An order that costs nothing has no entries. */
export const NO_ENTRIES: LedgerSums = {
  chargedCents: 0,
  creditedCents: 0,
  collectedCents: 0,
  refundedCents: 0,
  goingBackCents: 0,
};

/** The ledger of what orders brought in and what went back. What is due is computed, never stored. */
export class PaymentService {
  readonly #database: Database;
  readonly #services: Pick<Services, 'orders' | 'refunds' | 'events'>;

  constructor(database: Database, services: Pick<Services, 'orders' | 'refunds' | 'events'>) {
    this.#database = database;
    this.#services = services;
  }

  /** Returns what was paid for orders: one statement. The caller has read the orders before. */
  async paidFor(orderIds: readonly string[]): Promise<LedgerSums[]> {
    const rows = await this.#database.query(sql.paidForOrders({ orderIds }));
    const byOrder = new Map(rows.map(({ orderId, ...paid }) => [orderId, paid]));
    return orderIds.map((id) => byOrder.get(id) ?? NO_ENTRIES);
  }

  /** Returns the ledger of an order, oldest entry first. The caller is an admin, and has read the order before. */
  ledgerOf(orderId: string): Promise<LedgerEntryModel[]> {
    return this.#database.manager.find(PaymentEntryEntity, {
      where: { orderId },
      order: { at: 'ASC', id: 'ASC' },
      take: MAX_ENTRIES,
    });
  }

  /** Records that the courier has collected a Cash on Delivery order, in the transaction that delivers it. */
  async collectOnDelivery(
    manager: EntityManager,
    viewer: Viewer,
    orderId: string,
    carrier: string | null,
  ): Promise<void> {
    const { method, toCollectCents } = await this.#lock(manager, orderId);
    if (method !== 'CASH_ON_DELIVERY' || toCollectCents === 0) return;
    await manager.insert(PaymentEntryEntity, {
      orderId,
      kind: 'COLLECTED',
      amountCents: toCollectCents,
      method,
      carrier,
      actorId: viewer.id,
    });
    const data = { amountCents: toCollectCents };
    await this.#services.events.record(manager, { name: 'PaymentCollected', subjectId: orderId, data });
  }

  /**
   * Records a refund that was paid by hand, never more than is due and no provider is asked to pay. The same reference
   * with the same amount is recorded once.
   * @throws InvalidInput, NotFound; Forbidden unless the viewer is an admin
   */
  async recordRefund(
    viewer: Viewer,
    { orderId, ...input }: { orderId: string; amountCents: number; reference: string },
  ): Promise<OrderModel> {
    checkMay(viewer, 'MONEY');
    const { amountCents, reference } = checked(refundInput, input);
    await this.#database.transaction(async (manager) => {
      const { method, refundByHandCents } = await this.#lock(manager, orderId);
      const before = await manager.findOneBy(PaymentEntryEntity, { orderId, kind: 'REFUNDED', reference });
      if (before) return checkSame(before.amountCents === amountCents);
      if (amountCents > refundByHandCents) {
        const { nothingDue, refundTooLarge } = PAYMENT_MESSAGES;
        throw tooMuch(refundByHandCents > 0 ? refundTooLarge : nothingDue, { sum: refundByHandCents });
      }
      await manager.insert(PaymentEntryEntity, {
        orderId,
        kind: 'REFUNDED',
        amountCents,
        method,
        reference,
        actorId: viewer.id,
      });
      await this.#services.refunds.cover(manager, orderId, { actorId: viewer.id, note: reference });
      const data = { amountCents };
      await this.#services.events.record(manager, { name: 'PaymentRefunded', subjectId: orderId, data });
      await recordChange(manager, {
        action: 'REFUND_RECORDED',
        actor: viewer,
        subject: { kind: 'PAYMENT', id: orderId },
        before: null,
        after: { amountCents, method, reference },
      });
    });
    this.#services.events.wake();
    return this.#services.orders.get(viewer, orderId);
  }

  /**
   * Records what a courier paid out and kept as its fee, together never more than it owes, and what it collected for
   * the orders that it names; returns what it still owes. The same reference with the same amounts is recorded once.
   * @throws InvalidInput; Forbidden unless the viewer is an admin
   */
  async recordPayout(viewer: Viewer, input: CourierPayoutInput): Promise<CourierBalanceModel> {
    checkMay(viewer, 'MONEY');
    const { carrier, amountCents, feeCents, reference, orderIds } = checked(courierPayoutInput, input);
    return this.#database.transaction(async (manager) => {
      await query(manager, sql.courierLocked({ lock: COURIER_LOCK, carrier }));
      const [before] = await query(manager, sql.payoutByReference({ carrier, reference }));
      if (before) checkSame(before.amountCents === amountCents && before.feeCents === feeCents);
      else {
        const [balance] = await query(manager, sql.courierBalance({ carrier }));
        const owedCents = balance?.owedCents ?? 0;
        if (amountCents + feeCents > owedCents) {
          const { nothingOwed, payoutTooLarge } = PAYMENT_MESSAGES;
          const params = { carrier, sum: owedCents };
          throw tooMuch(owedCents > 0 ? payoutTooLarge : nothingOwed, params);
        }
        const payout = { carrier, amountCents, feeCents, reference };
        const payoutId = await insertRow(manager, CourierPayoutEntity, { ...payout, actorId: viewer.id });
        if (orderIds) {
          const [stored] = await query(manager, sql.payoutOrdersStored({ carrier, orderIds, payoutId }));
          if (stored?.count !== orderIds.length)
            throw new InvalidInput([problemWith('orderIds', PAYMENT_MESSAGES.payoutOrdersGone, { carrier })]);
          if (stored.cents !== amountCents + feeCents)
            throw tooMuch(PAYMENT_MESSAGES.payoutNotTheirSum, { sum: stored.cents });
        }
        await recordChange(manager, {
          action: 'PAYOUT_RECORDED',
          actor: viewer,
          subject: { kind: 'PAYOUT', id: payoutId },
          before: null,
          after: payout,
        });
      }
      const [balance] = await query(manager, sql.courierBalance({ carrier }));
      if (!balance) throw new Error('A payout was recorded and has no balance.');
      return balance;
    });
  }

  /** Returns what couriers owe, the largest amounts first. @throws Forbidden unless the viewer is an admin */
  async courierBalances(viewer: Viewer): Promise<CourierBalanceModel[]> {
    checkMay(viewer, 'MONEY');
    return this.#database.query(sql.courierBalances());
  }

  /** Returns what a courier has collected and not paid out, oldest first. @throws Forbidden unless an admin */
  async collectedBy(viewer: Viewer, carrier: string): Promise<CollectedOrderModel[]> {
    checkMay(viewer, 'MONEY');
    return this.#database.query(sql.collectedByCourier({ carrier, limit: MAX_ORDERS_AT_ONCE }));
  }

  /** Returns payouts with their orders, the newest first. @throws Forbidden unless an admin; BadRequest */
  async payouts(viewer: Viewer, request: ListRequest): Promise<CourierPayoutConnectionModel> {
    checkMay(viewer, 'MONEY');
    const { after, limit } = placeOf(request);
    const rows = await this.#database.manager.find(CourierPayoutEntity, {
      where: after === null ? {} : { id: LessThan(after) },
      order: { id: 'DESC' },
      take: limit,
    });
    const orders = Map.groupBy(
      await this.#database.query(sql.ordersOfPayouts({ payoutIds: rows.map(({ id }) => id) })),
      ({ payoutId }) => payoutId,
    );
    const payouts = rows.map((row) => ({ ...row, orders: orders.get(row.id) ?? [] }));
    return { ...toPageById(payouts, request), count: () => this.#database.manager.count(CourierPayoutEntity) };
  }

  /** Locks an order until the end of the transaction, and returns its money. @throws NotFound */
  async #lock(manager: EntityManager, orderId: string): Promise<OrderPaymentModel> {
    const order = await this.#services.orders.lock(manager, orderId);
    return paymentOf({ ...order, id: orderId }, await readLedger(manager, orderId));
  }
}

/** Returns the money of an order, read in a transaction. */
export const readPayment = async (manager: EntityManager, order: PayableOrder): Promise<OrderPaymentModel> =>
  paymentOf(order, await readLedger(manager, order.id));

/** Returns the sums of an order's ledger, read in a transaction. */
export const readLedger = async (manager: EntityManager, orderId: string): Promise<LedgerSums> => {
  const [sums = NO_ENTRIES] = await query(manager, sql.paidForOrders({ orderIds: [orderId] }));
  return sums;
};

/** What is to be known of an order to know its money. */
export type PayableOrder = Pick<OrderModel, 'id' | 'paymentMethod' | 'awaits' | 'reservedUntil' | 'depositCents'>;

/**
 * Returns the money of an order. An online payment would take now all that is owed, also instead of a code, or what is
 * missing of the deposit.
 */
export const paymentOf = (
  { id, paymentMethod, awaits, reservedUntil, depositCents }: PayableOrder,
  sums: LedgerSums,
): OrderPaymentModel => {
  const due = amountsDue(sums);
  const missingCents = depositCents - (sums.collectedCents - sums.refundedCents - sums.goingBackCents);
  const dueCents = awaits === 'DEPOSIT' ? Math.min(due.toCollectCents, Math.max(missingCents, 0)) : due.toCollectCents;
  return {
    ...sums,
    ...due,
    orderId: id,
    method: paymentMethod,
    awaits,
    reservedUntil,
    depositCents,
    dueCents: awaits === null ? 0 : dueCents,
  };
};

/** @throws InvalidInput when a reference was used for something else */
const checkSame = (isSame: boolean): void => {
  if (!isSame) throw new InvalidInput([{ field: 'reference', message: PAYMENT_MESSAGES.referenceUsed }]);
};

/** Returns the refusal of an amount that is larger than what is due. */
const tooMuch = (template: string, params: SentenceParams): InvalidInput =>
  new InvalidInput([problemWith('amountCents', template, params)]);
