import { describe, expect, test, vi } from 'vitest';
import {
  keyOf,
  parseKeptOrders,
  printKeptOrders,
  type Answer,
  type ConfirmedOrder,
  type KeptOrder,
} from './keptOrders.ts';
import { OrderSender, type Surroundings } from './OrderSender.ts';

// Stored orders have the whole addresses of pictures.
vi.stubGlobal('location', { origin: 'https://shop.example.com' });

/** Returns random numbers from 0 to 1, the same for the same seed (mulberry32). */
const randomBy = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};

/** Time that passes only when nothing else is left to do. */
class Clock {
  now = 0;
  #events: { at: number; work: () => void }[] = [];

  later(ms: number, work: () => void): () => void {
    const event = { at: this.now + ms, work };
    this.#events.push(event);
    return () => {
      this.#events = this.#events.filter((one) => one !== event);
    };
  }

  /** Lets time pass until the condition holds, or nothing more would happen. */
  async until(isDone: () => boolean): Promise<void> {
    for (;;) {
      // First everything goes on that waits for a promise, however many follow each other.
      for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
      const next = this.#events.toSorted((one, other) => one.at - other.at)[0];
      if (!next || isDone()) return;
      this.#events = this.#events.filter((one) => one !== next);
      this.now = next.at;
      next.work();
    }
  }
}

/** The rule of the shop: the same key and content is the same order, anything else under the key is refused. */
class Shop {
  /** The orders that were stored. */
  readonly orders: { id: string; key: string; content: string }[] = [];

  receive(key: string, content: string): Answer {
    const before = this.orders.find((order) => order.key === key);
    if (before && before.content !== content) throw new Error('A key was used for two orders.');
    const order = before ?? { id: `order-${this.orders.length}`, key, content };
    if (!before) this.orders.push(order);
    return { kind: 'placed', awaits: null, orderId: order.id };
  }
}

/** A browser with several tabs that share its storage and locks, behind a network that loses messages. */
class Browser {
  readonly clock = new Clock();
  readonly shop = new Shop();
  readonly customerId = 'customer-1';
  isOnline = true;
  stored = 'null';
  tabs: Tab[] = [];
  /** The answers of which the customer was told, by key. */
  readonly told = new Map<string, Answer>();
  readonly random: () => number;
  readonly loss: number;
  readonly #locks = new Map<string, { tab: Tab; begin: () => void }[]>();

  constructor(seed: number, loss: number) {
    this.random = randomBy(seed);
    this.loss = loss;
  }

  get kept(): readonly KeptOrder[] {
    return parseKeptOrders(JSON.parse(this.stored));
  }

  openTab(): Tab {
    const tab = new Tab(this);
    this.tabs.push(tab);
    tab.open();
    return tab;
  }

  closeTab(tab: Tab): void {
    tab.isOpen = false;
    this.tabs = this.tabs.filter((one) => one !== tab);
    // The browser releases the locks of a closed tab.
    for (const key of this.#locks.keys()) this.release(key, tab);
  }

  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
    if (isOnline) for (const tab of this.tabs) tab.tellBack();
  }

  lock(key: string, tab: Tab, begin: () => void): void {
    const waiting = this.#locks.get(key) ?? [];
    this.#locks.set(key, [...waiting, { tab, begin }]);
    if (waiting.length === 0) begin();
  }

  /** Removes all requests of a tab for a lock, and begins the next one's work. */
  release(key: string, tab: Tab): void {
    const waiting = this.#locks.get(key) ?? [];
    const left = waiting.filter((one) => one.tab !== tab);
    this.#locks.set(key, left);
    if (waiting[0] !== left[0]) left[0]?.begin();
  }

  /** A request on a network that loses requests and answers, and delivers some twice. */
  request(key: string, content: string, end: (answer: Answer | null) => void): void {
    const delay = () => 20 + this.random() * 2000;
    const isLost = !this.isOnline || this.random() < this.loss;
    const arrives = this.isOnline && (!isLost || this.random() < 0.5);
    const repeats = this.isOnline && this.random() < 0.1;
    if (repeats) this.clock.later(delay() + this.random() * 60_000, () => this.shop.receive(key, content));
    if (!arrives) {
      this.clock.later(this.isOnline ? 30_000 : 1, () => end(null));
      return;
    }
    this.clock.later(delay(), () => {
      const answer = this.shop.receive(key, content);
      this.clock.later(isLost ? 30_000 : delay(), () => end(isLost ? null : answer));
    });
  }
}

