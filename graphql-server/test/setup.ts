import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DataSource, ObjectLiteral } from 'typeorm';
import { inject } from 'vitest';
import { createApp, type AppDeps } from '../src/app.ts';
import { loadConfig, type Config } from '../src/platform/config/config.ts';
import { createSessionTokens, type SessionTokens } from '../src/people/auth/session/session-token.ts';
import { createDataSource } from '../src/platform/db/data-source.ts';
import { connectionOptions } from '../src/platform/db/open.ts';
import { logSlowStatements } from '../src/platform/db/slow-statements.ts';
import { listen } from '../src/platform/http/listen.ts';
import type { Logger } from 'pino';
import type { SettingKey } from '#schema/setting.ts';
import { once } from '../src/kernel/lazily.ts';
import { createLive, type Live } from '../src/platform/live/live.ts';
import { createLog } from '../src/kernel/log.ts';
import type { SocketLimits } from '../src/platform/http/graphql/sockets/socket-limits.ts';
import type { Metrics } from '../src/platform/metrics/metrics.ts';
import type { Deps } from '../src/platform/module/deps.ts';
import type { Module } from '../src/platform/module/module.ts';
import type { Relay } from '../src/platform/events/relay.ts';
import type { Jobs } from '../src/platform/jobs/jobs.ts';
import { createMailQueue, type MailQueue } from '../src/platform/mail/mail-queue.ts';
import type { DemoMailModel } from '../src/platform/mail/mail.model.ts';
import type { MailTransport } from '../src/platform/mail/mail-transport.ts';
import { modules as allModules } from '../src/modules.ts';
import { afterwards } from './afterwards.ts';
import { createClient, type Client } from './client.ts';
import { cloneDatabase, type TestDatabase } from './database.ts';
import { createFactories, type Factories } from './factories.ts';
import { openTestJobs } from './jobs.ts';

