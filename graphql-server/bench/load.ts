import autocannon from 'autocannon';
import type { Pool } from 'pg';
import type { Stage, Workload } from './workloads.ts';

/** The number of connections of the load, to the server and to PostgreSQL alike. */
export const CONNECTIONS = 16;

/** The result of one run. */
export interface Run {
  perSecond: number;
  /** Milliseconds within which 99 of 100 requests were answered. */
  p99: number;
}

let visits = 0;

/** Many IPs: a single one may not send so many requests. */
const nextAddress = () => {
  visits = (visits + 1) % 10_000;
  return `198.18.${Math.floor(visits / 100)}.${visits % 100}`;
};

/** Sends a workload to the server for some seconds. @throws when any response is wrong */
export const loadServer = async (
  url: string,
  workload: Workload,
  stage: Stage,
  seconds: number,
): Promise<Run> => {
  const result = await autocannon({
    url: `${url}/graphql`,
    method: 'POST',
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'content-type': 'application/json' },
    requests: [
      {
        setupRequest: (request) => {
          const { token, body } = workload.request(stage);
          return {
            ...request,
            body,
            headers: {
              ...request.headers,
              'x-forwarded-for': nextAddress(),
              ...(token && { authorization: `Bearer ${token}` }),
            },
          };
        },
      },
    ],
    verifyBody: (body) => String(body).includes(workload.answers),
  });
  const wrong = result.errors + result.non2xx + result.mismatches;
  if (wrong > 0)
    throw new Error(`${workload.name}: ${wrong} of ${result.requests.total} answers were wrong.`);
  return { perSecond: result.requests.total / result.duration, p99: result.latency.p99 };
};

/** Does the same work in plain SQL for some seconds, on as many connections. */
export const loadSql = async (
  pool: Pool,
  workload: Workload,
  stage: Stage,
  seconds: number,
): Promise<Run> => {
  const started = performance.now();
  const end = started + seconds * 1000;
  const times: number[] = [];
  const worker = async () => {
    for (let now = performance.now(); now < end;) {
      await workload.sql(stage, pool);
      const after = performance.now();
      times.push(after - now);
      now = after;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  const elapsed = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  return { perSecond: times.length / elapsed, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
};
