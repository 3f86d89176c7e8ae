import type { Choice } from '#demo/payments/choices.ts';
import { queuesOf } from '../src/platform/jobs/all-queues.ts';
import { reconcile } from '../src/sales/payment/attempts/reconcile.ts';
import { createDeps } from '../src/services.ts';
import { modules } from '../src/modules.ts';
import type { Client } from './client.ts';
import type { Person, TestProduct } from './factories.ts';
import { toInput, type PlaceOrderData } from './order-edges.ts';
import { isLong } from './runs.ts';
import { openShop, type Shop, type ShopOptions } from './setup.ts';
import { openTwin, type TestTwin } from './twin.ts';

/** The payment of an order, as the shop stores it. */
export interface StoredPayment {
  status: string;
  awaits: string | null;
  holdsStock: boolean;
  /** What the ledger says that the order owes. */
  owedCents: number;
  collectedCents: number;
  /** How often money was collected. */
  collections: number;
  /** Oldest first. */
  attempts: { id: string; method: string; status: string; failure: string | null; problem: string | null }[];
}

/** How a payment can be begun: over either edge. */
export interface PaymentEdge {
  edge: 'GraphQL' | 'REST';
  start(customer: Client, orderId: string, method: string): Promise<StartResult>;
}

/** Where to pay, or why not. */
export interface StartResult {
  kind: string;
  redirectUrl: string | null;
  message?: string;
}

const overGraphql: PaymentEdge['start'] = async (customer, orderId, method) => {
  const { data, errors, answer } = await customer.graphqlAnswer<{
    it: { __typename: string; redirectUrl?: string | null; message?: string };
  }>(
    `mutation ($input: StartPaymentInput!) { it: startPayment(input: $input) {
      __typename
      ... on StartPaymentSuccess { redirectUrl }
      ... on Error { message }
    } }`,
    { input: { orderId, method } },
  );
  if (answer.status >= 500) throw answer.failure('The payment could not be begun.');
  if (!data?.it) return { kind: errors[0]?.extensions.code ?? '', redirectUrl: null };
  const { __typename, redirectUrl = null, message } = data.it;
  return {
    kind: __typename === 'StartPaymentSuccess' ? 'success' : __typename,
    redirectUrl,
    ...(message !== undefined && { message }),
  };
};

const kinds: Record<string, string> = {
  PAYMENT_NOT_POSSIBLE: 'PaymentNotPossible',
  OUT_OF_STOCK: 'OutOfStock',
  INVALID_INPUT: 'InvalidInput',
};

const overRest: PaymentEdge['start'] = async (customer, orderId, paymentMethod) => {
  const answer = await customer.post(`/order/payment/${orderId}`, { paymentMethod });
  if (answer.status === 200)
    return { kind: 'success', redirectUrl: answer.ok<{ redirectUrl: string | null }>().redirectUrl };
  if (answer.status >= 500) throw answer.failure('The payment could not be begun.');
  const { code, error } = answer.refused(answer.status);
  return { kind: kinds[code] ?? code, redirectUrl: null, message: error };
};

/** The two edges over which a payment can be begun. */
export const paymentEdges: readonly PaymentEdge[] = [
  { edge: 'GraphQL', start: overGraphql },
  { edge: 'REST', start: overRest },
];

/** Returns providers, each with one of the edges, which call the same service; in all runs with both. */
export const withEdges = <Provider extends object>(providers: readonly Provider[]): (Provider & PaymentEdge)[] =>
  providers.flatMap((provider, index) =>
    paymentEdges
      .filter((_, place) => isLong || place === index % paymentEdges.length)
      .map((edge) => ({ ...provider, ...edge })),
  );

/** A shop whose customers pay at a twin, and what tests do with it. */
export interface PayingShop {
  shop: Shop;
  twin: TestTwin;
  /** Places an order of one piece that waits for its payment. */
  order(customer: Person, product: TestProduct, method: string): Promise<string>;
  /** Returns what is stored about the payment of an order. */
  stored(orderId: string): Promise<StoredPayment>;
  /**
   * Goes to the page of the provider where one pays; returns its URL. Save bKash Account asks for consent on another
   * page first, which is given.
   */
  toPayPage(redirectUrl: string): Promise<string>;
  /**
   * Pays on the provider's pages and lets the browser return; returns where that leads, null when it does not return.
   */
  pay(redirectUrl: string, choice: Choice): Promise<string | null>;
  /** Ends the time for which the shop waits for providers that have not answered yet. */
  endPatience(): void;
  /** Asks about all open payments as if their time had come. */
  reconcile(): Promise<void>;
  /** Lets time pass for everything that waits, minute by minute, as the job sees it. */
  passMinutes(minutes: number): Promise<void>;
  /** The same for refunds, which are planned where they are due. */
  passRefundMinutes(minutes: number): Promise<void>;
}

