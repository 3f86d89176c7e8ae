import type { EntityManager } from 'typeorm';
import { paisaOf, type OnlineMethod, type PaymentFailure } from '#schema/payment.ts';
import { insertRow, query, type Database } from '#platform/db/database.ts';
import type { Services } from '#platform/module/services.ts';
import { isId } from '#kernel/paging.ts';
import { saveAgreement } from '../agreements/save-agreement.ts';
import { PaymentAttemptEntity } from '../payment.entity.ts';
import {
  ProviderRefused,
  ProviderUnreachable,
  type Outcome,
  type PaymentProvider,
  type PaymentProviders,
  type ProviderPayment,
  type Started,
} from '../providers/provider.ts';
import type { AttemptToAsk, PaymentAttemptModel } from './attempt.model.ts';
import { endUnpaid, findOpenAttempt, openAttempt } from './attempt-rows.ts';
import * as sql from './attempts.statements.ts';
import { toPayment } from './provider-payment.ts';
import { Settlement } from './apply-outcome.ts';

/**
 * How many seconds lie between two questions that others make the shop ask about an attempt, and how many they can
 * cause at most.
 */
const ASKS = { pauseSeconds: 2, most: 200 };

/** Other services that attempts need. */
type Needed = Pick<Services, 'orders' | 'events' | 'refunds' | 'providers'>;

/** What became of an attempt, for what brought news of it. */
export interface AttemptNews {
  orderId: string;
  /** Where the customer has to go on paying; null for the page of the order's payment. */
  redirectUrl: string | null;
  /** Whether the provider was asked: not about one that is paid, or too often. */
  wasAsked: boolean;
}

/**
 * Attempts to pay: what their providers say of them, and what follows for the order. Only a provider's answer to our
 * own question is believed, and no provider is asked inside a transaction.
 */
export class AttemptsService {
  readonly #database: Database;
  readonly #services: Needed;
  readonly #providers: PaymentProviders;
  readonly #publicUrl: string;
  readonly #settlement: Settlement;

  constructor(database: Database, services: Needed, { publicUrl }: { publicUrl: string }) {
    this.#database = database;
    this.#services = services;
    this.#providers = services.providers;
    this.#publicUrl = publicUrl;
    this.#settlement = new Settlement(database, services);
  }

  /** Returns the attempts of orders, newest first: one statement. The caller has read the orders before. */
  async attemptsOf(orderIds: readonly string[]): Promise<PaymentAttemptModel[][]> {
    const rows = await this.#database.query(sql.attemptsOfOrders({ orderIds }));
    const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
    return orderIds.map((id) => byOrder.get(id) ?? []);
  }

  /** Returns the order of an attempt; null when there is no such attempt. */
  async orderOf(id: string): Promise<string | null> {
    const found = isId(id) ? await this.#database.manager.findOneBy(PaymentAttemptEntity, { id }) : null;
    return found?.orderId ?? null;
  }

  /** Stores an attempt to pay what a locked order owes now. */
  async open(
    manager: EntityManager,
    { orderId, method, cents, rate }: { orderId: string; method: OnlineMethod; cents: number; rate: number },
  ): Promise<string> {
    const amounts = { amountCents: cents, amountPaisa: paisaOf(cents, rate), rate };
    const nextCheckAt = () => `now() + interval '1 minute'`;
    return insertRow(manager, PaymentAttemptEntity, { orderId, method, ...amounts, nextCheckAt });
  }

