import path from 'node:path';
import { ConfigError, loadConfig, projectRoot, type Config } from './platform/config/config.ts';
import { EmbeddedPostgresError } from '#packages/embedded-postgres/embedded-postgres.ts';
import { DatabaseError, openDatabase, type OpenDatabase } from './platform/db/open.ts';
import { DemoError, loadDemo } from './platform/demo/demo.ts';
import { defaultClientTimeouts, listen, ListenError, proxyTimeouts, type Listener } from './platform/http/listen.ts';
import type { Live } from './platform/live/live.ts';
import type { Log } from './kernel/log.ts';
import { isLoopback, isPlainHttp } from './platform/network/network.ts';
import { modules } from './modules.ts';
import type { Work } from './work.ts';

const startedAt = performance.now();
const say = (line = '') => console.log(line);

/**
 * Ctrl-C arrives two or three times: from the terminal, from npm and from the start script. Within this time they count
 * as one.
 */
const sameWishMs = 1500;

let database: OpenDatabase | undefined;
let work: Work | undefined;
let listener: Listener | undefined;
let metricsListener: Listener | undefined;
let live: Live | undefined;
let endingSince: number | undefined;
/** Undefined until the configuration is read. */
let log: Log | undefined;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
// A start script that was killed can no longer pass signals on.
process.on('disconnect', () => void end());
// A programming error ends the shop, but its database properly.
process.on('uncaughtException', (error) => void fail(error));
// Standard output may be closed when the shop ends.
process.stdout.on('error', () => {});

const started = start();
started.catch(fail);

async function start(): Promise<void> {
  // Before anything is changed: a second start must not touch what the first one uses.
  const config = await withFreePort(loadConfig());
  const demo = await loadDemo(config);

  const loadingApp = import('./app.ts');
  const loadingWork = import('./work.ts');
  for (const loading of [loadingApp, loadingWork]) loading.catch(() => {});
  const { createLog } = await import('./kernel/log.ts');
  const { logSlowStatements } = await import('./platform/db/slow-statements.ts');
  const serverLog = createLog(config.logLevel);
  log = serverLog;
  const metrics =
    config.metricsPort === undefined ? undefined : (await import('./platform/metrics/metrics.ts')).createMetrics();
  const tellSlow = logSlowStatements(serverLog);
  database = await openDatabase(config, modules, {
    log: say,
    observe: (statement) => {
      tellSlow(statement);
      metrics?.statement(statement);
    },
  });
  metrics?.watch(database.dataSource, serverLog);
  say(describeDatabase(config, database));
  await demo?.seed(database.dataSource, say);

  const { openWork } = await loadingWork;
  work = await openWork(config, { ...database, log: serverLog, metrics });
  const { createApp } = await loadingApp;
  const { createLive } = await import('./platform/live/live.ts');
  live = createLive(database.directUrl, serverLog);
  const app = await createApp({
    config,
    dataSource: database.dataSource,
    jobs: work.jobs,
    relay: work.relay,
    live,
    log: serverLog,
    metrics,
  });
  if (endingSince !== undefined) return;
  const timeouts = config.trustProxy === false ? defaultClientTimeouts : proxyTimeouts;
  listener = await listen(app.http, config, timeouts, app.sockets);
  if (metrics && config.metricsPort !== undefined) {
    const { metricsServer } = await import('./platform/metrics/metrics-server.ts');
    metricsListener = await listen(metricsServer(metrics, serverLog), {
      ...config,
      port: config.metricsPort,
    });
  }
  await work.start();
  openFirstPage(config.host, listener.port, serverLog);

  const url = config.publicUrl;
  say();
  say(`  Shop                 ${url}`);
  say(`  GraphQL sandbox      ${url}/graphql`);
  say(`  REST documentation   ${url}/backend/docs`);
  if (metricsListener) say(`  Metrics              port ${metricsListener.port}, /metrics`);
  if (demo && config.smtpUrl === undefined) say(`  Mailbox              ${url}/mailbox`);
  if (demo) {
    say();
    for (const [name, { email, password }] of Object.entries(demo.accounts)) {
      say(`  ${`Sign in as ${name}`.padEnd(20)} ${email}  ${password}`);
    }
  }
  if (demo && !isLoopback(config.host)) sayWhatIsOpen(config);
  if (config.nodeEnv === 'production' && isPlainHttp(url)) sayWhatIsNotSafe(config);
  if (!demo && config.smtpUrl === undefined)
    say('\nNo mail server is set (SMTP_URL): nobody can confirm an e-mail address or reset a password.');
  say();
  say(
    `Ready in ${((performance.now() - startedAt) / 1000).toFixed(1)} s. Ctrl-C ends the shop${config.databaseUrl ? '' : ' and its database'}.`,
  );
  process.send?.({ ready: url });
}

