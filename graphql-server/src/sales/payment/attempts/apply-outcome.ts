import { IsNull, type EntityManager } from 'typeorm';
import { query, type Database } from '#platform/db/database.ts';
import type { Services } from '#platform/module/services.ts';
import { saveAgreement } from '../agreements/save-agreement.ts';
import { PaymentAttemptEntity } from '../payment.entity.ts';
import { readPayment } from '../payment.service.ts';
import type { Outcome, PaymentProviders } from '../providers/provider.ts';
import type { AttemptToAsk, PaymentAttemptModel } from './attempt.model.ts';
import {
  endUnpaid,
  enterPaid,
  lockAttempt,
  markWithProblem,
  openAttempt,
  type AttemptEnd,
  type Taken,
} from './attempt-rows.ts';
import * as sql from './attempts.statements.ts';

/** How long taking the money may last at most, in milliseconds: the provider does it, and is asked whether it has. */
const TAKING_MS = 60_000;

/** What follows from a provider's answer, for the attempt, the ledger and the order. It asks nobody. */
export class Settlement {
  readonly #database: Database;
  readonly #services: Pick<Services, 'orders' | 'events' | 'refunds'>;
  readonly #providers: PaymentProviders;

  constructor(database: Database, services: Pick<Services, 'orders' | 'events' | 'refunds' | 'providers'>) {
    this.#database = database;
    this.#services = services;
    this.#providers = services.providers;
  }

  /**
   * Enters what came in by an attempt, once, and makes its order ready, or cancels it when its pieces are sold out by
   * now. What is too much is on its way back with the same commit: nobody is asked to pay it by hand meanwhile.
   */
  async collect(
    manager: EntityManager,
    attempt: Pick<PaymentAttemptModel, 'id' | 'orderId' | 'method'>,
    taken: Taken,
  ): Promise<void> {
    const { orderId, method } = attempt;
    const { orders, refunds, events } = this.#services;
    if (!(await enterPaid(manager, events, attempt, taken))) return;
    const order = { ...(await orders.lock(manager, orderId)), id: orderId };
    await refunds.planIn(manager, order);
    if (order.status !== 'PENDING' || order.awaits === null) return;
    const { dueCents } = await readPayment(manager, order);
    if (dueCents > 0) return;
    const hasPieces = order.holdsStock || (await orders.reserveOrCancel(manager, orderId));
    if (hasPieces) await orders.ready(manager, orderId, order.awaits === 'PAYMENT' ? method : order.paymentMethod);
  }

  /** The provider says that it is paid: the amount decides whether that settles it. */
  async settle(attempt: AttemptToAsk, paid: Extract<Outcome, { state: 'PAID' }>): Promise<void> {
    const { id, orderId, method } = attempt;
    const { transactionId, amountPaisa: paidPaisa } = paid;
    await this.#database.transaction(async (manager) => {
      await this.#services.orders.lock(manager, orderId);
      const now = await lockAttempt(manager, id);
      if (!now || now.status === 'PAID' || now.problem !== null) return;
      const [elsewhere] = await query(manager, sql.transactionElsewhere({ method, transactionId, id, orderId }));
      const isExact = paid.currency === 'BDT' && paidPaisa === now.amountPaisa && !elsewhere;
      if (isExact && !paid.isRisky)
        return this.collect(manager, now, { transactionId, paidPaisa, amountCents: now.amountCents });
      await markWithProblem(manager, id, {
        problem: isExact ? 'RISKY' : 'WRONG_AMOUNT',
        ...(!elsewhere && { transactionId }),
        paidPaisa,
      });
    });
    this.#services.events.wake();
  }

  /** The customer has saved the account, and pays with it next. */
  async goOn(
    attempt: AttemptToAsk,
    { redirectUrl, reference, agreement }: Extract<Outcome, { state: 'REDIRECT' }>,
  ): Promise<string | null> {
    const { id } = attempt;
    const isOpen = await this.#database.transaction(async (manager) => {
      await saveAgreement(manager, attempt, agreement);
      return openAttempt(manager, id, { reference, redirectUrl });
    });
    return isOpen ? redirectUrl : null;
  }

  /**
   * The provider knows of no end yet. Who takes the money by confirming must not be asked to do so again: what was
   * begun some time ago and is not paid has failed.
   */
  async stayOpen(attempt: AttemptToAsk): Promise<void> {
    const wasBegun = attempt.status === 'CONFIRMING' && attempt.claimedAt !== null;
    if (wasBegun && this.takesOnConfirm(attempt))
      await this.end(attempt, { status: 'FAILED', failure: 'DECLINED', again: true });
    else await this.reopen(attempt);
  }

  /** Gives an attempt back that was taken, and of which nothing was asked that moves money. */
  async reopen({ id, status, claimedAt }: AttemptToAsk): Promise<void> {
    if (status !== 'CONFIRMING') return;
    // Only with this claim: another server may have taken it since.
    await this.#database.manager.update(
      PaymentAttemptEntity,
      { id, status, problem: IsNull(), claimedAt: claimedAt ?? IsNull() },
      { status: 'OPEN', claimedAt: null },
    );
  }

  /** Whether a server is taking the money of an attempt just now: then nobody else can say that it has failed. */
  isBeingTaken(attempt: AttemptToAsk): boolean {
    const { status, claimedAt } = attempt;
    const isTaken = status === 'CONFIRMING' && claimedAt !== null && claimedAt.getTime() > Date.now() - TAKING_MS;
    return isTaken && this.takesOnConfirm(attempt);
  }

  /**
   * Ends an attempt without money. The order's pieces go back into stock, and it can be paid in another way. Where the
   * attempt has gone on since it was read, by another server, nothing is done: the answer was about the time before,
   * and that server may be taking the money.
   */
  async end(attempt: AttemptToAsk, end: AttemptEnd): Promise<void> {
    const { id, orderId } = attempt;
    const { orders, events } = this.#services;
    await this.#database.transaction(async (manager) => {
      await orders.lock(manager, orderId);
      const now = await lockAttempt(manager, id);
      if (!now || placeOf(now) !== placeOf(attempt)) return;
      if (await endUnpaid(manager, events, attempt, end)) await orders.release(manager, orderId);
    });
    events.wake();
  }

  /** Whether confirming an attempt takes its money; otherwise it may still be paid after its end. */
  takesOnConfirm({ method }: Pick<PaymentAttemptModel, 'method'>): boolean {
    return this.#providers[method]?.takesOnConfirm === true;
  }
}

/** Returns how far an attempt has gone. */
const placeOf = ({ status, reference, claimedAt }: PaymentAttemptModel): string =>
  JSON.stringify([status, reference, claimedAt]);
