import { IsNull, Not, type EntityManager } from 'typeorm';
import { FAILED_WORK_MESSAGES } from '#schema/failed-work.ts';
import { PAYMENT_MESSAGES } from '#schema/payment.ts';
import { settlePaymentInput, type SettlePaymentInput } from '#schema/refund.input.ts';
import { DECISIONS_FOR, REFUND_MESSAGES, type SettleDecision, type SettleProblem } from '#schema/refund.ts';
import { recordChange } from '#people/audit/audit.service.ts';
import { checked } from '#kernel/checked.ts';
import { checkMay } from '#people/customer/check-own.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { query, type Database } from '#platform/db/database.ts';
import type { RowOf } from '#platform/db/sql.ts';
import { InvalidInput, NotFound } from '#kernel/errors.ts';
import type { Services } from '#platform/module/services.ts';
import type { OrderModel } from '#sales/order/order.model.ts';
import { isId, placeOf, toPageById, type ListRequest } from '#kernel/paging.ts';
import type { PaymentAttemptModel } from '../attempts/attempt.model.ts';
import { ended, enterPaid, lockAttempt } from '../attempts/attempt-rows.ts';
import { transactionElsewhere } from '../attempts/attempts.statements.ts';
import { PaymentAttemptEntity } from '../payment.entity.ts';
import { readLedger } from '../payment.service.ts';
import type { PaymentToSettleConnectionModel, PaymentToSettleModel } from '../refunds/refund.model.ts';
import { PaymentDecisionEntity, RefundEntity } from '../refunds/refund.entity.ts';
import { storeRefunded } from '../refunds/store-refunded.ts';
import * as sql from './manual-settlement.statements.ts';

/** Payments and refunds that need a decision of the shop: providers said something unexpected, or nothing. */
export class ManualSettlementService {
  readonly #database: Database;
  readonly #services: Pick<Services, 'orders' | 'attempts' | 'refunds' | 'events'>;

  constructor(database: Database, services: Pick<Services, 'orders' | 'attempts' | 'refunds' | 'events'>) {
    this.#database = database;
    this.#services = services;
  }

  /** Returns what needs a decision, the oldest first. @throws Forbidden unless the viewer is an admin; BadRequest */
  async list(viewer: Viewer, request: ListRequest): Promise<PaymentToSettleConnectionModel> {
    checkMay(viewer, 'MONEY');
    const rows = await this.#database.query(sql.paymentsToSettle(placeOf(request)));
    return { ...toPageById(rows.map(toModel), request), count: () => this.count(viewer) };
  }

  /** Returns how much needs a decision. @throws Forbidden unless the viewer is an admin */
  async count(viewer: Viewer): Promise<number> {
    checkMay(viewer, 'MONEY');
    const [row] = await this.#database.query(sql.paymentsToSettleCount());
    return row?.count ?? 0;
  }

