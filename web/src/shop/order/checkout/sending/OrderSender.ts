import { keyOf, type Answer, type ConfirmedOrder, type KeptOrder, type KeptOrders } from './keptOrders.ts';

/** For how long an order is sent by itself, in milliseconds. After that only the customer sends it. */
const BY_ITSELF_MS = 24 * 60 * 60_000;
/** The first pause after a failure, in milliseconds; each further one is twice as long. */
const FIRST_PAUSE_MS = 5000;
/** The longest pause, in milliseconds. */
const LONGEST_PAUSE_MS = 5 * 60_000;

/** Sends an order. Resolves with null when no answer came, so that it may have been placed or not. */
export type Place = (input: ConfirmedOrder['input']) => Promise<Answer | null>;

/** What sending needs of the browser. */
export interface Surroundings {
  /** The current time in milliseconds. */
  now: () => number;
  /** Whether the browser has a network, as far as it knows. */
  isOnline: () => boolean;
  /** Whether requests are now sent in the name of this customer. */
  isSignedIn: (customerId: string) => boolean;
  /** Runs work for an order in one tab at a time. */
  alone: <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;
  /** Does work after a time, unless the returned function is called before. */
  later: (ms: number, work: () => void) => () => void;
  /** Calls `tell` when the network may be back, until the returned function is called. */
  onBack: (tell: () => void) => () => void;
  /** Called once for an order that was placed, in the tab that learns it. */
  onPlaced: (order: KeptOrder) => void;
}

/**
 * Sends confirmed orders. An order is stored before its first attempt, and stays until an answer has come: whatever
 * happens on the way, to this tab or to its answer, it is sent again with the same key, and the shop places it once.
 */
export class OrderSender {
  readonly #kept: Pick<KeptOrders, 'read' | 'write' | 'subscribe'>;
  readonly #browser: Surroundings;
  readonly #underWay = new Map<string, Promise<void>>();
  /** The orders that this tab has sent without getting an answer. */
  readonly #unanswered = new Set<string>();
  readonly #handlers = new Map<string, (answer: Answer) => void>();
  readonly #listeners = new Set<() => void>();

  constructor(kept: Pick<KeptOrders, 'read' | 'write' | 'subscribe'>, browser: Surroundings) {
    this.#kept = kept;
    this.#browser = browser;
  }

  /** Keeps an order that the customer has confirmed, in place of an earlier one with its key, and sends it. */
  async confirm(order: ConfirmedOrder, place: Place): Promise<void> {
    const before = this.#find(keyOf(order));
    const kept: KeptOrder = {
      ...order,
      confirmedAt: this.#browser.now(),
      mayHaveArrived: before?.mayHaveArrived ?? false,
      isWithdrawn: false,
      answer: null,
    };
    this.#unanswered.delete(keyOf(order));
    this.#kept.write([...this.#kept.read().filter((other) => keyOf(other) !== keyOf(order)), kept]);
    await this.send(keyOf(order), place);
  }

