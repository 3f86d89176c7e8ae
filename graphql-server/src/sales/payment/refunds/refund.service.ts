import { MoreThan, type EntityManager } from 'typeorm';
import { PAYMENT_MESSAGES } from '#schema/payment.ts';
import { grantRefundInput, type GrantRefundInput } from '#schema/refund.input.ts';
import { REFUND_MESSAGES, type RefundReason } from '#schema/refund.ts';
import { recordChange } from '#people/audit/audit.service.ts';
import { checked } from '#kernel/checked.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { insertRow, query, type Database } from '#platform/db/database.ts';
import type { RowOf } from '#platform/db/sql.ts';
import { InvalidInput, problemWith } from '#kernel/errors.ts';
import type { Deps } from '#platform/module/deps.ts';
import type { Services } from '#platform/module/services.ts';
import { placeOf, toPageById, type ListRequest, type Page } from '#kernel/paging.ts';
import type { OrderConnectionModel, OrderModel, OrderStatus, PaymentMethod } from '#sales/order/order.model.ts';
import { amountsDue, type LedgerSums } from '../amounts.ts';
import { PaymentEntryEntity } from '../payment.entity.ts';
import { readLedger, readPayment, type PayableOrder } from '../payment.service.ts';
import { planRefunds, type PlannedRefund } from './plan.ts';
import { PaymentDecisionEntity, RefundDueEntity, RefundEntity } from './refund.entity.ts';
import type { RefundModel } from './refund.model.ts';
import * as sql from './refund.statements.ts';

/** How often a payment can be refunded, where its provider has a limit (bKash, refund v2). */
const MOST_PARTS: Partial<Record<PaymentMethod, number>> = { BKASH: 10 };

const TOO_MANY_PARTS = 'The provider pays a payment back in 10 parts at most.';

/** Refunds by the providers of payments: what goes back, and by which payment. `sendRefunds` asks the providers. */
export class RefundService {
  readonly #database: Database;
  readonly #services: Pick<Services, 'orders' | 'events'>;
  readonly #jobs: Deps['jobs'];

  constructor({ database, services, jobs }: Pick<Deps, 'database' | 'services' | 'jobs'>) {
    this.#database = database;
    this.#services = services;
    this.#jobs = jobs;
  }