  /**
   * Decides about one of them.
   * @throws InvalidInput; NotFound when somebody has decided already; Forbidden unless the viewer is an admin
   */
  async settle(viewer: Viewer, input: SettlePaymentInput): Promise<OrderModel> {
    checkMay(viewer, 'MONEY');
    const { id, decision, note } = checked(settlePaymentInput, input);
    const found = await this.#find(this.#database.dataSource.manager, id);
    const { orderId } = found;
    await this.#database.transaction(async (manager) => {
      await this.#services.orders.lock(manager, orderId);
      // Another admin may have decided while this one waited for the order.
      const item = await this.#find(manager, id);
      if (!item.decisions.includes(decision)) throw impossible();
      const about = item.isRefund ? { refundId: id } : { attemptId: id };
      await manager.insert(PaymentDecisionEntity, { orderId, decision, note, actorId: viewer.id, ...about });
      const { problem, amountCents } = item;
      await recordChange(manager, {
        action: 'PAYMENT_SETTLED',
        actor: viewer,
        subject: { kind: 'PAYMENT', id: orderId },
        before: null,
        after: { problem, amountCents, decision, note },
      });
      if (item.isRefund) await this.#settleRefund(manager, item, decision, viewer);
      else await this.#settleAttempt(manager, item, decision, note);
    });
    this.#services.events.wake();
    return this.#services.orders.get(viewer, orderId);
  }

  async #find(manager: EntityManager, id: string): Promise<PaymentToSettleModel> {
    const [row] = isId(id) ? await query(manager, sql.paymentToSettle({ id })) : [];
    if (!row) throw new NotFound(FAILED_WORK_MESSAGES.gone);
    return toModel(row);
  }

  async #settleRefund(
    manager: EntityManager,
    refund: PaymentToSettleModel,
    decision: SettleDecision,
    viewer: Viewer,
  ): Promise<void> {
    const { refunds, events } = this.#services;
    const { id, orderId, amountCents } = refund;
    if (decision === 'DISMISS')
      await manager.update(RefundEntity, { id, endedAt: IsNull() }, { status: 'FAILED', endedAt: () => 'now()' });
    // The shop may have paid it in another way meanwhile, and recorded that.
    if (decision === 'REFUND' && !(await refunds.retry(manager, id))) throw impossible();
    if (decision === 'ACCEPT') {
      await manager.update(
        RefundEntity,
        { id, status: Not('DONE') },
        { status: 'DONE', problem: null, endedAt: () => 'now()' },
      );
      const { collectedCents, refundedCents, goingBackCents } = await readLedger(manager, orderId);
      if (amountCents > collectedCents - refundedCents - goingBackCents) throw impossible();
      await storeRefunded(manager, events, refund, viewer.id);
    }
    // What was given by hand may have been a part of this refund and the whole of another one.
    await refunds.cover(manager, orderId, { actorId: viewer.id, note: null });
  }

  async #settleAttempt(
    manager: EntityManager,
    { id, orderId, amountCents }: PaymentToSettleModel,
    decision: SettleDecision,
    note: string | null,
  ): Promise<void> {
    const { attempts, refunds, events } = this.#services;
    const attempt = await lockAttempt(manager, id);
    if (!attempt) throw new Error('A payment waits for a decision and is not there.');
    if (decision === 'DISMISS') {
      await manager.update(
        PaymentAttemptEntity,
        { id, status: Not('PAID') },
        { ...ended, status: 'EXPIRED', failure: 'EXPIRED' },
      );
      return;
    }
    const paid = {
      transactionId: attempt.transactionId ?? (await this.#transactionIn(manager, attempt, note)),
      paidPaisa: attempt.paidPaisa ?? attempt.amountPaisa,
      amountCents,
    };
    if (decision === 'ACCEPT') return attempts.collect(manager, attempt, paid);
    // Collected and paid back: it never counts for the order.
    await enterPaid(manager, events, attempt, paid);
    await refunds.refuse(manager, orderId, id);
  }

  /**
   * Returns the number of a transaction that only the admin knows.
   * @throws InvalidInput when there is none, or it is another payment's
   */
  async #transactionIn(
    manager: EntityManager,
    { id, orderId, method }: PaymentAttemptModel,
    note: string | null,
  ): Promise<string> {
    if (note === null) throw new InvalidInput([{ field: 'note', message: REFUND_MESSAGES.transactionRequired }]);
    const [elsewhere] = await query(manager, transactionElsewhere({ method, transactionId: note, id, orderId }));
    if (elsewhere) throw new InvalidInput([{ field: 'note', message: PAYMENT_MESSAGES.referenceUsed }]);
    return note;
  }
}

/** The amount of a payment is what came in, which may be another one than was asked for. */
const toModel = ({ problem, ...row }: RowOf<'paymentsToSettle'>): PaymentToSettleModel => {
  const { amountCents, amountPaisa, paidPaisa } = row;
  const paidCents =
    paidPaisa === null || paidPaisa === amountPaisa
      ? amountCents
      : Math.max(Math.round((paidPaisa * amountCents) / amountPaisa), 1);
  const known = problem as SettleProblem;
  return { ...row, amountCents: paidCents, problem: known, decisions: DECISIONS_FOR[known] };
};

const impossible = (): InvalidInput =>
  new InvalidInput([{ field: 'decision', message: REFUND_MESSAGES.decisionNotPossible }]);