  /** Sends an order, unless it is already on its way. */
  send(key: string, place: Place): Promise<void> {
    const running = this.#underWay.get(key);
    if (running) return running;
    const sent = this.#browser
      .alone(key, () => this.#sendAlone(key, place))
      .finally(() => {
        this.#underWay.delete(key);
        this.#tell();
      });
    this.#underWay.set(key, sent);
    this.#tell();
    return sent;
  }

  /** Whether this tab is sending the order. */
  isSending(key: string): boolean {
    return this.#underWay.has(key);
  }

  /** Whether this tab has sent the order without getting an answer. */
  isUnanswered(key: string): boolean {
    return this.#unanswered.has(key);
  }

  /** Calls the listener when sending begins or ends, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Does not send the order any more. If it may have reached the shop it stays, so that the customer can be told when
   * an answer still comes.
   */
  withdraw(key: string): void {
    const order = this.#find(key);
    if (order?.mayHaveArrived) this.#change(key, { isWithdrawn: true });
    else this.forget(key);
  }

  /** Removes an order. */
  forget(key: string): void {
    this.#kept.write(this.#kept.read().filter((other) => keyOf(other) !== key));
  }

  /** Calls the handler with the answer to an order, and removes the order; until the returned function is called. */
  onAnswer(key: string, handler: (answer: Answer) => void): () => void {
    const take = () => {
      const order = this.#find(key);
      // Of a withdrawn order a notice tells.
      if (!order?.answer || order.isWithdrawn) return;
      this.forget(key);
      handler(order.answer);
    };
    this.#handlers.set(key, handler);
    const stop = this.#kept.subscribe(take);
    take();
    return () => {
      stop();
      if (this.#handlers.get(key) === handler) this.#handlers.delete(key);
    };
  }

  /**
   * Sends what a customer has confirmed, until the returned function is called: at once, when the network may be back,
   * and after growing pauses. Orders of somebody else, which were left here when their session expired, are removed.
   */
  keepSending(customerId: string, place: Place): () => void {
    let failures = 0;
    let isBusy = false;
    let isOver = false;
    let cancel: (() => void) | null = null;
    const due = () => this.#kept.read().filter((order) => this.#isDue(order, customerId));
    const run = async () => {
      cancel?.();
      cancel = null;
      if (isBusy || isOver) return;
      isBusy = true;
      if (this.#browser.isOnline()) {
        await Promise.all(due().map((order) => this.send(keyOf(order), place)));
        failures += 1;
      }
      isBusy = false;
      schedule();
    };
    const schedule = () => {
      if (isOver || isBusy || cancel) return;
      if (due().length === 0) failures = 0;
      else cancel = this.#browser.later(pauseAfter(failures), () => void run());
    };
    const runAtOnce = () => {
      failures = 0;
      void run();
    };
    const foreign = this.#kept.read().some((order) => order.customerId !== customerId);
    if (foreign) this.#kept.write(this.#kept.read().filter((order) => order.customerId === customerId));
    const stopFollowing = this.#kept.subscribe(schedule);
    const stopListening = this.#browser.onBack(runAtOnce);
    runAtOnce();
    return () => {
      isOver = true;
      cancel?.();
      stopFollowing();
      stopListening();
    };
  }

  /** Whether an order was confirmed so long ago that it is not sent by itself. */
  isOld({ confirmedAt }: KeptOrder): boolean {
    return Math.abs(this.#browser.now() - confirmedAt) > BY_ITSELF_MS;
  }

  #isDue(order: KeptOrder, customerId: string): boolean {
    return order.customerId === customerId && !order.answer && !order.isWithdrawn && !this.isOld(order);
  }

  async #sendAlone(key: string, place: Place): Promise<void> {
    // Another tab may have got the answer while this one waited.
    const order = this.#find(key);
    if (!order || order.answer || order.isWithdrawn) return;
    if (!this.#browser.isSignedIn(order.customerId)) return;
    // Without any network nothing leaves the browser.
    if (this.#browser.isOnline()) this.#change(key, { mayHaveArrived: true });
    const answer = await place(order.input);
    if (!answer) {
      this.#unanswered.add(key);
      return;
    }
    this.#unanswered.delete(key);
    if (answer.kind === 'placed') this.#browser.onPlaced(order);
    this.#settle(key, answer);
  }

  /**
   * Hands the answer to the checkout of this tab; without one it is stored, for the checkout of another tab or a
   * notice.
   */
  #settle(key: string, answer: Answer): void {
    const order = this.#find(key);
    // Meanwhile the customer has signed out: nobody is to be told.
    if (!order) return;
    const handler = order.isWithdrawn ? undefined : this.#handlers.get(key);
    // What was withdrawn and is refused has ended as the customer wished.
    if (handler || (order.isWithdrawn && answer.kind !== 'placed')) this.forget(key);
    else this.#change(key, { answer });
    handler?.(answer);
  }

  #find(key: string): KeptOrder | undefined {
    return this.#kept.read().find((order) => keyOf(order) === key);
  }

  #change(key: string, change: Partial<KeptOrder>): void {
    const orders = this.#kept.read();
    if (orders.some((order) => keyOf(order) === key))
      this.#kept.write(orders.map((order) => (keyOf(order) === key ? { ...order, ...change } : order)));
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/**
 * Returns the pause after so many failures. Its random part keeps browsers that lost the shop together from coming back
 * together.
 */
const pauseAfter = (failures: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.max(failures - 1, 0), LONGEST_PAUSE_MS) * (1 + Math.random() / 4);