/** A running shop for one test file. As a client it is a visitor: nobody is signed in. */
export interface Shop extends Factories, Client {
  readonly url: string;
  readonly config: Config;
  readonly dataSource: DataSource;
  readonly tokens: SessionTokens;
  /** The failures that the server logged, a line each. */
  readonly failures: readonly string[];
  readonly log: Logger;
  /** All lines that the server logged. */
  readonly logged: readonly string[];
  /** What says to subscriptions what has changed. */
  readonly live: Live;
  /** The mail queue, as services use it. */
  readonly mails: MailQueue;
  /** The job queues. */
  readonly jobs: Jobs;
  /** Brings events to their listeners. */
  readonly relay: Relay;
  /** Brings the events that wait to their listeners. */
  deliverEvents(): Promise<void>;
  /**
   * Does so, then writes and sends the queued mails, also those that wait for a retry; by default into `demo_mails`.
   */
  deliverMails(transport?: MailTransport | null): Promise<void>;
  /** Returns the mails to an e-mail address, oldest first. */
  mailsTo(email: string): Promise<DemoMailModel[]>;
  /** Ends this server before the file's last test. */
  stop(): Promise<void>;
  /** Returns a client with any token. */
  withToken(token: string): Client;
  /** Runs a statement, and returns its rows. */
  sql<Row extends ObjectLiteral>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** Options of a test file's shop. */
export interface ShopOptions {
  env?: Record<string, string>;
  /** Settings that are not those of a new shop, of one that is not beside another. */
  settings?: Partial<Record<SettingKey, string>>;
  /** The folder of the built web. */
  webFolder?: string;
  /** Allows failures of the server, for tests about them. */
  mayFail?: boolean;
  /** Database errors that the test's own statements may cause. */
  mayRefuse?: RegExp;
  /** Starts another server of this shop, with the same database. */
  beside?: Shop;
  /** Its database, where it is not a new one of the test run's PostgreSQL. */
  database?: TestDatabase;
  /** Where the server records metrics. */
  metrics?: Metrics;
  /** How long a statement may take, in milliseconds. */
  statementTimeoutMs?: number;
  /** Brings events to their listeners by itself, as a real server does, and not only when the test says so. */
  relaysEvents?: boolean;
  /** The nouns; all of them unless said otherwise. */
  modules?: readonly Module[];
  /** Limits of sockets. */
  socketLimits?: Partial<SocketLimits>;
  /** The payment providers, where they are not those of the variables. */
  payments?: Deps['payments'];
  /** Where pictures may be fetched from. */
  pictureReach?: Deps['pictureReach'];
  /** What renders pages, limits of it, and the clock by which they are kept, in milliseconds. */
  pages?: Pick<AppDeps, 'renderer' | 'pageLimits' | 'clock'>;
  /** The public operations, bounds of their answers, and the clock by which those are kept, in milliseconds. */
  answers?: Pick<AppDeps, 'publicOperations' | 'answerBounds' | 'clock'>;
}

const borrowedDatabase = async ({ config }: Shop): Promise<TestDatabase> => ({
  url: config.databaseUrl ?? '',
  failures: () => [],
  drop: async () => {},
});

/**
 * Starts a server on a free port with its own database, and ends it after the test that starts it, or after the file's
 * last test. A failure that the server logs, such as every 5xx, fails that test or file; so does every statement that
 * ends as a database error, since clients could repeat it without limit, and PostgreSQL logs each one.
 */
export const openShop = async ({
  env = {},
  settings = {},
  webFolder,
  mayFail = false,
  mayRefuse,
  beside,
  database: ownDatabase,
  metrics,
  statementTimeoutMs,
  relaysEvents = false,
  modules,
  socketLimits,
  payments,
  pictureReach,
  pages,
  answers,
}: ShopOptions = {}): Promise<Shop> => {
  const database = ownDatabase ?? (await (beside ? borrowedDatabase(beside) : cloneDatabase()));
  const dataDir = mkdtempSync(path.join(tmpdir(), 'haat-shop-'));
  const config = loadConfig({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SESSION_SECRET: 'a-key-that-only-the-tests-know-0123456789',
    PUBLIC_URL: 'https://shop.example.com',
    // Every client of a test has its own IP.
    TRUST_PROXY: '1',
    ...inject('paymentVariables'),
    ...env,
  });
  const failures: string[] = [];
  const logged: string[] = [];
  const log = createLog(config.logLevel, {
    write: (line: string) => {
      logged.push(line);
      if (line.includes('"level":"error"')) failures.push(line);
    },
  });
  const tellSlow = logSlowStatements(log);
  const dataSource = await createDataSource(modules ?? allModules, database.url, {
    ...connectionOptions(config),
    observe: (statement) => {
      tellSlow(statement);
      metrics?.statement(statement);
    },
    ...(statementTimeoutMs !== undefined && { statementTimeoutMs }),
  }).initialize();
  // Tests about codes and deposits say yes.
  const set = { CASH_ON_DELIVERY_CHECKS: 'NO', ...settings };
  if (!beside)
    await dataSource.query('INSERT INTO settings (key, value) SELECT * FROM unnest($1::text[], $2::text[])', [
      Object.keys(set),
      Object.values(set),
    ]);
  const testJobs = await openTestJobs(config, { dataSource, log });
  const mails = createMailQueue(testJobs.jobs, config);
  const live = createLive(config.databaseDirectUrl ?? database.url, log, { pauseMs: 20, checkMs: 20_000 });
  const app = await createApp({
    config,
    dataSource,
    log,
    jobs: testJobs.jobs,
    relay: relaysEvents ? testJobs.relay : { wake: () => {} },
    live,
    metrics,
    ...(webFolder !== undefined && { webFolder }),
    ...(modules !== undefined && { modules }),
    ...(socketLimits !== undefined && { socketLimits }),
    ...(payments !== undefined && { payments }),
    ...(pictureReach !== undefined && { pictureReach }),
    ...pages,
    ...answers,
  });
  const listener = await listen(app.http, { host: '127.0.0.1', port: 0 }, undefined, app.sockets);

  const stop = once(async () => {
    await listener.close(0);
    await live.close();
  });
  if (relaysEvents) testJobs.relay.start();

  afterwards(async () => {
    await stop();
    await testJobs.close();
    await dataSource.destroy();
    const refused = database.failures();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
    if (mayFail) return;
    if (failures.length > 0) throw new Error(`The server logged failures:\n${failures.join('')}`);
    const unforeseen = refused.filter((line) => !mayRefuse?.test(line));
    if (unforeseen.length > 0)
      throw new Error(`Statements ended as errors in PostgreSQL's log:\n${unforeseen.join('\n')}`);
  });

  const url = `http://127.0.0.1:${listener.port}`;
  const tokens = createSessionTokens(config.sessionSecrets, config.accessTokenTtlSeconds);
  return {
    url,
    config,
    dataSource,
    tokens,
    failures,
    log,
    logged,
    jobs: testJobs.jobs,
    relay: testJobs.relay,
    live,
    stop,
    mails,
    deliverEvents: () => testJobs.relay.drain(),
    deliverMails: testJobs.deliverMails,
    mailsTo: (email) =>
      dataSource.query(
        'SELECT id, recipient, subject, text, html, sent_at AS "sentAt" FROM demo_mails WHERE recipient = $1 ORDER BY id',
        [email],
      ),
    ...createClient(url),
    ...createFactories(dataSource, tokens, url),
    withToken: (token) => createClient(url, token),
    sql: (text, values) => dataSource.query(text, values),
  };
};
