import { amountsDue, paymentStateOf } from '../src/sales/payment/amounts.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHOICES, type Choice } from '#demo/payments/choices.ts';
import type { FaultSettings } from '#demo/payments/faults.ts';
import type { TwinPayment } from '#demo/payments/payments.ts';
import { reconcile } from '../src/sales/payment/attempts/reconcile.ts';
import { compactId } from '../src/sales/payment/providers/provider.ts';
import { paisaOf } from '../src/sales/payment/providers/taka.ts';
import type { Person } from './factories.ts';
import {
  approveReturn,
  buy,
  changeStatus,
  readOrder,
  receiveReturn,
  refund,
  requestReturn,
  ship,
  type MovedOrder,
  type StepResult,
} from './order-steps.ts';
import { refundsOf } from './paid-orders.ts';
import { isLong, runs } from './runs.ts';
import { openShop } from './setup.ts';
import { openTwin, type BrowserReturn } from './twin.ts';

const twin = await openTwin();
const shop = await openShop({ env: twin.env });
const other = await openShop({ env: twin.env, beside: shop });
twin.connect(shop);
const { services, database, runJobs, runSchedule } = refundsOf(shop);

/** Two admins, each at a server of their own. */
const admin = await shop.admin();
const admins = [admin, { ...admin, ...other.withToken(admin.token) }] as const;

const STOCK = 8;
const ONLINE = ['CARD', 'NAGAD', 'BKASH'] as const;
const METHODS = [...ONLINE, 'CASH_ON_DELIVERY'] as const;

/** What a run has made. */
interface Scene {
  products: string[];
  customers: Person[];
  orders: { id: string; owner: Person }[];
  /** Pages of providers on which somebody can still choose, oldest first. */
  pages: string[];
  /** How browsers have returned; some do it once more. */
  returns: BrowserReturn[];
}

/** What somebody does: with which order or page, at which server, and a number that the action may use. */
interface Action {
  what: keyof typeof actions;
  which: number;
  at: 0 | 1;
  number: number;
}

interface Doing {
  scene: Scene;
  admin: Person;
  owner: Person;
  id: string;
  action: Action;
}

type Act = (doing: Doing) => Promise<StepResult | void>;

const of = <Item>(items: readonly Item[], which: number): Item | undefined => items[which % items.length];

/** Begins to pay with a method; the page of the provider is one more to choose on. */
const startWith = async ({ scene, owner, id }: Doing, method: string): Promise<void> => {
  const { data, errors, answer } = await owner.graphqlAnswer<{
    it: { __typename: string; redirectUrl?: string | null };
  }>(
    `mutation ($input: StartPaymentInput!) { it: startPayment(input: $input) {
      __typename ... on StartPaymentSuccess { redirectUrl }
    } }`,
    { input: { orderId: id, method } },
  );
  if (answer.status >= 500) throw answer.failure('The payment could not be begun.');
  expect(errors).toEqual([]);
  if (data?.it.redirectUrl) scene.pages.push(data.it.redirectUrl);
};

/**
 * Lets a browser return to the shop; where it is sent on to another page of the provider, that is one more to choose
 * on.
 */
const goBack = async ({ pages }: Scene, move: BrowserReturn): Promise<void> => {
  const response = await twin.goBack(move);
  expect(response.status).toBe(303);
  const location = response.headers.get('location') ?? '';
  if (location.startsWith(twin.url)) pages.push(location);
};

/** Chooses on a page of a provider; returns null when the browser does not return, or the page is over. */
const chooseOn = (page: string, choice: Choice): Promise<BrowserReturn | null> =>
  twin.choose(page, choice).catch((error: unknown) => {
    if (String(error).includes('answers 410')) return null;
    throw error;
  });

/** Chooses on a page of a provider. The browser returns, unless it is closed or the customer is in no hurry. */
const choose = async ({ scene, action }: Doing, choice: Choice): Promise<void> => {
  // The newest pages are the likelier ones; old ones are left open in other tabs.
  const page = scene.pages.at(-1 - (action.which % Math.max(scene.pages.length, 1)));
  if (page === undefined) return;
  const move = await chooseOn(page, choice);
  if (!move) return;
  scene.returns.push(move);
  if (action.number % 5 > 0) await goBack(scene, move);
};