  /** Announces a stored attempt to its provider. Returns where the customer pays, or why they cannot. */
  async announce(id: string, ip?: string): Promise<{ redirectUrl: string } | { failure: PaymentFailure }> {
    const attempt = await this.#read(id);
    const provider = attempt && this.#providers[attempt.method];
    if (!attempt || !provider) throw new Error('An attempt is announced that has no provider.');
    const started = await startedOrFailure(provider, this.#payment(attempt, ip));
    if (typeof started === 'string') {
      await this.#settlement.end(attempt, { status: 'FAILED', failure: started, again: false });
      return { failure: started };
    }
    if (await openAttempt(this.#database.manager, id, started)) return { redirectUrl: started.redirectUrl };
    // It took so long that the attempt was given up meanwhile; nobody knows where it could be paid.
    return { failure: 'EXPIRED' };
  }

  /**
   * Finds out what has become of an attempt after its browser came back, or a notification arrived, and does what
   * follows. `claims` are no proof of anything. Returns null when there is no such attempt. A provider that cannot be
   * reached is asked again later.
   */
  async confirm(id: string, claims: Readonly<Record<string, string>>): Promise<AttemptNews | null> {
    const attempt = isId(id) ? await this.#read(id) : undefined;
    if (!attempt) return null;
    const { orderId, status } = attempt;
    // The browser may come back right after its page has asked. Where only it can make the shop take the money, it is
    // heard all the same: the money is taken once.
    const takesMoney = status === 'OPEN' && this.#settlement.takesOnConfirm(attempt);
    const pauseSeconds = takesMoney ? 0 : ASKS.pauseSeconds;
    const mayAsk =
      status !== 'PAID' &&
      attempt.problem === null &&
      attempt.reference !== null &&
      (await this.#database.query(sql.attemptAsked({ id, ...ASKS, pauseSeconds }))).length > 0;
    if (!mayAsk) return { orderId, redirectUrl: null, wasAsked: false };
    const redirectUrl = status === 'OPEN' ? await this.#take(attempt, claims) : (await this.#ask(attempt)).redirectUrl;
    return { orderId, redirectUrl, wasAsked: true };
  }

  /** Asks the provider about the open attempt of an order, if there is one, at most every two seconds. */
  async check(orderId: string): Promise<void> {
    const attempt = await findOpenAttempt(this.#database.manager, orderId);
    if (!attempt || attempt.reference === null || attempt.problem !== null) return;
    const [mayAsk] = await this.#database.query(sql.attemptAsked({ id: attempt.id, ...ASKS }));
    if (mayAsk) await this.askAbout(attempt.id);
  }

  /** Asks the provider about an attempt, and does what follows from the answer. Returns whether there was one. */
  async askAbout(id: string): Promise<boolean> {
    const attempt = await this.#read(id);
    return attempt !== undefined && (await this.#ask(attempt)).isAnswered;
  }

  /**
   * Gives up an open attempt that the customer leaves for another one. It is still asked about, and collected if it is
   * paid.
   */
  async leave(manager: EntityManager, attempt: PaymentAttemptModel): Promise<void> {
    const again = !this.#settlement.takesOnConfirm(attempt);
    await endUnpaid(manager, this.#services.events, attempt, { status: 'CANCELLED', failure: null, again });
  }

  /** Ends an attempt whose time is over; its order's pieces go back into stock. */
  async expire(id: string): Promise<void> {
    const attempt = await this.#read(id);
    if (!attempt) return;
    const again = !this.#settlement.takesOnConfirm(attempt);
    await this.#settlement.end(attempt, { status: 'EXPIRED', failure: 'EXPIRED', again });
  }

  /** Enters what came in by an attempt, once, and does what follows for its order. */
  collect(...paid: Parameters<Settlement['collect']>): Promise<void> {
    return this.#settlement.collect(...paid);
  }

  /** Confirms an open attempt, unless its order cannot be delivered any more: then no money is taken. */
  async #take(attempt: AttemptToAsk, claims: Readonly<Record<string, string>>): Promise<string | null> {
    const claimed = await this.#claim(attempt);
    if (claimed instanceof Date) {
      const mine: AttemptToAsk = { ...attempt, status: 'CONFIRMING', claimedAt: claimed };
      const outcome = await this.#answerTo(mine, (provider, payment) => provider.confirm(payment, claims));
      // It was only looked at: the customer goes on.
      if (outcome?.state === 'OPEN') await this.#settlement.reopen(mine);
      else if (outcome) return this.#follow(mine, outcome);
      return null;
    }
    if (claimed === 'TOO_LATE' && this.#settlement.takesOnConfirm(attempt)) {
      await this.#settlement.end(attempt, { status: 'EXPIRED', failure: 'EXPIRED', again: false });
      return null;
    }
    return (await this.#ask(attempt)).redirectUrl;
  }

  /**
   * Takes the attempt to find out its outcome, so that nobody else does, and reserves the order's pieces if they are
   * not. Returns when it was taken, or why not.
   */
  async #claim(attempt: AttemptToAsk): Promise<Date | 'ANOTHERS' | 'TOO_LATE'> {
    const { orders } = this.#services;
    return this.#database.transaction(async (manager) => {
      const order = await orders.lock(manager, attempt.orderId);
      const canBePaid =
        order.status === 'PENDING' &&
        order.awaits !== null &&
        (order.holdsStock || (await orders.reserve(manager, attempt.orderId)) === null);
      if (!canBePaid) return 'TOO_LATE';
      const [claimed] = await query(manager, sql.attemptClaimed({ id: attempt.id, reference: attempt.reference }));
      return claimed?.claimedAt ?? 'ANOTHERS';
    });
  }

  /**
   * Asks the provider, and does what follows. Returns whether it answers, and where the customer has to go on paying,
   * if they do.
   */
  async #ask(attempt: AttemptToAsk): Promise<{ isAnswered: boolean; redirectUrl: string | null }> {
    const outcome = await this.#answerTo(attempt, (provider, payment) => provider.query(payment));
    const isForAnother = outcome?.state !== 'PAID' && this.#settlement.isBeingTaken(attempt);
    const redirectUrl = outcome && !isForAnother ? await this.#follow(attempt, outcome) : null;
    return { isAnswered: outcome !== null, redirectUrl };
  }

  /** Returns what the provider answers; null when it cannot be asked: then the reconciliation asks again. */
  async #answerTo(
    attempt: AttemptToAsk,
    question: (provider: PaymentProvider, payment: ProviderPayment) => Promise<Outcome>,
  ): Promise<Outcome | null> {
    const provider = this.#providers[attempt.method];
    if (!provider || attempt.reference === null) return null;
    try {
      return await question(provider, this.#payment(attempt));
    } catch (error) {
      if (error instanceof ProviderUnreachable || error instanceof ProviderRefused) return null;
      throw error;
    }
  }

  /** Does what follows from an answer of the provider. Returns where the customer has to go on paying, if they do. */
  async #follow(attempt: AttemptToAsk, outcome: Outcome): Promise<string | null> {
    const agreement = outcome.state === 'FAILED' ? outcome.agreement : undefined;
    const again = !this.#settlement.takesOnConfirm(attempt);
    switch (outcome.state) {
      case 'REDIRECT':
        return this.#settlement.goOn(attempt, outcome);
      case 'PAID':
        await this.#settlement.settle(attempt, outcome);
        return null;
      case 'FAILED':
        if (agreement) await this.#database.transaction((manager) => saveAgreement(manager, attempt, agreement));
        await this.#settlement.end(attempt, { status: 'FAILED', failure: outcome.reason, again });
        return null;
      case 'CANCELLED':
        await this.#settlement.end(attempt, { status: 'CANCELLED', failure: null, again });
        return null;
      default:
        if (outcome.state === 'APPROVED' && attempt.status === 'OPEN') return this.#take(attempt, {});
        await this.#settlement.stayOpen(attempt);
        return null;
    }
  }

  async #read(id: string): Promise<AttemptToAsk | undefined> {
    const [attempt] = await this.#database.query(sql.attemptsToAsk({ ids: [id] }));
    return attempt;
  }

  #payment(attempt: AttemptToAsk, ip?: string): ProviderPayment {
    return toPayment(attempt, this.#publicUrl, ip);
  }
}

const startedOrFailure = async (
  provider: PaymentProvider,
  payment: ProviderPayment,
): Promise<Started | PaymentFailure> => {
  try {
    return await provider.start(payment);
  } catch (error) {
    if (error instanceof ProviderRefused) return 'PROVIDER_REFUSED';
    if (error instanceof ProviderUnreachable) return 'UNREACHABLE';
    throw error;
  }
};
