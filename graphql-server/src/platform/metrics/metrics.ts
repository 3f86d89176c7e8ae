import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { poolOf, query } from '../db/database.ts';
import type { SeenStatement } from '../db/observed-client.ts';
import { standbyMetrics } from '../db/standby/standby-metrics.ts';
import { withTimeout } from '#kernel/with-timeout.ts';
import type { NodeResponse } from '../http/request/node-request.ts';
import type { Source } from '../cache/cache.ts';
import type { Log } from '#kernel/log.ts';
import { jobCounts } from './metrics.statements.ts';

/** A finished GraphQL operation. Its root fields are names of the schema, whatever its own name is. */
interface SeenOperation {
  type: string;
  fields: readonly string[];
  seconds: number;
  isGood: boolean;
}

/** What a server keeps: rendered pages, and answers of GraphQL and REST. */
type CachedKind = 'page' | 'answer';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Paths without a route of Express, by their beginning. */
const PLACES = ['/graphql', '/pictures', '/assets', '/health'];

/** Returns the route of a request as the code defines it, so that clients cannot create new labels. */
const routeOf = (request: IncomingMessage): string => {
  // Express has not seen what is answered before it.
  const { originalUrl = request.url ?? '', route } = request as Partial<Request>;
  const place = PLACES.find(
    (one) => originalUrl === one || originalUrl.startsWith(`${one}/`) || originalUrl.startsWith(`${one}?`),
  );
  if (place !== undefined) return place;
  const path = (route as { path?: unknown } | undefined)?.path;
  if (typeof path !== 'string') return 'other';
  return path.startsWith('/{*') ? 'page' : path;
};

/** Returns the class of a PostgreSQL error, such as 23 for a constraint; of the connection otherwise. */
const errorClassOf = (error: unknown): string => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code.slice(0, 2) : 'connection';
};

/** How long to wait for the number of jobs, in milliseconds: Prometheus gives up after ten seconds. */
const COUNTED_WITHIN_MS = 2000;

