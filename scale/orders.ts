import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Buyer, Wanted } from './people.ts';

/** Why no answer came, or only one of 502 to 504. */
interface Trouble {
  readonly trouble: string;
  readonly status?: number;
}

/** What became of an order that was sent: its id, or the name of the refusal; or why it is not known. */
export type Outcome = { readonly id: string } | { readonly refusal: string } | Trouble;

const document = `mutation Buy($input: PlaceOrderInput!) {
  placeOrder(input: $input) { __typename ... on PlaceOrderSuccess { order { id } } ... on Error { message } }
}`;

/** How long people wait for an answer before they send something again. */
export const PATIENCE_MS = 5000;

let visits = 0;

/** Another IP for each request: a single one may not send so many. */
export const nextAddress = (): string => {
  visits += 1;
  return `198.18.${Math.floor(visits / 250) % 250}.${visits % 250}`;
};

/** Sends an operation of somebody once. @throws when the answer is none that a shop gives in trouble */
export const sendOnce = async <Data>(
  url: string,
  { token }: Pick<Buyer, 'token'>,
  query: string,
  input: object,
): Promise<{ readonly data: Data } | Trouble> => {
  let answer: { status: number; text: string };
  try {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'x-forwarded-for': nextAddress(),
      },
      body: JSON.stringify({ query, variables: { input } }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    answer = { status: response.status, text: await response.text() };
  } catch (error) {
    // Broken off, or too late.
    return { trouble: String(error) };
  }
  if (answer.status >= 502 && answer.status <= 504)
    return { trouble: `${answer.status} ${answer.text.slice(0, 300)}`, status: answer.status };
  const { data } = JSON.parse(answer.text) as { data?: Data | null };
  if (!data) throw new Error(`${query} was answered with ${answer.status}: ${answer.text.slice(0, 2000)}`);
  return { data };
};

/** Sends an order once. @throws when the answer is none that a shop gives in trouble */
export const sendOrder = async (
  url: string,
  buyer: Buyer,
  { id, color, size }: Wanted,
  key: string,
  paymentMethod: 'CASH_ON_DELIVERY' | 'CARD' = 'CASH_ON_DELIVERY',
): Promise<Outcome> => {
  const outcome = await sendOnce<{ placeOrder: { __typename: string; order?: { id: string } } }>(url, buyer, document, {
    idempotencyKey: key,
    lines: [{ productId: id, quantity: 1, color, size }],
    paymentMethod,
    shippingAddress: {
      name: 'Scale Buyer',
      address: 'House 1, Road 1, Dhanmondi, Dhaka',
      phone: '01712345678',
      email: buyer.email,
    },
  });
  if ('trouble' in outcome) return outcome;
  const { order, __typename: refusal } = outcome.data.placeOrder;
  return order ? { id: order.id } : { refusal };
};

/** Buyers who order one thing after the other, and send each order with its key until it is answered. */
export interface Shopping {
  /** Ids of all orders that were answered with success. */
  readonly acknowledged: readonly string[];
  /** Attempts without an answer so far. */
  readonly unanswered: number;
  /** Those of them for which the proxy had no server (502). */
  readonly brokenOff: number;
  /**
   * Resolves when so many more orders are acknowledged. @throws when a buyer was told something that no shop may say
   */
  more(count: number): Promise<void>;
  /** Resolves with the milliseconds from now to the first success of an attempt that begins from now on. */
  nextSuccess(): Promise<number>;
  /** Lets all finish what they have begun. */
  stop(): Promise<void>;
}

/** How many buy at a time. */
const AT_A_TIME = 8;

/** Begins it. Buyers take turns: what one account may ask for in a quarter of an hour has a limit. */
export const goShopping = (url: string, buyers: readonly Buyer[], products: readonly Wanted[]): Shopping => {
  const acknowledged: string[] = [];
  const listeners = new Set<(began: number) => unknown>();
  let unanswered = 0;
  let brokenOff = 0;
  const going = { isOver: false };
  let lately = '';

  const buy = async (turn: number) => {
    const [buyer, product] = [buyers[turn % buyers.length], products[turn % products.length]];
    if (!buyer || !product) throw new Error('Nobody buys anything.');
    const key = randomUUID();
    for (;;) {
      const began = performance.now();
      const outcome = await sendOrder(url, buyer, product, key);
      if ('trouble' in outcome) {
        unanswered += 1;
        if (outcome.status === 502) brokenOff += 1;
        lately = outcome.trouble;
        // Clients pause before they try again.
        await pause(50);
        continue;
      }
      if (!('id' in outcome)) throw new Error(`An order was refused: ${outcome.refusal}`);
      acknowledged.push(outcome.id);
      for (const listen of listeners) listen(began);
      return;
    }
  };
  const all = Promise.all(
    Array.from({ length: AT_A_TIME }, async (_, place) => {
      for (let turn = place; !going.isOver; turn += AT_A_TIME) await buy(turn);
    }),
  );
  all.catch(() => {});

  /** Resolves when `listen` says so, or fails when the shopping has, or after a minute. */
  const hears = async (listen: (began: number) => boolean) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const one = (began: number) => listen(began) && resolve();
    const timer = setTimeout(() => {
      reject(new Error(`No order succeeded for a minute. Lately: ${lately}`));
    }, 60_000);
    listeners.add(one);
    try {
      await Promise.race([promise, all]);
    } finally {
      listeners.delete(one);
      clearTimeout(timer);
    }
  };

  return {
    acknowledged,
    get unanswered() {
      return unanswered;
    },
    get brokenOff() {
      return brokenOff;
    },
    more: (count) => {
      const wanted = acknowledged.length + count;
      return hears(() => acknowledged.length >= wanted);
    },
    nextSuccess: async () => {
      const from = performance.now();
      await hears((began) => began >= from);
      return performance.now() - from;
    },
    stop: async () => {
      going.isOver = true;
      await all;
    },
  };
};