/** A tab with the sending code of the web. */
class Tab {
  isOpen = true;
  readonly sender: OrderSender;
  readonly #browser: Browser;
  readonly #listeners = new Set<() => void>();
  readonly #back = new Set<() => void>();

  constructor(browser: Browser) {
    this.#browser = browser;
    const surroundings: Surroundings = {
      now: () => browser.clock.now,
      isOnline: () => browser.isOnline,
      isSignedIn: (customerId) => customerId === browser.customerId,
      alone: (key, work) =>
        new Promise((resolve, reject) =>
          browser.lock(key, this, () =>
            work()
              .finally(() => browser.release(key, this))
              .then(resolve, reject),
          ),
        ),
      later: (ms, work) => browser.clock.later(ms, () => this.isOpen && work()),
      onBack: (tell) => {
        this.#back.add(tell);
        return () => this.#back.delete(tell);
      },
      onPlaced: () => {},
    };
    const kept = {
      read: () => browser.kept,
      write: (orders: readonly KeptOrder[]) => {
        if (!this.isOpen) return;
        browser.stored = JSON.stringify(printKeptOrders(orders));
        // Other tabs learn it a moment later.
        for (const tab of browser.tabs) browser.clock.later(tab === this ? 0 : 5, () => tab.tellStored());
      },
      subscribe: (listener: () => void) => {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
      },
    };
    this.sender = new OrderSender(kept, surroundings);
  }

