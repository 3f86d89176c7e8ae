import { existsSync } from 'node:fs';
import path from 'node:path';
import { Router } from 'express';
import type { DataSource } from 'typeorm';
import { inTime } from './in-time.ts';

/** What a server needs to be of use. */
type Need = 'database' | 'web';

/** How long the database has to answer. A probe gives up soon after. */
const ANSWERS_WITHIN_MS = 2000;

/** So long an answer is good for everybody: whoever asks without end asks the database once. */
const GOOD_FOR_MS = 1000;

/** What `healthRoutes` looks at. */
export interface HealthDeps {
  dataSource: DataSource;
  /** Where the built web lies. */
  webFolder: string;
}

/**
 * For whoever runs the shop: `GET /health/live` answers as long as the server does, which is to be started again otherwise;
 * `GET /health/ready` says with 503 what is missing, and that visitors are to be sent elsewhere.
 */
export const healthRoutes = (deps: HealthDeps): Router => {
  let asked: { at: number; missing: Promise<Need[]> } | undefined;
  const missingNow = (): Promise<Need[]> => {
    if (asked === undefined || performance.now() - asked.at > GOOD_FOR_MS)
      asked = { at: performance.now(), missing: missingOf(deps) };
    return asked.missing;
  };

  const router = Router();
  router.use('/health', (_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  router.get('/health/live', (_request, response) => void response.json({ status: 'live' }));
  router.get('/health/ready', async (_request, response) => {
    const missing = await missingNow();
    if (missing.length === 0) response.json({ status: 'ready' });
    else response.status(503).json({ status: 'not ready', missing });
  });
  return router;
};

const missingOf = async ({ dataSource, webFolder }: HealthDeps): Promise<Need[]> => {
  const missing: Need[] = [];
  if (!(await answers(dataSource))) missing.push('database');
  if (!existsSync(path.join(webFolder, 'index.html'))) missing.push('web');
  return missing;
};

/** Whether the database answers a request of ours, on one of the connections that those of visitors use. */
const answers = async (dataSource: DataSource): Promise<boolean> => {
  const asking = dataSource.query('SELECT 1').then(
    () => true,
    // Why not, the failing requests have in the log.
    () => false,
  );
  return (await inTime(asking, ANSWERS_WITHIN_MS)) ?? false;
};
