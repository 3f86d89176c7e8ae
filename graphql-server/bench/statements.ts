import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { NEW_KEY, type LoadRequest } from './load/load.ts';

/** The statement by which the relay looks for events; it has one in each of its transactions. */
const RELAY_LOOKS = `query LIKE '%FROM events%FOR UPDATE SKIP LOCKED%'`;

/**
 * The statements of this database, without those that the server runs for itself: of the job queue, and looking for
 * changes.
 */
const OF_REQUESTS = `dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
  AND query NOT LIKE '%pg_stat_statements%' AND query NOT LIKE '%jobs.%' AND query NOT LIKE '%pg_listening_channels%'
  AND query NOT LIKE '%pg_current_snapshot()%'`;

/**
 * Waits until the relay has looked for events, which it does every second: it will not do so again during a request.
 */
const relayHasLooked = async (pool: pg.Pool): Promise<void> => {
  await pool.query('SELECT pg_stat_statements_reset()');
  for (;;) {
    const { rowCount } = await pool.query(`SELECT FROM pg_stat_statements WHERE ${RELAY_LOOKS}`);
    if (rowCount !== 0) return delay(50);
    await delay(10);
  }
};

/** Waits until the shop has handled all events: it does so beside the request that they are of. */
const eventsAreHandled = async (pool: pg.Pool): Promise<void> => {
  for (;;) {
    const { rowCount } = await pool.query('SELECT FROM events WHERE handled_at IS NULL LIMIT 1');
    if (rowCount === 0) return;
    await delay(20);
  }
};

/** Returns how many statements requests have run since the last reset, with what came of them. */
export const countAllStatements = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query<{ calls: number }>(
    `SELECT sum(calls)::double precision AS calls FROM pg_stat_statements WHERE ${OF_REQUESTS}`,
  );
  return rows[0]?.calls ?? 0;
};

/** Sends a request. Returns the answer. @throws when it has not this part */
export const ask = async (
  url: string,
  { method, path, accept, token, body }: LoadRequest,
  answers: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const response = await fetch(url + path, {
    method,
    headers: {
      accept,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body?.replace(NEW_KEY, randomUUID()) ?? null,
  });
  const answer = await response.text();
  if (!response.ok || !answer.includes(answers))
    throw new Error(`${method} ${path.slice(0, 200)}: ${response.status} ${answer.slice(0, 2000)}`);
  return answer;
};

/**
 * Returns the statements of one request of which nothing is in memory, as PostgreSQL counts them, without those of the
 * relay, which brings its events to their listeners in a transaction of its own.
 */
export const countStatements = async (
  pool: pg.Pool,
  url: string,
  request: LoadRequest,
  answers: string,
): Promise<number> => {
  await relayHasLooked(pool);
  await pool.query('SELECT pg_stat_statements_reset()');
  await ask(url, request, answers, { 'cache-control': 'no-cache' });
  await eventsAreHandled(pool);
  const { rows } = await pool.query<{ calls: number }>(
    `SELECT (sum(calls) FILTER (WHERE query NOT LIKE '%events% handled_at %' AND query NOT LIKE '%SAVEPOINT%')
       - 2 * coalesce(sum(calls) FILTER (WHERE ${RELAY_LOOKS}), 0))::integer AS calls
     FROM pg_stat_statements WHERE ${OF_REQUESTS}`,
  );
  return rows[0]?.calls ?? 0;
};