/** The step that comes next on the usual way; so that many orders get far. */
const advance: Act = async ({ admin, owner, id }) => {
  const { status, return: returned } = await readOrder(admin, id);
  if (status === 'PENDING') return changeStatus(admin, id, 'PROCESSED');
  if (status === 'PROCESSED') return ship(admin, id);
  if (status === 'SHIPPED') return changeStatus(admin, id, 'OUT_FOR_DELIVERY');
  if (status === 'OUT_FOR_DELIVERY') return changeStatus(admin, id, 'DELIVERED');
  if (status !== 'DELIVERED') return undefined;
  if (returned === null) return requestReturn(owner, id);
  return returned.status === 'APPROVED' ? receiveReturn(admin, id) : approveReturn(admin, id);
};

/** Lets time pass for everything that waits. */
const pass = async (minutes: number): Promise<void> => {
  const shift = `make_interval(mins => ${minutes})`;
  await shop.sql(
    `UPDATE payment_attempts SET next_check_at = next_check_at - ${shift}, started_at = started_at - ${shift},
      claimed_at = claimed_at - ${shift}, asked_at = NULL`,
  );
  await shop.sql(`UPDATE orders SET reserved_until = reserved_until - ${shift} WHERE reserved_until IS NOT NULL`);
  await shop.sql(`UPDATE payment_refunds SET next_check_at = next_check_at - ${shift}, asked_at = asked_at - ${shift}`);
};

/** What a server does every minute, and as soon as something has happened. */
const work = async (): Promise<void> => {
  await reconcile(database, services, shop.log);
  await shop.deliverEvents();
  await runJobs();
  await runSchedule();
  await shop.deliverEvents();
};

const grant = async (admin: Person, orderId: string, amountCents: number): Promise<void> => {
  const { errors, answer } = await admin.graphqlAnswer(
    `mutation ($input: GrantRefundInput!) { grantRefund(input: $input) { __typename } }`,
    { input: { orderId, amountCents, reason: 'A scratch' } },
  );
  if (answer.status >= 500) throw answer.failure('Nothing could be given back.');
  expect(errors).toEqual([]);
};

interface ToSettle {
  id: string;
  problem: string;
  decisions: string[];
}

const listed = async (): Promise<ToSettle[]> =>
  (
    await admin.graphql<{ it: { nodes: ToSettle[] } }>(
      '{ it: paymentsToSettle(first: 100) { nodes { id problem decisions } } }',
    )
  ).it.nodes;

/** Decides about something of the list; another admin may be first. */
const decide = async (admin: Person, { id }: ToSettle, decision: string): Promise<void> => {
  const { answer } = await admin.graphqlAnswer(
    `mutation ($input: SettlePaymentInput!) { settlePayment(input: $input) { __typename } }`,
    { input: { id, decision } },
  );
  if (answer.status >= 500) throw answer.failure('Nothing could be decided.');
};

const actions = {
  advance,
  start: (doing) => startWith(doing, of(METHODS, doing.action.number) ?? 'CARD'),
  startOnline: (doing) => startWith(doing, of(ONLINE, doing.action.number) ?? 'CARD'),
  approve: (doing) => choose(doing, 'APPROVE'),
  choose: (doing) => choose(doing, of(CHOICES, doing.action.number) ?? 'APPROVE'),
  comeAgain: async ({ scene, action }) => {
    const move = of(scene.returns, action.which);
    if (move) await goBack(scene, move);
  },
  check: async ({ owner, id }) => {
    await owner.graphqlAnswer('mutation ($id: ID!) { checkPayment(orderId: $id) { id } }', { id });
  },
  work: async () => work(),
  wait: async ({ action }) => {
    await pass(1 + (action.number % 20));
    await work();
  },
  cancelOwn: ({ owner, id }) => changeStatus(owner, id, 'CANCELLED'),
  cancel: ({ admin, id }) => changeStatus(admin, id, 'CANCELLED'),
  giveBack: ({ admin, id, action }) => grant(admin, id, 100 + action.number),
  payByHand: ({ admin, id, action }) => refund(admin, id, 100 + action.number),
  decide: async ({ admin, action }) => {
    const item = of(await listed(), action.which);
    if (item) await decide(admin, item, of(item.decisions, action.number) ?? '');
  },
} satisfies Record<string, Act>;