/** Creates the metrics of a server. Labels have values of our code and schema only, so that their number is limited. */
export const createMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  // Event loop, memory, processor, open files, garbage collection.
  collectDefaultMetrics({ register: registry });
  const requestSeconds = new Histogram({
    name: 'haat_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const operationSeconds = new Histogram({
    name: 'haat_graphql_operation_duration_seconds',
    help: 'Time of GraphQL operations, for each root field that they ask for.',
    labelNames: ['type', 'field', 'outcome'],
    registers,
  });
  const statementSeconds = new Histogram({
    name: 'haat_sql_statement_duration_seconds',
    help: 'Time of SQL statements, by name where they have one.',
    labelNames: ['statement'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 20],
    registers,
  });
  const statementErrors = new Counter({
    name: 'haat_sql_errors_total',
    help: "SQL statements that failed, by the class of PostgreSQL's error.",
    labelNames: ['class'],
    registers,
  });
  const answers = {
    page: new Counter({
      name: 'haat_page_answers_total',
      help: 'Answers to requests for pages: cached, stale, shared with others who waited, made; late and failed ones are the empty page.',
      labelNames: ['source'],
      registers,
    }),
    answer: new Counter({
      name: 'haat_public_answers_total',
      help: 'Answers of the public operations and REST calls: cached, stale, shared with others who waited, made, or failed.',
      labelNames: ['source'],
      registers,
    }),
  };
  const socketsClosed = new Counter({
    name: 'haat_sockets_closed_total',
    help: 'WebSockets that the server closed for what their clients sent, by the code of closing.',
    labelNames: ['code'],
    registers,
  });
  const renderSeconds = new Histogram({
    name: 'haat_page_render_duration_seconds',
    help: 'Time of rendering a page on the server, with waiting for it.',
    registers,
  });
  const pagesNotRendered = new Counter({
    name: 'haat_pages_not_rendered_total',
    help: 'Pages that the server did not render: it was busy, the client has spent too much, or it failed.',
    labelNames: ['reason'],
    registers,
  });
  const searches = new Counter({
    name: 'haat_searches_total',
    help: 'Searches where OpenSearch is configured: found by it, or by PostgreSQL because it did not answer in time.',
    labelNames: ['by'],
    registers,
  });
  const searchIndexed = new Gauge({
    name: 'haat_search_indexed_timestamp_seconds',
    help: 'When this server last brought the changes of the catalogue to OpenSearch; the latest of all servers counts.',
    registers: [],
  });

  return {
    /** Counts a search by what has found. */
    searched: (by: 'opensearch' | 'postgres') => searches.inc({ by }),
    /** Notes that OpenSearch has what has changed until now. */
    searchIndexed: (): void => {
      registry.registerMetric(searchIndexed);
      searchIndexed.setToCurrentTime();
    },
    /** Counts and times a request. */
    request: (request: IncomingMessage, response: NodeResponse): void => {
      const began = performance.now();
      response.once('close', () => {
        const { method: sent = '' } = request;
        const method = METHODS.has(sent) ? sent : 'other';
        const status = response.writableFinished ? response.statusCode : 'aborted';
        const route = response.locals.route ?? routeOf(request);
        requestSeconds.observe({ method, route, status }, (performance.now() - began) / 1000);
      });
    },
    operation: ({ type, fields, seconds, isGood }: SeenOperation): void => {
      const outcome = isGood ? 'ok' : 'error';
      for (const field of fields) operationSeconds.observe({ type, field, outcome }, seconds);
    },
    statement: ({ name, milliseconds, error }: SeenStatement): void => {
      statementSeconds.observe({ statement: name ?? 'unnamed' }, milliseconds / 1000);
      if (error !== undefined) statementErrors.inc({ class: errorClassOf(error) });
    },
    /**
     * Reads connections and jobs of that database at every scrape. If the jobs cannot be counted, they are left out and
     * a warning is logged.
     */
    watch: (dataSource: DataSource, log: Pick<Log, 'warn'>): void => {
      const connections = new Gauge({
        name: 'haat_pool_connections',
        help: 'Connections to PostgreSQL: in use, idle, and requests that wait for one.',
        labelNames: ['state'],
        registers: [],
        collect() {
          const { totalCount, idleCount, waiting } = poolOf(dataSource);
          this.set({ state: 'used' }, totalCount - idleCount);
          this.set({ state: 'idle' }, idleCount);
          this.set({ state: 'waiting' }, waiting);
        },
      });
      const jobs = new Gauge({
        name: 'haat_jobs',
        help: 'Jobs in the database, by line and state, of all servers together; the line failed has those whose last attempt failed.',
        labelNames: ['line', 'state'],
        registers: [],
        async collect() {
          this.reset();
          // The other metrics are needed most while the database is away or overloaded.
          try {
            const counts = await withTimeout(query(dataSource.manager, jobCounts()), COUNTED_WITHIN_MS);
            if (counts === undefined) throw new Error(`No answer came within ${COUNTED_WITHIN_MS} ms.`);
            for (const { line, state, count } of counts) this.set({ line, state }, count);
          } catch (error) {
            log.warn({ error }, 'The jobs could not be counted: the figures come without them.');
          }
        },
      });
      registry.registerMetric(connections);
      registry.registerMetric(jobs);
    },
    /** Reads where public reads go, and how far the standbys are behind, at every scrape. */
    publicReads: (reads: Parameters<typeof standbyMetrics>[0]) =>
      standbyMetrics(reads).forEach((metric) => registry.registerMetric(metric)),
    /** Counts the open sockets at every scrape. */
    sockets: (count: () => number): void => {
      const sockets = new Gauge({
        name: 'haat_sockets',
        help: 'Open WebSockets of live pages.',
        registers: [],
        collect() {
          this.set(count());
        },
      });
      registry.registerMetric(sockets);
    },
    /** Counts a socket that is closed for what came over it; the code is one of ours. */
    socketClosed: (code: number) => socketsClosed.inc({ code }),
    /** Counts a cacheable answer by where it comes from. */
    answered: (kind: CachedKind, source: Source | 'late' | 'failed') => answers[kind].inc({ source }),
    /** Times a page that was rendered, or counts why one was not. */
    pageRendered: (seconds: number) => renderSeconds.observe(seconds),
    pageNotRendered: (reason: 'busy' | 'spent' | 'failed') => pagesNotRendered.inc({ reason }),
    /** Measures a cache at every scrape. */
    measureCache: (kind: CachedKind, size: () => { bytes: number; entries: number }): void => {
      const gauge = new Gauge({
        name: `haat_cached_${kind}s`,
        help: `What is cached in memory of ${kind}s: their number and their bytes.`,
        labelNames: ['of'],
        registers: [],
        collect() {
          const { bytes, entries } = size();
          this.set({ of: `${kind}s` }, entries);
          this.set({ of: 'bytes' }, bytes);
        },
      });
      registry.registerMetric(gauge);
    },
    /** Returns all metrics; `type` is the media type. */
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
};

/** The metrics of one server, in Prometheus' format. */
export type Metrics = ReturnType<typeof createMetrics>;
