import type { CustomFetch } from 'openid-client';
import type { Log } from '#kernel/log.ts';
import type { Config, GoogleConfig } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { Reach } from '../network/public-internet.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { Live } from '../live/live.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Services } from './services.ts';

/** What services need. */
export interface Deps {
  config: Config;
  database: Database;
  /** Where jobs are added. */
  jobs: JobQueue;
  /** Brings events to their listeners. */
  relay: { wake(): void };
  /**
   * The credentials for payment providers, and how to reach them: the configuration's, or in demo mode the stand-ins'.
   */
  payments: { providers: Config['providers']; fetch: typeof fetch };
  /** Where pictures of products may be fetched from, in tests; otherwise the public internet. */
  pictureReach?: Reach | undefined;
  /** The clock by which services keep things for a while, in milliseconds, in tests. */
  clock?: (() => number) | undefined;
  /** Absent where only services are used. */
  log?: Log | undefined;
  /** Absent where metrics are off. */
  metrics?: Pick<Metrics, 'searched' | 'searchIndexed'> | undefined;
  /** Each is created at its first use, so the order of the modules does not matter. */
  services: Services;
}

/** What background work needs. */
export interface WorkDeps extends Deps {
  log: Log;
}

/** What the edges need. */
export interface EdgeDeps extends WorkDeps {
  live: Live;
  /** Undefined where sign-in with Google is not configured. */
  google: { config: GoogleConfig; fetch?: CustomFetch } | undefined;
}