const anyAction = fc.record<Action>({
  what: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('startOnline' as const, 'approve' as const, 'advance' as const) },
    { weight: 3, arbitrary: fc.constantFrom(...(Object.keys(actions) as (keyof typeof actions)[])) },
  ),
  which: fc.nat(20),
  at: fc.constantFrom(0, 1),
  number: fc.nat(5000),
});

const anyFault = fc.oneof(
  { weight: 3, arbitrary: fc.constant<FaultSettings>({}) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<FaultSettings>(
      { notifyLate: true },
      { notifyTwice: true },
      { notifyNever: true },
      { notifyForged: 'SIGNATURE' },
      { notifyForged: 'AMOUNT' },
      { wrongAmount: true },
      { risky: true },
      { down: '503' },
      { down: 'CUT' },
      { expiredToken: true },
      { timeoutAt: 'start' },
      { timeoutAt: 'confirm' },
      { timeoutAt: 'confirm', after: true },
      { timeoutAt: 'query' },
      { timeoutAt: 'refund' },
      { timeoutAt: 'refund', after: true },
      { refundPending: true },
      { refundFailed: true },
    ),
  },
);

/** What goes wrong when the last refunds are sent. */
const anyRefundFault = fc.constantFrom<FaultSettings>(
  {},
  { refundFailed: true },
  { refundPending: true },
  { timeoutAt: 'refund', after: true },
  { down: '503' },
);

/** Actions that happen at once; what goes wrong at the providers meanwhile; and what is bought before. */
const anyWave = fc.record({
  bought: fc.array(
    fc.record({
      quantities: fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 2 })),
      method: fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...ONLINE) },
        { weight: 1, arbitrary: fc.constant('CASH_ON_DELIVERY' as const) },
      ),
    }),
    { maxLength: 2 },
  ),
  faults: anyFault,
  actions: fc.array(anyAction, { minLength: 1, maxLength: 6 }),
});

/** How many steps orders go on after that, one after the other. */
const anyEnds = fc.array(fc.nat(9), { minLength: 6, maxLength: 6 });

const purchase = async (
  { products, customers, orders }: Scene,
  quantities: readonly number[],
  method: string,
): Promise<void> => {
  const owner = of(customers, orders.length) as Person;
  const lines = quantities.flatMap((quantity, index) =>
    quantity > 0 ? [{ productId: products[index] ?? '', quantity }] : [],
  );
  try {
    orders.push({ id: (await buy(owner, lines, method)).id, owner });
  } catch (error) {
    if (!String(error).includes('OutOfStock')) throw error;
  }
};

interface StoredOrder {
  id: string;
  status: MovedOrder['status'];
  awaits: string | null;
  holdsStock: boolean;
  totalCents: number;
  method: string;
  charged: number;
  credited: number;
  collected: number;
  refunded: number;
  /** What lists say of its payment. */
  paymentState: string;
  /** Pieces by product. */
  pieces: Record<string, number>;
  /** What providers are asked to pay back, in cents. */
  goingBack: number;
  /** Whether it is listed as one of which money must go back by hand. */
  isListed: boolean;
  attempts: {
    id: string;
    status: string;
    problem: string | null;
    paidPaisa: number | null;
    collectedCents: number | null;
    refundedCents: number;
    refundedPaisa: number;
    /** What refunds that are done say, in cents. */
    doneCents: number;
    openRefunds: number;
  }[];
}

const sumOf = (kind: string) =>
  `(SELECT coalesce(sum(amount_cents), 0)::integer FROM payment_entries WHERE order_id = o.id AND kind = '${kind}')`;

