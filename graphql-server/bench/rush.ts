import { randomUUID } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import type pg from 'pg';
import type { LoadRequest } from './load/load.ts';
import type { Stage } from './stage.ts';
import { orderOf } from './workloads/orders.ts';

/** How many buyers there are, and how many pieces, of which each wants one. */
const RUSHING = 400;
export const PIECES = 100;

/** What came of a rush. */
export interface Rush {
  buyers: number;
  sold: number;
  /** How many pieces are left; less than 0 when too many were sold. */
  left: number;
  /** Milliseconds until the last buyer was answered. */
  settledMs: number;
}

/** Sends a request over one of the agent's connections, and returns the answer. */
const send = async (url: string, agent: Agent, { method, path, token, body }: LoadRequest, ip: string) => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const sent = httpRequest(
    url + path,
    {
      agent,
      method,
      headers: {
        'x-forwarded-for': ip,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    },
    (response) => void text(response).then(resolve, reject),
  );
  sent.on('error', reject);
  sent.end(body);
  return promise;
};

/** Has all buyers order the same product at the same moment, of which there are not enough. */
export const measureRush = async (pool: pg.Pool, url: string, { scarce, customers: all }: Stage): Promise<Rush> => {
  const customers = all.slice(0, RUSHING);
  await pool.query('UPDATE product_stock SET available = $2 WHERE product_id = $1', [scarce.id, PIECES]);
  const agent = new Agent({ keepAlive: true, maxSockets: customers.length });
  const health: LoadRequest = { method: 'GET', path: '/health/live', accept: 'application/json' };
  const ofAll = <Result>(act: (buyer: Stage['customers'][number], ip: string) => Promise<Result>) =>
    Promise.all(customers.map((buyer, place) => act(buyer, `198.19.${place >> 8}.${place & 255}`)));
  try {
    // Everybody is there already.
    await ofAll((_, ip) => send(url, agent, health, ip));
    const orders = new Map(customers.map((buyer) => [buyer, orderOf(scarce, buyer, randomUUID())]));
    const began = performance.now();
    const answers = await ofAll((buyer, ip) => send(url, agent, orders.get(buyer) ?? health, ip));
    const settledMs = performance.now() - began;
    const { rows } = await pool.query<{ available: number }>(
      'SELECT available FROM product_stock WHERE product_id = $1',
      [scarce.id],
    );
    return {
      buyers: customers.length,
      sold: answers.filter((answer) => answer.includes('PlaceOrderSuccess')).length,
      left: rows[0]?.available ?? NaN,
      settledMs,
    };
  } finally {
    agent.destroy();
  }
};