/** Opens the home page, which loads the code that renders pages: no visitor has to wait for that. */
function openFirstPage(host: string, port: number, to: Log): void {
  const local = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  const url = `http://${local.includes(':') ? `[${local}]` : local}:${port}/`;
  fetch(url, { headers: { accept: 'text/html' } })
    .then((page) => page.text())
    .catch((error: unknown) => to.info({ error }, 'The first page was not opened at the start.'));
}

/** Returns the configuration with a free port instead of 0. @throws when the port is taken */
async function withFreePort(config: Config): Promise<Config> {
  const probe = await listen(() => {}, config);
  await probe.close(0);
  const publicUrl = config.port === 0 ? config.publicUrl.replace(/:0$/, `:${probe.port}`) : config.publicUrl;
  return Object.freeze({ ...config, port: probe.port, publicUrl });
}

/** Warns what is open to everybody when the demo listens to other machines. */
function sayWhatIsOpen({ host, smtpUrl, google, providers }: Config): void {
  say();
  say(`  !! This is the demo shop, and HOST ${host} opens it to everybody who reaches this machine:`);
  say('  !!  - anybody can sign in as its admin, whose password is known, and see and change everything');
  if (google === undefined)
    say('  !!  - anybody can sign in as anybody at the stand-in for Google, without a password');
  if (!providers.sslcommerz || !providers.bkash || !providers.nagad)
    say('  !!  - anybody can pay without money at the stand-ins for the payment providers');
  if (smtpUrl === undefined) say('  !!  - anybody can read every mail at /mailbox, with links that reset passwords');
  say('  !! Do not enter real data. For a real shop set DEMO_MODE=false.');
}

/** Warns about plain http, which may be wanted in a private network, but never on the internet. */
function sayWhatIsNotSafe({ publicUrl }: Config): void {
  say();
  say(`  !! This shop is reached without TLS, at ${publicUrl}:`);
  say(
    '  !!  - everybody on their way can read their passwords, and sign in by their cookies, which are not marked Secure',
  );
  say('  !! Put a proxy with TLS in front, and set PUBLIC_URL to its https URL.');
}

function describeDatabase(config: Config, { url, migrated }: OpenDatabase): string {
  const { host, pathname } = new URL(url);
  const where = config.databaseUrl
    ? `PostgreSQL at ${host}${pathname} (DATABASE_URL)`
    : `PostgreSQL is started, its data is in ${shortPath(path.join(config.dataDir, 'postgres'))}`;
  const steps = migrated.length === 1 ? '1 migration was run' : `${migrated.length} migrations were run`;
  return migrated.length === 0 ? where : `${where}; ${steps}`;
}

function shortPath(place: string): string {
  const relative = path.relative(projectRoot, place);
  return relative.startsWith('..') ? place : relative;
}

/** Ends the shop: first the running requests, then the jobs, then the database. */
async function end(): Promise<void> {
  if (endingSince !== undefined) {
    // A second request to end: no longer wait for requests.
    if (performance.now() - endingSince > sameWishMs) void listener?.close(0);
    return;
  }
  endingSince = performance.now();
  say('\nEnding the shop');
  try {
    await started;
    await close();
  } catch (error) {
    await fail(error);
  }
  say('Ended');
  process.exit(0);
}

async function close(): Promise<void> {
  await listener?.close();
  await metricsListener?.close(0);
  await live?.close();
  await work?.close();
  await database?.close();
}

/** Prints an error that a person can correct as one line, any other in full, and ends. */
async function fail(error: unknown): Promise<never> {
  const isPlain = [ConfigError, DatabaseError, DemoError, EmbeddedPostgresError, ListenError].some(
    (kind) => error instanceof kind,
  );
  if (isPlain || log === undefined) console.error(isPlain ? `\n${(error as Error).message}` : error);
  else log.fatal({ error }, 'The shop ends by a mistake of its own.');
  await close().catch(console.error);
  process.exit(1);
}