  readonly place = (input: ConfirmedOrder['input']) =>
    new Promise<Answer | null>((resolve) =>
      this.#browser.request(input.idempotencyKey, JSON.stringify(input), (answer) => {
        // A closed tab hears nothing any more.
        if (this.isOpen) resolve(answer);
      }),
    );

  open(): void {
    this.sender.keepSending(this.#browser.customerId, this.place);
  }

  tellBack(): void {
    for (const tell of this.#back) tell();
  }

  tellStored(): void {
    if (this.isOpen) for (const tell of this.#listeners) tell();
  }

  sendNow(order: ConfirmedOrder): void {
    void this.sender.send(keyOf(order), this.place);
  }

  /** What the checkout does: it shows the answer, and sends the order. */
  confirm(order: ConfirmedOrder): void {
    const key = keyOf(order);
    this.sender.onAnswer(key, (answer) => this.#browser.told.set(key, answer));
    void this.sender.confirm(order, this.place);
  }
}

let wishes = 0;

/** Returns a wish for an order with a key of its own. */
const aWish = (): ConfirmedOrder => {
  const attempt = `a-wish-of-a-customer-${(wishes += 1)}`;
  const line = { productId: `product-${wishes}`, quantity: 1, color: null, size: null };
  return {
    customerId: 'customer-1',
    input: {
      idempotencyKey: attempt,
      lines: [{ ...line, seenPriceCents: 100 }],
      paymentMethod: 'CASH_ON_DELIVERY',
      shippingAddress: { name: 'Rahima', address: 'Dhaka', phone: '01712345678', email: 'rahima@gmail.com' },
    },
    purchase: {
      lines: [{ ...line, name: 'Lamp', image: { path: '/lamp', alt: 'A lamp' }, priceCents: 100 }],
      fromCart: false,
      attempt,
    },
  };
};

/** Returns one of the list at random. */
const oneOf = <Item>(list: readonly Item[], random: () => number): Item | undefined =>
  list[Math.floor(random() * list.length)];

/** A customer orders several things while tabs are opened and closed and the network comes and goes. */
const shopForAWhile = async (browser: Browser, wanted: readonly ConfirmedOrder[]): Promise<void> => {
  const { clock, random } = browser;
  const someTab = () => oneOf(browser.tabs, random) ?? browser.openTab();
  const anyTime = () => random() * wanted.length * 60_000;
  for (const wish of wanted) {
    const at = anyTime();
    clock.later(at, () => {
      const tab = someTab();
      tab.confirm(wish);
      // A double click, or the same checkout in a second tab.
      if (random() < 0.3) tab.confirm(wish);
      if (random() < 0.2) browser.openTab().confirm(wish);
      // Closed before anything came back.
      if (random() < 0.2) browser.closeTab(tab);
    });
    clock.later(at + random() * 20_000, () => someTab().sendNow(wish));
    clock.later(anyTime(), () => browser.closeTab(someTab()));
    clock.later(anyTime(), () => browser.openTab());
    const gone = anyTime();
    clock.later(gone, () => browser.setOnline(false));
    clock.later(gone + random() * 30_000, () => browser.setOnline(true));
  }
  // In the end one tab stays open, with the same bad network.
  clock.later(wanted.length * 60_000 + 30_000, () => {
    browser.setOnline(true);
    browser.openTab();
  });
  await clock.until(
    () => clock.now > wanted.length * 60_000 + 30_000 && browser.kept.every(({ answer }) => answer !== null),
  );
};

test('10,000 orders at 30 % loss become exactly one order each, and each customer is told', async () => {
  let orders = 0;
  for (let seed = 0; seed < 2500; seed += 1) {
    const browser = new Browser(seed, 0.3);
    const wanted = [aWish(), aWish(), aWish(), aWish()];
    await shopForAWhile(browser, wanted);
    const placed = browser.shop.orders.map(({ key }) => key).toSorted();
    expect(placed, `seed ${seed}`).toEqual(wanted.map(keyOf).toSorted());
    for (const { id, key } of browser.shop.orders) {
      // By the page of the checkout, or by the notice of what is stored.
      const told = browser.told.get(key) ?? browser.kept.find((order) => keyOf(order) === key)?.answer;
      expect(told, `seed ${seed}`).toEqual({ kind: 'placed', awaits: null, orderId: id });
    }
    orders += placed.length;
  }
  expect(orders).toBe(10_000);
}, 120_000);

describe('an order that is withdrawn', () => {
  test('is not placed when it was confirmed without a network, however long the page stays', async () => {
    const browser = new Browser(1, 0);
    const tab = browser.openTab();
    browser.isOnline = false;
    const wish = aWish();
    tab.confirm(wish);
    await browser.clock.until(() => browser.clock.now > 20_000);
    tab.sender.withdraw(keyOf(wish));
    browser.setOnline(true);
    await browser.clock.until(() => false);
    expect([browser.kept, browser.shop.orders]).toEqual([[], []]);
  });

  test('stays known when it may have arrived, and is not sent again', async () => {
    const browser = new Browser(1, 1);
    const tab = browser.openTab();
    const wish = aWish();
    tab.confirm(wish);
    await browser.clock.until(() => browser.clock.now >= 30_000);
    tab.sender.withdraw(keyOf(wish));
    const before = browser.shop.orders.length;
    await browser.clock.until(() => false);
    expect(browser.kept).toMatchObject([{ isWithdrawn: true, answer: null }]);
    expect(browser.shop.orders.length - before).toBe(0);
  });
});

test('the pauses between attempts grow to five minutes, and begin anew when the network is back', async () => {
  const browser = new Browser(1, 1);
  const times: number[] = [];
  const { clock } = browser;
  const tab = new Tab(browser);
  browser.tabs.push(tab);
  const place = async () => {
    times.push(clock.now);
    return null;
  };
  tab.sender.keepSending(browser.customerId, place);
  void tab.sender.confirm(aWish(), place);
  await clock.until(() => times.length >= 12);
  const pauses = times.slice(1).map((at, index) => at - (times[index] ?? 0));
  expect(pauses[0]).toBeLessThan(15_000);
  expect(pauses.at(-1)).toBeGreaterThanOrEqual(300_000);
  expect(pauses.at(-1)).toBeLessThan(400_000);
  browser.setOnline(true);
  await clock.until(() => times.length >= 14);
  expect((times[13] ?? 0) - (times[12] ?? 0)).toBeLessThan(15_000);
});