/** Reads all orders of a scene in one moment, as another request could see them. */
const storedOf = ({ orders }: Scene): Promise<StoredOrder[]> =>
  shop.sql<StoredOrder>(
    `SELECT o.id, o.status, o.awaits, o.holds_stock AS "holdsStock", o.total_cents AS "totalCents", o.payment_method AS method,
      ${sumOf('CHARGED')} AS charged, ${sumOf('CREDITED')} AS credited,
      o.payment_state AS "paymentState",
      ${sumOf('COLLECTED')} AS collected, ${sumOf('REFUNDED')} AS refunded,
      (SELECT coalesce(sum(amount_cents), 0)::integer FROM payment_refunds WHERE order_id = o.id AND ended_at IS NULL) AS "goingBack",
      EXISTS (SELECT FROM refunds_due WHERE order_id = o.id) AS "isListed",
      (SELECT json_object_agg(product_id, pieces) FROM (
        SELECT product_id, sum(quantity)::integer AS pieces FROM order_lines WHERE order_id = o.id GROUP BY 1) l) AS pieces,
      (SELECT coalesce(json_agg(json_build_object('id', a.id, 'status', a.status, 'problem', a.problem, 'paidPaisa', a.paid_paisa,
        'collectedCents', (SELECT amount_cents FROM payment_entries WHERE attempt_id = a.id AND kind = 'COLLECTED'),
        'refundedCents', (SELECT coalesce(sum(amount_cents), 0) FROM payment_entries WHERE attempt_id = a.id AND kind = 'REFUNDED'),
        'refundedPaisa', (SELECT coalesce(sum(amount_paisa), 0) FROM payment_refunds WHERE attempt_id = a.id AND status = 'DONE'),
        'doneCents', (SELECT coalesce(sum(amount_cents), 0) FROM payment_refunds WHERE attempt_id = a.id AND status = 'DONE'),
        'openRefunds', (SELECT count(*) FROM payment_refunds WHERE attempt_id = a.id AND ended_at IS NULL))), '[]')
        FROM payment_attempts a WHERE a.order_id = o.id) AS attempts
    FROM orders o WHERE o.id = ANY ($1) ORDER BY o.id`,
    [orders.map(({ id }) => id)],
  );

/** Returns what lists must say of an order's payment: what its own page shows. */
const shownStateOf = ({ charged, credited, collected, refunded, goingBack }: StoredOrder) => {
  const [chargedCents, creditedCents] = [charged, credited];
  const sums = { collectedCents: collected, refundedCents: refunded, goingBackCents: goingBack };
  return paymentStateOf({ ...sums, ...amountsDue({ chargedCents, creditedCents, ...sums }) });
};

const UNDONE = ['CANCELLED', 'RETURNED'];

/**
 * Expects what must be true at every moment: that pieces are where orders say, and the ledger says what orders and
 * payments say.
 */
const expectTrue = async (scene: Scene): Promise<void> => {
  const [stock, orders] = await Promise.all([
    shop.sql<{ id: string; available: number; reserved: number; sold: number }>(
      'SELECT product_id AS id, available, reserved, sold FROM product_stock WHERE product_id = ANY ($1)',
      [scene.products],
    ),
    storedOf(scene),
  ]);
  for (const { id, available, reserved, sold } of stock) {
    const piecesIn = (isThere: (order: StoredOrder) => boolean) =>
      orders.filter(isThere).reduce((sum, { pieces }) => sum + (pieces[id] ?? 0), 0);
    expect({ all: available + reserved + sold, reserved, sold }, JSON.stringify(orders)).toEqual({
      all: STOCK,
      reserved: piecesIn(({ status, holdsStock }) => holdsStock && status !== 'DELIVERED' && !UNDONE.includes(status)),
      sold: piecesIn(({ status }) => status === 'DELIVERED'),
    });
    expect(Math.min(available, reserved, sold)).toBeGreaterThanOrEqual(0);
  }
  for (const order of orders) {
    const about = JSON.stringify(order);
    const { status, awaits, holdsStock, charged, credited, collected, refunded, attempts } = order;
    expect(charged, about).toBe(order.totalCents);
    expect(credited, about).toBeLessThanOrEqual(charged);
    if (UNDONE.includes(status)) expect(credited, about).toBe(charged);
    expect(refunded, about).toBeLessThanOrEqual(collected);
    expect(order.isListed, about).toBe(charged - credited - collected + refunded + order.goingBack < 0);
    expect(order.paymentState, about).toBe(shownStateOf(order));
    if (!holdsStock) expect(['PENDING', 'CANCELLED'], about).toContain(status);
    if (awaits !== null) expect(['PENDING', 'CANCELLED'], about).toContain(status);
    for (const attempt of attempts) {
      expect(attempt.collectedCents !== null, about).toBe(attempt.status === 'PAID');
      expect(attempt.refundedCents, about).toBeLessThanOrEqual(attempt.collectedCents ?? 0);
      expect(attempt.refundedCents, about).toBe(attempt.doneCents);
      expect(attempt.refundedPaisa, about).toBeLessThanOrEqual(attempt.paidPaisa ?? 0);
    }
    const byProvider = attempts.reduce((sum, { collectedCents }) => sum + (collectedCents ?? 0), 0);
    const wasDelivered = status === 'DELIVERED' || status === 'RETURNED';
    if (order.method !== 'CASH_ON_DELIVERY' || !wasDelivered) expect(collected, about).toBe(byProvider);
    // Nothing leaves the shop that is neither paid nor to be paid at the door.
    if (order.method !== 'CASH_ON_DELIVERY' && status !== 'PENDING' && !UNDONE.includes(status))
      expect(collected - refunded, about).toBeGreaterThanOrEqual(charged - credited);
  }
};

