import { existsSync } from 'node:fs';
import path from 'node:path';
import { Router } from 'express';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { Cache } from '../cache/cache.ts';
import { urlOf } from '../db/database.ts';
import type { PublicReads } from '../db/standbys.ts';
import { withTimeout } from '#kernel/with-timeout.ts';

/** What a server needs to serve requests. */
type Need = 'database' | 'web';

/** How long to wait for the database, in milliseconds. A probe gives up soon after. */
const ANSWERS_WITHIN_MS = 2000;

/** How long a result is cached, in milliseconds: however often it is requested, the database is queried once. */
const GOOD_FOR_MS = 1000;

/** What `healthRoutes` checks. */
interface HealthDeps {
  dataSource: DataSource;
  /** The folder of the built web. */
  webFolder: string;
  publicReads: Pick<PublicReads, 'standbys'>;
}

/**
 * Probes for operators. `GET /health/live` answers while the server runs; restart it otherwise. `GET /health/ready`
 * answers 503 and names what is missing; route visitors elsewhere then. Standbys are named by their state and never
 * missed: without them everything is read from the primary.
 */
export const healthRoutes = (deps: HealthDeps): Router => {
  const url = urlOf(deps.dataSource);
  const cache = new Cache<Need[]>({ lifetimeOf: () => ({ freshMs: GOOD_FOR_MS }) });
  const router = Router();
  router.use('/health', (_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  router.get('/health/live', (_request, response) => void response.json({ status: 'live' }));
  router.get('/health/ready', async (_request, response) => {
    const { value: missing } = await cache.get('missing', { make: () => missingOf(url, deps.webFolder) });
    const standbys = deps.publicReads.standbys.map(({ isRead, state }) => (isRead ? 'read' : state));
    const known = standbys.length === 0 ? {} : { standbys };
    if (missing.length === 0) response.json({ status: 'ready', ...known });
    else response.status(503).json({ status: 'not ready', missing, ...known });
  });
  return router;
};

const missingOf = async (url: string, webFolder: string): Promise<Need[]> => {
  const missing: Need[] = [];
  if (!(await withTimeout(answers(url), ANSWERS_WITHIN_MS))) missing.push('database');
  if (!existsSync(path.join(webFolder, 'index.html'))) missing.push('web');
  return missing;
};

/**
 * Whether the database answers, on a separate connection: those of the pool are all in use when the shop is busy, and a
 * shop that is only busy must not be taken out of service, least of all every server at once.
 */
const answers = async (url: string): Promise<boolean> => {
  const probe = new Client({
    connectionString: url,
    application_name: 'haat-health',
    connectionTimeoutMillis: ANSWERS_WITHIN_MS,
    query_timeout: ANSWERS_WITHIN_MS,
  });
  // A broken connection is reported here too.
  probe.on('error', () => undefined);
  try {
    await probe.connect();
    await probe.query('SELECT 1');
    return true;
  } catch {
    // The log of the failing requests has the reason.
    return false;
  } finally {
    await probe.end();
  }
};
