import type { DataSource } from 'typeorm';
import type { Config } from './platform/config/config.ts';
import { createDatabase } from './platform/db/database.ts';
import { createPublicReads } from './platform/db/standbys.ts';
import type { DemoPayments } from './platform/demo/demo.ts';
import { createRateLimits } from './platform/rate-limits/rate-limits.ts';
import { lazily } from './kernel/lazily.ts';
import type { Deps } from './platform/module/deps.ts';
import type { ModuleDeps } from './platform/module/module.ts';
import type { Services } from './platform/module/services.ts';
import { modules as allModules } from './modules.ts';

/** Returns the credentials for payment providers: the configuration's, and the demo's for those without. */
export const paymentsOf = (config: Config, demo: DemoPayments | undefined): Deps['payments'] =>
  demo === undefined
    ? { providers: config.providers, fetch }
    : { providers: { ...demo.config, ...config.providers }, fetch: demo.fetch };

/** Creates what the parts of all modules need, including their services. */
export const createDeps = (
  dataSource: DataSource,
  config: Config,
  {
    jobs,
    relay,
    payments = paymentsOf(config, undefined),
    pictureReach,
    clock,
    log,
    metrics,
  }: Pick<Deps, 'jobs' | 'relay'> & Partial<Pick<Deps, 'payments' | 'pictureReach' | 'clock' | 'log' | 'metrics'>>,
  modules = allModules,
): ModuleDeps => {
  const makers = Object.assign(
    {
      limits: () => createRateLimits(dataSource),
      publicReads: (given: Deps) => createPublicReads(dataSource, given.config.databaseReplicaUrls, given.log),
    },
    ...modules.map(({ services }) => services),
  );
  const database = createDatabase(dataSource);
  const deps = { config, database, jobs, relay, payments, pictureReach, clock, log, metrics, modules } as ModuleDeps;
  return Object.assign(deps, { services: lazily<Services, ModuleDeps>(makers)(deps) });
};

/** Creates the services of all modules over one database. */
export const createServices = (...from: Parameters<typeof createDeps>): Services => createDeps(...from).services;