/** Opens a shop whose customers pay at a twin of the providers. */
export const openPayingShop = async ({ env = {}, ...options }: ShopOptions = {}): Promise<PayingShop> => {
  const twin = await openTwin();
  const waiting = new Set<AbortController>();
  const payments = {
    providers: twin.config,
    fetch: async (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
      const patience = new AbortController();
      waiting.add(patience);
      const signal = AbortSignal.any([patience.signal, ...(init?.signal ? [init.signal] : [])]);
      try {
        return await fetch(input, { ...init, signal });
      } finally {
        waiting.delete(patience);
      }
    },
  };
  const shop = await openShop({ ...options, env: { ...twin.env, ...env }, payments });
  twin.connect(shop);
  const deps = createDeps(shop.dataSource, shop.config, {
    jobs: shop.jobs,
    relay: { wake: () => {} },
    payments,
    log: shop.log,
  });
  const { database, services } = deps;

  /** A customer takes longer on a provider's page than the pause between two questions about an attempt. */
  const takeTime = () => shop.sql('UPDATE payment_attempts SET asked_at = NULL');
  const toPayPage: PayingShop['toPayPage'] = async (redirectUrl) => {
    await takeTime();
    const id = new URL(redirectUrl).pathname.split('/').at(-1) ?? '';
    if (twin.payments.get(id)?.purpose !== 'SAVE_ACCOUNT') return redirectUrl;
    const move = await twin.choose(redirectUrl, 'APPROVE');
    if (!move) throw new Error('The browser does not return.');
    return leadsTo(await twin.goBack(move));
  };

  return {
    shop,
    twin,
    order: async (customer, product, paymentMethod) => {
      const { placeOrder } = await customer.graphql<PlaceOrderData>(
        `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
          __typename ... on PlaceOrderSuccess { order { id } } ... on Error { message }
        } }`,
        { input: { ...toInput(customer, { productId: product.id }), paymentMethod } },
      );
      if (placeOrder.__typename !== 'PlaceOrderSuccess') throw new Error(JSON.stringify(placeOrder));
      return placeOrder.order.id;
    },
    stored: async (orderId) => {
      const [stored] = await shop.sql<StoredPayment>(
        `SELECT o.status, o.awaits, o.holds_stock AS "holdsStock",
          (SELECT sum(CASE WHEN kind IN ('CHARGED', 'REFUNDED') THEN amount_cents ELSE -amount_cents END)
            FROM payment_entries WHERE order_id = o.id)::integer AS "owedCents",
          (SELECT coalesce(sum(amount_cents), 0) FROM payment_entries WHERE order_id = o.id AND kind = 'COLLECTED')::integer
            AS "collectedCents",
          (SELECT count(*) FROM payment_entries WHERE order_id = o.id AND kind = 'COLLECTED')::integer AS collections,
          (SELECT coalesce(json_agg(json_build_object('id', id, 'method', method, 'status', status, 'failure', failure, 'problem', problem) ORDER BY id), '[]')
            FROM payment_attempts WHERE order_id = o.id) AS attempts
         FROM orders o WHERE id = $1`,
        [orderId],
      );
      if (!stored) throw new Error('There is no such order.');
      return stored;
    },
    toPayPage,
    pay: async (redirectUrl, choice) => {
      const move = await twin.choose(await toPayPage(redirectUrl), choice);
      await takeTime();
      return move && leadsTo(await twin.goBack(move));
    },
    endPatience: () => {
      for (const patience of waiting) patience.abort(new DOMException('It took too long.', 'TimeoutError'));
    },
    reconcile: async () => {
      await shop.sql('UPDATE payment_attempts SET next_check_at = now() WHERE next_check_at IS NOT NULL');
      await reconcile(database, services, shop.log);
    },
    passMinutes: async (minutes) => {
      for (let minute = 0; minute < minutes; minute += 1) {
        await shop.sql(
          `WITH attempts AS (
            UPDATE payment_attempts SET next_check_at = next_check_at - interval '1 minute', started_at = started_at - interval '1 minute',
              claimed_at = claimed_at - interval '1 minute', asked_at = asked_at - interval '1 minute' WHERE ended_at IS NULL OR next_check_at IS NOT NULL
          )
          UPDATE orders SET reserved_until = reserved_until - interval '1 minute' WHERE reserved_until IS NOT NULL`,
        );
        await reconcile(database, services, shop.log);
      }
    },
    passRefundMinutes: async (minutes) => {
      const { handle } = queuesOf(modules).refunds.worker(Object.assign(deps, { log: shop.log }));
      for (let minute = 0; minute < minutes; minute += 1) {
        await handle({ id: '', data: null });
        await shop.sql(
          `UPDATE payment_refunds SET next_check_at = next_check_at - interval '1 minute',
            asked_at = asked_at - interval '1 minute' WHERE ended_at IS NULL`,
        );
      }
    },
  };
};

/** Returns where a response leads. @throws when it leads nowhere */
const leadsTo = (response: Response): string => {
  const location = response.headers.get('location');
  if (response.status !== 303 || location === null) throw new Error(`Answered ${response.status}.`);
  return location;
};
