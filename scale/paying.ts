import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createTwin } from '../demo/payments/twin.ts';
import type { Node } from './cluster.ts';
import { nextAddress, PATIENCE_MS, sendOnce, sendOrder } from './orders.ts';
import type { Buyer, Wanted } from './people.ts';
import { repeat, until } from './stage.ts';

/** The stand-in of SSLCommerz, outside of the shop's machines: it does not fail. */
export interface Provider {
  /** The variables of a shop that is paid there. */
  readonly variables: Readonly<Record<string, string>>;
  /** How often a notification had to be sent again. */
  readonly again: number;
  /** Pays on the provider's page and closes it. Returns the transaction once the shop has taken both notifications. */
  pay(page: string): Promise<string>;
}

/** Starts it. It sends each notification twice, and again until the shop acknowledges it. */
export const openProvider = async (): Promise<Provider> => {
  const app = express();
  const server = createServer(app).listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let again = 0;
  let refused: unknown;
  const twin = createTwin({
    publicUrl: () => `http://127.0.0.1:${port}`,
    secret: randomUUID(),
    reach: (url, init) => {
      let tries = 0;
      const taken = until('a notification to be taken', async () => {
        tries += 1;
        if (tries > 1) again += 1;
        const headers = { ...(init?.headers as Record<string, string>), 'x-forwarded-for': nextAddress() };
        const answer = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(PATIENCE_MS) });
        if (!answer.ok) throw new Error(`It was answered with ${answer.status}.`);
        return answer;
      });
      taken.catch((error: unknown) => (refused = error));
      return taken;
    },
  });
  twin.faults.set({ notifyTwice: true });
  app.use(twin.router);
  const { url, storeId, storePassword } = twin.config.sslcommerz;
  return {
    variables: { SSLCOMMERZ_URL: url, SSLCOMMERZ_STORE_ID: storeId, SSLCOMMERZ_STORE_PASSWORD: storePassword },
    get again() {
      return again;
    },
    pay: async (page) => {
      await fetch(page, { method: 'POST', body: new URLSearchParams({ choice: 'CLOSE' }) });
      if (refused !== undefined) throw refused;
      const transaction = twin.payments.get(page.split('/').at(-1) ?? '')?.transactionId;
      if (!transaction) throw new Error(`Nothing was paid at ${page}.`);
      return transaction;
    },
  };
};

/** Customers who pay by card, one after the other. */
export interface Paying {
  /** Ids of the orders that were answered with success. */
  readonly acknowledged: readonly string[];
  /** Checks that the ledger has each payment once, and each paid order waits for nothing. @throws with the others */
  expectCounted(node: Node): Promise<void>;
  end(): Promise<void>;
}

/** How often somebody pays, in milliseconds. */
const EVERY_MS = 1000;

/** The shop asks the provider each minute about what could not be confirmed when its notification came. */
const SETTLED_MS = 180_000;

const document = `mutation ($input: StartPaymentInput!) {
  startPayment(input: $input) { ... on StartPaymentSuccess { redirectUrl } ... on Error { message } }
}`;

/** Begins it. */
export const payByCard = (
  url: string,
  provider: Provider,
  buyers: readonly Buyer[],
  products: readonly Wanted[],
): Paying => {
  const acknowledged: string[] = [];
  const transactions = new Map<string, string>();
  const paying = repeat(EVERY_MS, async (turn) => {
    const [buyer, product] = [buyers[turn % buyers.length], products[turn % products.length]];
    if (!buyer || !product) throw new Error('Nobody buys anything.');
    const key = randomUUID();
    const orderId = await until('an order by card to be taken', async () => {
      const outcome = await sendOrder(url, buyer, product, key, 'CARD');
      if ('refusal' in outcome) throw new Error(`An order by card was refused: ${outcome.refusal}`);
      return 'id' in outcome && outcome.id;
    });
    acknowledged.push(orderId);
    const page = await until('a payment to begin', async () => {
      const outcome = await sendOnce<{ startPayment: { redirectUrl?: string | null; message?: string } }>(
        url,
        buyer,
        document,
        { orderId, method: 'CARD' },
      );
      if ('trouble' in outcome) return false;
      const { redirectUrl, message } = outcome.data.startPayment;
      if (!redirectUrl) throw new Error(`It could not be paid: ${message}`);
      return redirectUrl;
    });
    transactions.set(orderId, await provider.pay(page));
  });

  return {
    acknowledged,
    expectCounted: async ({ query }) => {
      const isCounted = async () => {
        const wrong = await query(
          `SELECT w.id, w.reference, o.status, o.awaits, e.owed, e.collected
           FROM unnest($1::uuid[], $2::text[]) w (id, reference) LEFT JOIN orders o ON o.id = w.id
           CROSS JOIN LATERAL (
             SELECT sum(CASE WHEN kind IN ('CHARGED', 'REFUNDED') THEN amount_cents ELSE -amount_cents END)::integer AS owed,
               array_agg(reference) FILTER (WHERE kind = 'COLLECTED') AS collected
             FROM payment_entries WHERE order_id = w.id
           ) e
           WHERE (o.status, o.awaits, e.owed, e.collected) IS DISTINCT FROM ('PENDING', NULL, 0, ARRAY[w.reference])`,
          [[...transactions.keys()], [...transactions.values()]],
        );
        if (wrong.length > 0) throw new Error(JSON.stringify(wrong));
      };
      await until('each payment to count once', isCounted, undefined, SETTLED_MS);
    },
    end: paying.end,
  };
};