  /** Plans the refunds of what providers took too much for an order, and nothing twice. */
  async plan(orderId: string): Promise<void> {
    await this.#database.transaction(async (manager) => {
      const { status } = await this.#services.orders.lock(manager, orderId);
      await this.planIn(manager, { id: orderId, status });
    });
  }

  /** Does so for a locked order. */
  async planIn(
    manager: EntityManager,
    { id: orderId, status }: Pick<OrderModel, 'id' | 'status'>,
    because?: RefundReason,
  ): Promise<void> {
    const sums = await readLedger(manager, orderId);
    const payments = await query(manager, sql.refundablePayments({ orderId }));
    const sumOf = (name: 'undecidedCents' | 'dismissedCents' | 'doneCents') =>
      payments.reduce((sum, payment) => sum + payment[name], 0);
    // What a provider did not pay waits for a decision, or to be given by hand: no other one is asked for it.
    const byHandCents = Math.max(sumOf('dismissedCents') - (sums.refundedCents - sumOf('doneCents')), 0);
    const dueCents = amountsDue(sums).refundByHandCents - sumOf('undecidedCents') - byHandCents;
    const parts = planRefunds(dueCents, payments);
    await this.#store(manager, { orderId, reason: because ?? reasonOf(status, sums), parts, payments });
  }

  /** Pays a payment back that the shop does not accept, whatever the order owes. */
  async refuse(manager: EntityManager, orderId: string, attemptId: string): Promise<void> {
    await this.#planOf(manager, { orderId, attemptId, reason: 'REFUSED' }, Infinity);
  }

  /** Plans what is still due of a failed refund anew, after the decision. Returns whether anything is due. */
  async retry(manager: EntityManager, id: string): Promise<boolean> {
    const failed = await manager.findOneBy(RefundEntity, { id, status: 'FAILED' });
    if (!failed) throw new Error('A refund is tried again that has not failed.');
    const most = await this.#mostBack(manager, failed.orderId, failed.reason === 'REFUSED');
    return this.#planOf(manager, failed, Math.min(failed.amountCents, most));
  }

  /** Ends the failed refunds of an order that are not due any more, the largest first: no provider pays them. */
  async cover(
    manager: EntityManager,
    orderId: string,
    { actorId, note }: { actorId: string; note: string | null },
  ): Promise<void> {
    const failed = await query(manager, sql.undecidedRefunds({ orderId }));
    if (failed.length === 0) return;
    const isRefused = failed.some(({ reason }) => reason === 'REFUSED');
    const sum = failed.reduce((cents, { amountCents }) => cents + amountCents, 0);
    let covered = sum - (await this.#mostBack(manager, orderId, isRefused));
    for (const { id: refundId, amountCents } of failed) {
      if (amountCents > covered) continue;
      covered -= amountCents;
      await manager.insert(PaymentDecisionEntity, { orderId, refundId, decision: 'DISMISS', note, actorId });
    }
  }

  /**
   * Returns the most that may go back by trying failed refunds again: what is due. Where the rest can still be paid or
   * collected, a payment that the shop has refused may go back whole.
   */
  async #mostBack(manager: EntityManager, orderId: string, isRefused: boolean): Promise<number> {
    const { status, awaits, paymentMethod } = await this.#services.orders.lock(manager, orderId);
    const sums = await readLedger(manager, orderId);
    const isUnpaid = awaits !== null || (paymentMethod === 'CASH_ON_DELIVERY' && status !== 'DELIVERED');
    return isRefused && isUnpaid
      ? sums.collectedCents - sums.refundedCents - sums.goingBackCents
      : amountsDue(sums).refundByHandCents;
  }

  /** Plans at most so much of one payment; returns whether there was any. */
  async #planOf(
    manager: EntityManager,
    { orderId, attemptId, reason }: { orderId: string; attemptId: string; reason: RefundReason },
    mostCents: number,
  ): Promise<boolean> {
    const payments = (await query(manager, sql.refundablePayments({ orderId }))).filter(
      (payment) => payment.attemptId === attemptId,
    );
    const parts = planRefunds(mostCents, payments);
    await this.#store(manager, { orderId, reason, parts, payments });
    return parts.length > 0;
  }

  /** Returns the orders that need a refund by hand, the oldest first. @throws Forbidden unless an admin */
  async dueByHand(viewer: Viewer, request: ListRequest): Promise<OrderConnectionModel> {
    checkMay(viewer, 'MONEY');
    const { after, limit } = placeOf(request);
    const rows = await this.#database.manager.find(RefundDueEntity, {
      where: after === null ? {} : { orderId: MoreThan(after) },
      order: { orderId: 'ASC' },
      take: limit,
    });
    const page = await this.#pageOf(
      viewer,
      rows.map(({ orderId }) => orderId),
      request,
    );
    return { ...page, count: () => this.#database.manager.count(RefundDueEntity) };
  }

  /** Returns the orders that a provider refunds, the oldest first. @throws Forbidden unless an admin */
  async underWay(viewer: Viewer, request: ListRequest): Promise<OrderConnectionModel> {
    checkMay(viewer, 'MONEY');
    const rows = await this.#database.query(sql.orderIdsBeingRefunded(placeOf(request)));
    const page = await this.#pageOf(
      viewer,
      rows.map(({ id }) => id),
      request,
    );
    const count = async () => (await this.#database.query(sql.ordersBeingRefundedCounted()))[0]?.count ?? 0;
    return { ...page, count };
  }

  async #pageOf(viewer: Viewer, orderIds: readonly string[], request: ListRequest): Promise<Page<OrderModel>> {
    const orders = await this.#services.orders.findEach(viewer, orderIds);
    return toPageById(
      orders.filter((order) => order !== null),
      request,
    );
  }

  /** Plans what should have been planned after an event, and was not. */
  async planForgotten(): Promise<void> {
    for (const { orderId } of await this.#database.query(sql.ordersPaidTooMuch())) await this.plan(orderId);
  }

  /**
   * Gives a part of an order's price back, never more than it costs. The same key with the same amount gives it once.
   * @throws InvalidInput, NotFound; Forbidden unless the viewer is an admin
   */
  async grant(viewer: Viewer, input: GrantRefundInput): Promise<OrderModel> {
    checkMay(viewer, 'MONEY');
    const { orderId, amountCents, reason, key } = checked(grantRefundInput, input);
    await this.#database.transaction(async (manager) => {
      const order = await this.#services.orders.lock(manager, orderId);
      const before =
        key === null
          ? null
          : await manager.findOneBy(PaymentEntryEntity, { orderId, kind: 'CREDITED', reference: key });
      if (before) {
        if (before.amountCents === amountCents) return;
        throw new InvalidInput([{ field: 'key', message: PAYMENT_MESSAGES.referenceUsed }]);
      }
      const data = {
        entryId: await this.credit(
          manager,
          { ...order, id: orderId },
          { amountCents, key, reason, actorId: viewer.id },
        ),
      };
      await this.#services.events.record(manager, { name: 'RefundGranted', subjectId: orderId, data });
      await recordChange(manager, {
        action: 'REFUND_GRANTED',
        actor: viewer,
        subject: { kind: 'PAYMENT', id: orderId },
        before: null,
        after: { amountCents, reason },
      });
    });
    this.#services.events.wake();
    return this.#services.orders.get(viewer, orderId);
  }

  /**
   * Takes a part off what a locked order costs: what was paid of it goes back, and the order waits for it no longer.
   * Returns the id of the entry.
   * @throws InvalidInput when the order costs less
   */
  async credit(
    manager: EntityManager,
    order: LockedOrder,
    { amountCents, key, ...entry }: { amountCents: number; key: string | null; reason: string | null; actorId: string },
    because?: RefundReason,
  ): Promise<string> {
    const { id: orderId, paymentMethod: method } = order;
    const { chargedCents, creditedCents } = await readLedger(manager, orderId);
    const owedCents = chargedCents - creditedCents;
    if (amountCents > owedCents) {
      const { nothingToGrant, grantTooLarge } = REFUND_MESSAGES;
      const template = owedCents > 0 ? grantTooLarge : nothingToGrant;
      throw new InvalidInput([problemWith('amountCents', template, { sum: owedCents })]);
    }
    const credited = { orderId, kind: 'CREDITED' as const, amountCents, method, reference: key, ...entry };
    const entryId = await insertRow(manager, PaymentEntryEntity, credited);
    await this.planIn(manager, order, because);
    await this.#makeReady(manager, order);
    return entryId;
  }

  /** Lets the shop work on an order that waited for what it need not pay any more, if its pieces are there. */
  async #makeReady(manager: EntityManager, order: LockedOrder): Promise<void> {
    const { id, status, awaits, holdsStock, paymentMethod } = order;
    if (status !== 'PENDING' || (awaits !== 'PAYMENT' && awaits !== 'DEPOSIT')) return;
    const { dueCents } = await readPayment(manager, order);
    const { orders } = this.#services;
    if (dueCents > 0 || (!holdsStock && (await orders.reserve(manager, id)) !== null)) return;
    await orders.ready(manager, id, paymentMethod);
  }

  /** Returns the refunds of orders, newest first: one statement. The caller has read the orders before. */
  async refundsOf(orderIds: readonly string[]): Promise<RefundModel[][]> {
    const rows = await this.#database.query(sql.refundsOfOrders({ orderIds }));
    const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
    return orderIds.map((id) => byOrder.get(id) ?? []);
  }

  /** Stores refunds, and has the providers asked after the commit. */
  async #store(manager: EntityManager, { orderId, reason, parts, payments }: RefundsToStore): Promise<void> {
    if (parts.length === 0) return;
    const hasTooMany = ({ attemptId }: PlannedRefund): boolean =>
      payments.some((one) => one.attemptId === attemptId && one.parts >= (MOST_PARTS[one.method] ?? Infinity));
    const failed = { status: 'FAILED' as const, problem: TOO_MANY_PARTS, endedAt: () => 'now()' };
    await manager.insert(
      RefundEntity,
      parts.map((part) => ({ orderId, reason, ...part, ...(hasTooMany(part) && failed) })),
    );
    await this.#jobs.enqueue(manager, 'refunds', {});
  }
}

/** An order that is locked. */
type LockedOrder = PayableOrder & Pick<RowOf<'orderLocked'>, 'status' | 'holdsStock'>;

interface RefundsToStore {
  orderId: string;
  reason: RefundReason;
  parts: readonly PlannedRefund[];
  payments: readonly { attemptId: string; method: PaymentMethod; parts: number }[];
}

/** Returns why money of an order goes back. */
const reasonOf = (status: OrderStatus, { creditedCents }: LedgerSums): RefundReason => {
  if (status === 'CANCELLED' || status === 'RETURNED') return status;
  return creditedCents > 0 ? 'GRANTED' : 'OVERPAID';
};
