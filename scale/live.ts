import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { ask } from './journey.ts';
import { nextAddress } from './orders.ts';

/** The owner's board, as a browser has it open through nginx. */
export interface LivePage {
  /** Waits until it has shown these orders. Returns how long that took, in milliseconds. @throws when it is late */
  shows(ids: readonly string[]): Promise<number>;
  end(): Promise<void>;
}

/** How long it may be behind, in milliseconds: a server that is gone is noticed after ten seconds. */
const LATE_MS = 30_000;

interface Moved {
  ordersMoved: { isComplete: boolean; orders: { id: string }[] };
}

/** A page of the board's list. */
interface OrdersPage {
  adminOrders: { nodes: { id: string; placedAt: string }[]; pageInfo: { endCursor: string | null } };
}

/** Of how many milliseconds the board lists orders: an outage is shorter, and an order sent before it counts after it. */
const LISTED_MS = 60_000;

const list = `query ($after: String) {
  adminOrders(first: 100, after: $after) { nodes { id placedAt } pageInfo { endCursor } }
}`;

/**
 * Returns the ids of the orders of the last minute, and of those before them in the list: a primary whose clock was fast
 * has dated orders later than those that come now.
 */
const newestOrders = async (url: string, token: string): Promise<string[]> => {
  const since = Date.now() - LISTED_MS;
  const ids: string[] = [];
  let after: string | null = null;
  for (;;) {
    const { adminOrders }: OrdersPage = await ask<OrdersPage>(url, list, { after }, token);
    ids.push(...adminOrders.nodes.map(({ id }) => id));
    after = adminOrders.pageInfo.endCursor;
    const last = adminOrders.nodes.at(-1);
    if (!last || Date.parse(last.placedAt) < since) return ids;
  }
};

/**
 * Opens it for an admin; what is lost is opened again. Told that it may have missed something, it asks for the newest
 * orders: then it shows those, and all that were acknowledged before it asked.
 */
export const openLivePage = (url: string, token: string, acknowledged: readonly string[]): LivePage => {
  const shown = new Set<string>();
  const page = { isOver: false, onShown: (): unknown => undefined, address: nextAddress() };
  const show = (ids: readonly string[]) => {
    for (const id of ids) shown.add(id);
    page.onShown();
  };
  const askAnew = async (): Promise<void> => {
    const before = [...acknowledged];
    // Until there is an answer, as people do.
    const newest = await newestOrders(url, token).catch(() => undefined);
    if (newest) return show([...before, ...newest]);
    await pause(500);
    if (!page.isOver) await askAnew();
  };
  class FromAddress extends WebSocket {
    constructor(at: string, protocols: string) {
      super(at, protocols, { headers: { 'x-forwarded-for': page.address } });
    }
  }
  let quiet: NodeJS.Timeout | undefined;
  const socket = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: FromAddress,
    connectionParams: { token },
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: () => pause(500),
    keepAlive: 5000,
    on: {
      // A socket of a machine that is gone looks open for minutes.
      ping: (isReceived) => {
        if (!isReceived) quiet = setTimeout(() => socket.terminate(), 5000);
      },
      pong: () => clearTimeout(quiet),
      closed: () => clearTimeout(quiet),
    },
  });
  const follow = async () => {
    while (!page.isOver) {
      const pushes = socket.iterate<Moved>({ query: 'subscription { ordersMoved { isComplete orders { id } } }' });
      try {
        for await (const { data } of pushes) {
          if (!data) break;
          show(data.ordersMoved.orders.map(({ id }) => id));
          if (!data.ordersMoved.isComplete) await askAnew();
        }
      } catch {
        // A server in trouble has refused it: it is asked again, and what it misses is missed by `shows`.
      }
      await pause(500);
    }
  };
  const following = follow();
  return {
    shows: async (ids) => {
      const began = performance.now();
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const missing = () => ids.filter((id) => !shown.has(id));
      const late = setTimeout(() => reject(new Error(`The board lacks ${missing().join(', ')}.`)), LATE_MS);
      page.onShown = () => missing().length === 0 && resolve();
      page.onShown();
      await promise.finally(() => clearTimeout(late));
      return performance.now() - began;
    },
    end: async () => {
      page.isOver = true;
      await socket.dispose();
      await following;
    },
  };
};