const paisa = (taka: string | null | undefined) => paisaOf(taka ?? '0') ?? 0;

/** What a provider has taken, and what of it has gone back, in paisa. */
const bookedAt = (payment: TwinPayment | undefined) => ({
  taken: payment?.state === 'PAID' ? paisa(payment.details['paid'] ?? payment.amount) : 0,
  back: (payment?.refunds ?? []).reduce((sum, { amount, state }) => sum + (state === 'DONE' ? paisa(amount) : 0), 0),
});

/**
 * Pays an order that waits for it, if its pieces are there, and takes some of its next steps; of some the shop gives a
 * part back.
 */
const goOn = async (scene: Scene, { id, owner }: Scene['orders'][number], steps: number): Promise<void> => {
  const action = { what: 'advance', which: 0, at: 0, number: steps } as const;
  const own = { scene: { ...scene, pages: [], returns: [] }, admin, owner, id, action };
  if (steps > 1) await startWith(own, of(ONLINE, steps) ?? 'CARD');
  // Save bKash Account has two pages.
  for (let page = 0; page < 2 && own.scene.pages.length > page; page += 1)
    await choose({ ...own, action: { ...action, number: 1 } }, 'APPROVE');
  if (steps % 3 === 0) await grant(admin, id, 101 + steps);
  for (let step = 0; step < steps; step += 1) await advance(own);
};

/** Buys something, and has no money on the card: so that every run has an attempt that fails. */
const buyWithoutMoney = async (scene: Scene): Promise<void> => {
  await purchase(scene, [0, 1], 'CARD');
  const [{ id, owner }] = scene.orders as [Scene['orders'][number]];
  const action = { what: 'startOnline', which: 0, at: 0, number: 1 } as const;
  const doing = { scene, admin, owner, id, action };
  await startWith(doing, 'CARD');
  await choose(doing, 'LOW_BALANCE');
};

/** Lets everything come to its end: providers work again, time passes, and the owner decides about what is listed. */
const settleAll = async ({ orders, returns, ...scene }: Scene, faults: FaultSettings): Promise<void> => {
  // Customers pay on pages that they had left, and close them.
  twin.faults.set({ notifyNever: true });
  for (const page of scene.pages.filter((_, index) => index % 2 === 0)) await chooseOn(page, 'CLOSE');
  twin.faults.set(faults);
  await pass(2);
  await work();
  twin.faults.clear();
  await twin.release();
  // Some browsers come back at last.
  for (const move of returns.slice(0, 2)) await goBack({ orders, returns, ...scene }, move);
  for (let round = 0; round < 30; round += 1) {
    await pass(round < 5 ? 12 : 70);
    await work();
    for (const item of await listed())
      await decide(admin, item, item.decisions.includes('REFUND') ? 'REFUND' : (item.decisions[0] ?? ''));
    const [open] = await shop.sql<{ count: number }>(
      `SELECT (SELECT count(*) FROM payment_attempts WHERE order_id = ANY ($1) AND next_check_at IS NOT NULL)
        + (SELECT count(*) FROM payment_refunds WHERE order_id = ANY ($1) AND ended_at IS NULL)
        + (SELECT count(*) FROM payment_attempts WHERE order_id = ANY ($1) AND problem IS NOT NULL) AS count`,
      [orders.map(({ id }) => id)],
    );
    if (Number(open?.count) === 0 && (await listed()).length === 0 && round > 3) break;
  }
  // What couriers have collected goes back by hand.
  for (const { id } of orders) {
    const { payment } = await readOrder(admin, id);
    if (payment.refundDueCents > 0) await refund(admin, id, payment.refundDueCents);
  }
};

const reached = new Map<string, number>();
const count = (what: string) => reached.set(what, (reached.get(what) ?? 0) + 1);

/**
 * Expects what must be true in the end: the books of shop and providers are equal, and nobody has money that is
 * another's.
 */
const expectSettled = async (scene: Scene): Promise<void> => {
  const orders = await storedOf(scene);
  for (const { attempts, ...order } of orders) {
    const about = JSON.stringify({ ...order, attempts });
    const { charged, credited, collected, refunded, status, awaits } = order;
    const kept = collected - refunded;
    expect(kept, about).toBeLessThanOrEqual(charged - credited);
    if (UNDONE.includes(status)) expect(kept, about).toBe(0);
    if (status === 'PENDING' && awaits === 'PAYMENT' && order.holdsStock)
      expect(kept, about).toBeLessThan(charged - credited);
    if (order.method !== 'CASH_ON_DELIVERY' && status !== 'PENDING' && !UNDONE.includes(status))
      expect(kept, about).toBe(charged - credited);
    if (status === 'DELIVERED') expect(kept, about).toBe(charged - credited);
    for (const attempt of attempts) {
      expect(attempt.openRefunds, about).toBe(0);
      expect(attempt.problem, about).toBeNull();
      expect(['PAID', 'FAILED', 'CANCELLED', 'EXPIRED'], about).toContain(attempt.status);
      // A payment with bKash that saves the account has two numbers there: only one of them takes money.
      const there = twin.payments
        .list()
        .filter(({ invoice }) => invoice === compactId(attempt.id))
        .map(bookedAt)
        .reduce((sum, one) => ({ taken: sum.taken + one.taken, back: sum.back + one.back }), {
          taken: 0,
          back: 0,
        });
      expect(there, about).toEqual({
        taken: attempt.status === 'PAID' ? attempt.paidPaisa : 0,
        back: attempt.refundedPaisa,
      });
      if (attempt.status === 'PAID') count('paid');
      if (attempt.refundedCents > 0) count('refunded');
      if (attempt.refundedCents > 0 && attempt.refundedCents < (attempt.collectedCents ?? 0)) count('refunded in part');
      if (['FAILED', 'CANCELLED', 'EXPIRED'].includes(attempt.status)) count(attempt.status);
    }
    if (attempts.filter((one) => one.status === 'PAID').length > 1) count('paid twice');
    count(status);
  }
};

test('whatever customers, admins, providers and time do at once, no piece and no money is lost, taken twice or kept', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyWave, { minLength: 6, maxLength: 12 }),
      anyEnds,
      anyRefundFault,
      async (waves, ends, lastFaults) => {
        const scene: Scene = {
          products: (await shop.products([{ stock: STOCK }, { stock: STOCK }])).map(({ id }) => id),
          customers: await shop.customers(2),
          orders: [],
          pages: [],
          returns: [],
        };
        await shop.sql('DELETE FROM rate_limits');
        twin.faults.clear();
        await buyWithoutMoney(scene);
        for (const { bought, faults, actions: now } of waves) {
          twin.faults.set(faults);
          await Promise.all(bought.map(({ quantities, method }) => purchase(scene, quantities, method)));
          await shop.sql('UPDATE payment_attempts SET asked_at = NULL');
          await Promise.all(
            now.map(async (action) => {
              const { id, owner } = of(scene.orders, action.which) as Scene['orders'][number];
              const act: Act = actions[action.what];
              await act({ scene, admin: admins[action.at], owner, id, action });
            }),
          );
          await expectTrue(scene);
        }
        twin.faults.clear();
        await shop.sql('UPDATE payment_attempts SET asked_at = NULL');
        await Promise.all(scene.orders.map((order, index) => goOn(scene, order, of(ends, index) ?? 0)));
        await expectTrue(scene);
        await settleAll(scene, lastFaults);
        await expectTrue(scene);
        await expectSettled(scene);
      },
    ),
    { numRuns: runs(10), endOnFailure: true },
  );
  if (!isLong) return;
  // All runs together are worth something only if they get everywhere.
  for (const what of ['paid', 'refunded', 'refunded in part', 'FAILED', 'CANCELLED', 'DELIVERED', 'RETURNED'])
    expect([...reached.keys()]).toContain(what);
}, 300_000);
